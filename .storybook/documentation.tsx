import { type ComponentType, lazy, Suspense } from "react";

/** What a page of documentation is made of is loaded with the first one: a story alone does without. */
export const ThemedDocs = loadedLate(async () => (await import("./docs-container")).ThemedDocs);
export const DocsPage = loadedLate(async () => (await import("./docs/docs-page")).DocsPage);

function loadedLate<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
