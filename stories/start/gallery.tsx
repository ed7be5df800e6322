import { Button, Empty, Text } from "@kerf/react";
import { catalog } from "#kit/catalog";
import { type Found, searchCatalog } from "../../src/catalog/search";
import { categories } from "../../src/catalog/types";
import { componentsOf, idOf } from "./by-category";
import { Card } from "./card";

/** All components by category, or the results of a search, best match first. */
export function Gallery({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const isSearch = query.trim() !== "";
  const { found, near } = isSearch ? searchCatalog(catalog, query) : { found: [], near: [] };
  return (
    <div data-gallery="" className="flex flex-col gap-12">
      <p role="status" className="sr-only">
        {isSearch && (found.length === 1 ? "1 component" : `${found.length} components`)}
      </p>
      {isSearch ? <Results found={found} near={near} query={query} onQuery={onQuery} /> : <Shelf />}
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

interface ResultsProps {
  found: Found[];
  near: string[];
  query: string;
  onQuery: (query: string) => void;
}

function Results({ found, near, query, onQuery }: ResultsProps) {
  if (found.length > 0) {
    return (
      <Cards>
        {found.map(({ component, because }) => (
          <Card key={component.name} component={component} because={because[0]} />
        ))}
      </Cards>
    );
  }
  return (
    <Empty
      title={`No results for “${query.trim()}”`}
      description={
        near.length > 0
          ? "Did you mean:"
          : "Search for what the component does, or for its name in another design system."
      }
      contents={near.map((word) => (
        <Button key={word} size="sm" onClick={() => onQuery(word)}>
          {word}
        </Button>
      ))}
    />
  );
}

function Cards({ children }: { children: React.ReactNode }) {
  return <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">{children}</ul>;
}
