import { lazy, Suspense } from "react";

/** Loaded with the first page of documentation: a story alone does without. */
const Page = lazy(async () => ({ default: (await import("./page/docs-page")).DocsPage }));

/** The page of documentation of every story file. */
export function DocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
