import { useState } from "react";
import { PageIndex } from "#docs/page-layout";
import { categories } from "../../src/catalog/types";
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
          {query.trim() === "" && <PageIndex chapters={chapters} />}
        </div>
        <Gallery query={query} />
      </section>
    </div>
  );
}
