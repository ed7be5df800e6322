import { useState } from "react";
import { categories } from "../../src/catalog/types";
import { Link } from "../../src/index";
import { componentsOf, idOf } from "./by-category";
import { Gallery } from "./gallery";
import { Hero } from "./hero";
import { Search } from "./search";
import { Shelves } from "./shelves";

/** The landing page: what Kerf is, how to get started, and a miniature of every component. */
export function Landing() {
  const [query, setQuery] = useState("");
  const chapters = categories
    .filter((category) => componentsOf(category).length > 0)
    .map((category) => ({ id: idOf(category), title: category }));
  return (
    <div className="sb-unstyled page mx-auto flex w-full max-w-300 flex-col gap-10 px-4 pb-24 text-base text-ink sm:px-8">
      <Hero />
      <Shelves />
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
    </div>
  );
}
