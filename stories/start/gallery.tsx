import { Banner, Empty, Text } from "@kerf/react";
import { Suspense, use } from "react";
import { catalog } from "#kit/catalog";
import { loadedOnce } from "../../.storybook/shared/load-packed";
import { type Catalog, type ComponentDescriptor, categories } from "../../src/catalog/types";
import { catalogEntries } from "../../src/search/catalog-entries";
import { createSearch, indexEntries } from "../../src/search/engine";
import { componentsOf, idOf } from "./by-category";
import { Card } from "./card";

/** A component that a search found, and what matched on its page. */
interface Found {
  component: ComponentDescriptor;
  because: string | undefined;
}

/** The search in all of the catalog. It is loaded when somebody searches. */
const loadSearch = loadedOnce(async () => {
  const { default: document } = await import("../../src/catalog/catalog.json");
  return createSearch(indexEntries(catalogEntries(document as unknown as Catalog)));
});

function useSearch(query: string): { found: Found[]; absent: string | undefined } {
  const { pages, details, absent } = use(loadSearch())(query);
  const found = pages.flatMap(({ name, page }): Found[] => {
    const component = catalog.components[name];
    const because = details.find((detail) => detail.page === page)?.name;
    return component ? [{ component, because }] : [];
  });
  return { found, absent };
}

/** All components by category, or the results of a search, best match first. */
export function Gallery({ query }: { query: string }) {
  const isSearch = query.trim() !== "";
  return (
    <div data-gallery="" className="flex flex-col gap-12">
      <p role="status" className="sr-only">
        <Suspense>{isSearch && <Count query={query} />}</Suspense>
      </p>
      <Suspense>{isSearch ? <Results query={query} /> : <Shelf />}</Suspense>
    </div>
  );
}

function Count({ query }: { query: string }) {
  const { found } = useSearch(query);
  return found.length === 1 ? "1 component" : `${found.length} components`;
}

function Shelf() {
  return categories.map((category) => {
    const components = componentsOf(category);
    if (components.length === 0) return null;
    return (
      <section key={category} aria-labelledby={idOf(category)} className="flex flex-col gap-4">
        <Text as="h2" variant="heading3" id={idOf(category)} className="scroll-mt-16">
          {category}
        </Text>
        <Cards>
          {components.map((component) => (
            <Card key={component.name} component={component} />
          ))}
        </Cards>
      </section>
    );
  });
}

function Results({ query }: { query: string }) {
  const { found, absent } = useSearch(query);
  return (
    <>
      {absent && <Banner>{absent}</Banner>}
      {found.length > 0 ? (
        <Cards>
          {found.map(({ component, because }) => (
            <Card key={component.name} component={component} because={because} />
          ))}
        </Cards>
      ) : (
        !absent && (
          <Empty
            title={`No results for “${query.trim()}”`}
            description="Search for what the component does, or for its name in another design system."
          />
        )
      )}
    </>
  );
}

function Cards({ children }: { children: React.ReactNode }) {
  return <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">{children}</ul>;
}
