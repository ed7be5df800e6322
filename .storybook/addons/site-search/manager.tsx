import * as React from "react";
import { createRoot, type Root } from "react-dom/client";
import { DOCS_RENDERED } from "storybook/internal/core-events";
import { type API, addons, types } from "storybook/manager-api";
import { colorsOf, themeOf } from "../../shared/brand";
import { SearchButton } from "./button";
import { loadSearch, rememberEntry } from "./client";
import { SearchDialog } from "./dialog";
import type { Entry } from "./entry";
import { isSearchKey, OPEN_SEARCH, SHOW_ANCHOR } from "./entry";
import "./search.css";

/** The id of the input of Storybook's own search. */
const sidebarField = "storybook-explorer-searchfield";
const previewFrame = "storybook-preview-iframe";

/** Opens the search, with a text. */
type OpenSearch = (text?: string) => void;

/** Connects the search to the manager. Nothing is loaded or rendered until it opens. */
addons.register("kerf/search", (api) => {
  let root: Root | undefined;
  let number = 0;
  /** Whether the page had the focus before the search opened. */
  let isFromPage = false;
  const open: OpenSearch = (text = "") => {
    root ??= createRoot(document.body.appendChild(document.createElement("div")));
    number += 1;
    isFromPage ||= document.activeElement?.id === previewFrame;
    const { base } = themeOf(api.getGlobals().theme);
    root.render(
      <SearchDialog
        opening={{ number, text }}
        colors={colorsOf(base)}
        isDark={base === "dark"}
        onOpenEntry={(entry, isNewTab) => openEntry(api, entry, isNewTab)}
        onClose={() => {
          // The browser returns the focus only to an element of the manager, not into the page's frame.
          if (isFromPage) focusPage();
          isFromPage = false;
        }}
      />,
    );
  };
  // Listen in the capture phase, before Storybook's own shortcut.
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open();
    },
    { capture: true },
  );
  document.body.append(phoneButton(() => open()));
  api.on(OPEN_SEARCH, () => open());
  replaceSidebarField(open);
  addons.add("kerf/search", {
    type: types.TOOL,
    title: "Search",
    match: ({ viewMode }) => viewMode === "story" || viewMode === "docs",
    render: () => <SearchButton onOpen={() => open()} />,
  });
});

/** The search button for phones, where the toolbar is too long to show the other button. */
function phoneButton(onClick: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "kerf-search-phone";
  button.textContent = "Search";
  button.setAttribute("aria-haspopup", "dialog");
  button.addEventListener("click", onClick);
  return button;
}

/**
 * Opens the search on a click or typing in the sidebar's field, which itself would search only story names.
 */
function replaceSidebarField(open: OpenSearch): void {
  const isField = ({ target }: Event) => target instanceof HTMLInputElement && target.id === sidebarField;
  const take = (event: Event) => {
    if (!isField(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "input") {
      const field = event.target as HTMLInputElement;
      open(field.value);
      field.value = "";
    } else if (event.type === "click") open();
    else loadSearch();
  };
  for (const type of ["mousedown", "click", "input"]) window.addEventListener(type, take, { capture: true });
}

function openEntry(api: API, entry: Entry, isNewTab: boolean): void {
  rememberEntry(entry);
  const { page, anchor } = entry;
  if (isNewTab) {
    const address = new URL(
      `?path=/${page.endsWith("--docs") ? "docs" : "story"}/${page}${anchor ? `#${anchor}` : ""}`,
      document.baseURI,
    );
    window.open(address.href);
    return;
  }
  const isHere = api.getUrlState().storyId === page && api.getUrlState().viewMode === "docs";
  if (!isHere) {
    if (anchor) api.once(DOCS_RENDERED, () => api.emit(SHOW_ANCHOR, anchor));
    api.selectStory(page, undefined, anchor ? { scrollTo: anchor } : {});
  } else if (anchor) api.emit(SHOW_ANCHOR, anchor);
  // Keyboard input then goes to the page.
  focusPage();
}

function focusPage(): void {
  document.getElementById(previewFrame)?.focus();
}
