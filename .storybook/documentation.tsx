import { type ComponentType, lazy, Suspense } from "react";

/** The components of docs pages. They are loaded with the first docs page: stories alone don't need them. */
export const ThemedDocs = loadedLate(async () => (await import("./docs/docs-container")).ThemedDocs);
export const DocsPage = loadedLate(async () => (await import("./docs/docs-page")).DocsPage);

// If the first page is a docs page, its container loads together with its content.
if (/viewMode=docs|id=\*/.test(location.search)) import("./docs/docs-container");

function loadedLate<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
