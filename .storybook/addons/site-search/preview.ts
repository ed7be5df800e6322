import { addons } from "storybook/preview-api";
import { isSearchKey, OPEN_SEARCH } from "./events";

const load = () => import("./search-dialog");

/** Opens the search in this page, with the shortcut or when the manager asks for it. */
async function connectSearch(): Promise<void> {
  if (window.parent === window) return;
  const channel = await addons.ready();
  const open = async () => (await load()).openSearch(channel);
  const openByKey = (event: KeyboardEvent) => {
    if (!isSearchKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    open();
  };
  channel.on(OPEN_SEARCH, open);
  window.addEventListener(
    "keydown",
    (event) => {
      // The modifier comes first, so that the dialog is loaded when people type.
      if (event.metaKey || event.ctrlKey) load();
      // Run after all other listeners, because a story may use the same shortcut.
      if (isSearchKey(event)) window.addEventListener("keydown", openByKey, { once: true });
    },
    { capture: true },
  );
}

connectSearch();
