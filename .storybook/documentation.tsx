import { type ComponentType, lazy, Suspense } from "react";

/** The components of docs pages. They are loaded with the first docs page: stories alone don't need them. */
export const ThemedDocs = loadedLate(async () => (await import("./docs/docs-container")).ThemedDocs);
export const DocsPage = loadedLate(async () => (await import("./docs/docs-page")).DocsPage);

function loadedLate<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
