import { Link } from "@kerf/react";
import { useState } from "react";
import { categories } from "../../src/catalog/types";
import { componentsOf, idOf } from "./by-category";
import { Gallery } from "./gallery";
import { Search } from "./search";

const chapters = categories
  .filter((category) => componentsOf(category).length > 0)
  .map((category) => ({ id: idOf(category), title: category }));

/** A search of the components, and a miniature of each. */
export function ComponentsSection() {
  const [query, setQuery] = useState("");
  return (
    <section aria-label="Components" className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Search query={query} onQuery={setQuery} />
        {query.trim() === "" && (
          <nav aria-label="Categories" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {chapters.map(({ id, title }) => (
              // Storybook's frame opens links in the parent window. These links stay on the page.
              <Link key={id} href={`#${id}`} target="_self" variant="current" className="text-ink-muted">
                {title}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <Gallery query={query} />
    </section>
  );
}
