import Search from "lucide-react/icons/search";
import * as React from "react";
import { Button } from "storybook/internal/components";
import { addons, isMacLike, types } from "storybook/manager-api";
import { isSearchKey, OPEN_SEARCH, SEARCH_CLOSED } from "./events";

const pageFrame = () => document.getElementById("storybook-preview-iframe");

/** Opens the search, which the page renders, from the manager. */
addons.register("kerf/search", (api) => {
  /** The element that had the focus, if it was in the manager. */
  let focused: Element | null = null;
  const open = () => {
    focused = document.activeElement === pageFrame() ? null : document.activeElement;
    pageFrame()?.focus();
    api.emit(OPEN_SEARCH);
  };
  api.on(SEARCH_CLOSED, (page?: string) => {
    if (page === undefined && focused instanceof HTMLElement) focused.focus();
    focused = null;
  });
  // Storybook's own search finds only names of stories.
  api.setShortcut("search", ["/"]);
  window.addEventListener("keydown", (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open();
  });
  addons.add("kerf/search", {
    type: types.TOOL,
    title: "Search",
    match: ({ viewMode }) => viewMode === "story" || viewMode === "docs",
    render: () => (
      <Button
        padding="small"
        variant="ghost"
        ariaLabel="Search the site"
        shortcut={[isMacLike() ? "meta" : "control", "K"]}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Search size={14} aria-hidden="true" />
      </Button>
    ),
  });
});
