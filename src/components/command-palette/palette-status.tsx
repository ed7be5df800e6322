"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { countItems } from "../../lib/picker/items";
import { ResultCount } from "../../lib/picker/result-count";
import { useCommandPalette } from "./command-palette-context";

/** Says to those who do not see the list what became of the search. */
export function PaletteStatus() {
  const { labels, isLoading } = useCommandPalette("CommandPalette.Panel");
  const count = countItems(Base.useFilteredItems<unknown>());
  return (
    <>
      <ResultCount slot="command-palette-status" locale={labels.locale} texts={labels.results} />
      <span data-slot="command-palette-news" role="status" className="k:sr-only">
        {isLoading ? labels.loading : count === 0 && labels.empty}
      </span>
    </>
  );
}
