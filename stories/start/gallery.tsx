import { Banner, Empty, Text } from "@kerf/react";
import { catalog } from "#kit/catalog";
import { type ComponentDescriptor, categories } from "../../src/catalog/types";
import { catalogEntries } from "../../src/search/catalog-entries";
import { createSearch, indexEntries } from "../../src/search/engine";
import { componentsOf, idOf } from "./by-category";
import { Card } from "./card";

/** A component that a search found, and what matched on its page. */
interface Found {
  component: ComponentDescriptor;
  because: string | undefined;
}

let searchIn: ReturnType<typeof createSearch> | undefined;

function search(query: string): { found: Found[]; absent: string | undefined } {
  if (query.trim() === "") return { found: [], absent: undefined };
  searchIn ??= createSearch(indexEntries(catalogEntries(catalog)));
  const { pages, details, absent } = searchIn(query);
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
  const { found, absent } = search(query);
  return (
    <div data-gallery="" className="flex flex-col gap-12">
      <p role="status" className="sr-only">
        {isSearch && (found.length === 1 ? "1 component" : `${found.length} components`)}
      </p>
      {isSearch ? <Results found={found} absent={absent} query={query} /> : <Shelf />}
    </div>
  );
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

function Results({ found, absent, query }: ReturnType<typeof search> & { query: string }) {
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
