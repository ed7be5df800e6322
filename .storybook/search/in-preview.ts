import { addons } from "storybook/preview-api";
import { isSearchKey, OPEN_SEARCH, SHOW_ANCHOR } from "./events";

/** Makes a page in the site open the search by its shortcut, and show what the search found on it. */
export function connectSearch(): void {
  if (window.parent === window) return;
  addons.ready().then((channel) => {
    channel.on(SHOW_ANCHOR, showAnchor);
    window.addEventListener("keydown", listen, { capture: true });
    function listen(event: KeyboardEvent): void {
      if (!isSearchKey(event)) return;
      // Storybook would focus the search of its sidebar.
      const { onkeydown } = window;
      window.onkeydown = null;
      setTimeout(() => {
        window.onkeydown = onkeydown;
      });
      // Behind all other listeners: a story may have the same shortcut.
      window.addEventListener("keydown", open, { once: true });
    }
    function open(event: KeyboardEvent): void {
      if (!isSearchKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      const from = document.activeElement;
      // While the search is open, the page is inert, so its element loses the focus.
      const restore = () => from instanceof HTMLElement && from.focus({ preventScroll: true });
      window.addEventListener("focus", restore, { once: true });
      channel.emit(OPEN_SEARCH);
    }
  });
}

/** How long a page may take to render an element, and then to grow above it, in ms. */
const PATIENCE = { toRender: 8000, toSettle: 1500 };

/** Goes to an element as a link to it does: it scrolls there, opens what hides it, and marks it as the target. */
function showAnchor(anchor: string): void {
  const address = `#${encodeURIComponent(anchor)}`;
  let deadline = Date.now() + PATIENCE.toRender;
  let isFound = false;
  // Once somebody scrolls, the page is theirs.
  const stop = new AbortController();
  for (const type of ["wheel", "touchstart", "keydown", "mousedown"])
    addEventListener(type, () => stop.abort(), { signal: stop.signal, capture: true });
  const tryAgain = () => {
    if (stop.signal.aborted) return;
    const target = document.getElementById(anchor);
    if (target && !isFound) {
      isFound = true;
      deadline = Date.now() + PATIENCE.toSettle;
    }
    if (target) location.replace(address);
    if (Date.now() < deadline) setTimeout(tryAgain, 100);
    else stop.abort();
  };
  location.replace(address);
  // Also if the address is the same as before, and what the element is in was closed since.
  dispatchEvent(new HashChangeEvent("hashchange"));
  tryAgain();
}
