import Search from "lucide-react/icons/search";
import * as React from "react";
import { Button } from "storybook/internal/components";
import { isMacLike } from "storybook/manager-api";
import { loadSearch } from "./client";

/** The toolbar's search button. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      padding="small"
      variant="ghost"
      ariaLabel="Search the site"
      shortcut={[isMacLike() ? "meta" : "control", "K"]}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={loadSearch}
      onFocus={loadSearch}
    >
      <Search size={14} aria-hidden="true" />
    </Button>
  );
}
