import { addons } from "storybook/preview-api";
import { isSearchKey, OPEN_SEARCH, SHOW_ANCHOR } from "./entry";

/** Makes a page open the search with the shortcut, and scroll to selected results. */
function connectSearch(): void {
  if (window.parent === window) return;
  addons.ready().then((channel) => {
    channel.on(SHOW_ANCHOR, showAnchor);
    window.addEventListener("keydown", listen, { capture: true });
    function listen(event: KeyboardEvent): void {
      if (!isSearchKey(event)) return;
      // Storybook's own listener would focus the sidebar's search field.
      const { onkeydown } = window;
      window.onkeydown = null;
      setTimeout(() => {
        window.onkeydown = onkeydown;
      });
      // Run after all other listeners, because a story may use the same shortcut.
      window.addEventListener("keydown", open, { once: true });
    }
    function open(event: KeyboardEvent): void {
      if (!isSearchKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      const from = document.activeElement;
      // While the search is open, the page is inert, so the focused element loses the focus.
      const restore = () => from instanceof HTMLElement && from.focus({ preventScroll: true });
      window.addEventListener("focus", restore, { once: true });
      channel.emit(OPEN_SEARCH);
    }
  });
}

/** How long a page may take to render an element, and then to grow above it, in ms. */
const PATIENCE = { toRender: 8000, toSettle: 1500 };

/**
 * Goes to an element like a link to it: scrolls to it, opens the section around it, and makes it the target.
 */
function showAnchor(anchor: string): void {
  const address = `#${encodeURIComponent(anchor)}`;
  let deadline = Date.now() + PATIENCE.toRender;
  let isFound = false;
  // Stop as soon as people scroll or interact with the page.
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
  // Needed if the hash hasn't changed, but the section around the element was closed since.
  dispatchEvent(new HashChangeEvent("hashchange"));
  tryAgain();
}

connectSearch();
