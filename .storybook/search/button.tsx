import Search from "lucide-react/icons/search";
import * as React from "react";
import { Button } from "storybook/internal/components";
import { isMacLike } from "storybook/manager-api";
import { loadSearch } from "./ask";

/** The toolbar's button of the search. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const keys = isMacLike() ? "⌘K" : "Ctrl K";
  return (
    <Button
      padding="small"
      variant="ghost"
      ariaLabel="Search the site"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMacLike() ? "Meta+K" : "Control+K"}
      onClick={onOpen}
      onPointerEnter={loadSearch}
      onFocus={loadSearch}
    >
      <Search size={14} aria-hidden="true" />
      Search <kbd className="kerf-search-keys">{keys}</kbd>
    </Button>
  );
}
