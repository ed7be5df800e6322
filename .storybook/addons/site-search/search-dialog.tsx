import { useEffect, useMemo, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Channel } from "storybook/internal/channels";
import { DOCS_RENDERED, NAVIGATE_URL } from "storybook/internal/core-events";
import { CommandPalette } from "../../../src/index";
import { createSearch, type Results } from "../../../src/search/engine";
import type { Entry } from "../../../src/search/entry";
import { loadedOnce, loadPacked } from "../../shared/load-packed";
import { SEARCH_CLOSED } from "./events";
import { groupsOf, titleOf } from "./groups";

type Search = (query: string) => Results;

let root: Root | undefined;
let openings = 0;
let isOpen = false;

const loadSearch = loadedOnce(async (): Promise<Search> => {
  return createSearch(JSON.parse(await loadPacked("search/index.bin")));
});

/** Opens the search over the page. */
export function openSearch(channel: Channel): void {
  if (isOpen) return;
  isOpen = true;
  openings += 1;
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<SearchDialog key={openings} channel={channel} />);
}

function SearchDialog({ channel }: { channel: Channel }) {
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState("");
  const [search, setSearch] = useState<{ find?: Search; error?: string }>({});
  useEffect(() => {
    loadSearch().then(
      (find) => setSearch({ find }),
      (error) => setSearch({ error: String(error) }),
    );
  }, []);
  const results = useMemo(() => search.find?.(query), [search, query]);
  const groups = useMemo(
    () =>
      results ? groupsOf(results, query).map(({ title, entries }) => ({ value: title, items: entries })) : [],
    [results, query],
  );
  const close = (page?: string) => {
    isOpen = false;
    setOpen(false);
    channel.emit(SEARCH_CLOSED, page);
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => !next && close()}
      items={groups}
      filter={null}
      itemToStringValue={({ name }) => name}
      value={query}
      onValueChange={setQuery}
      onSelect={(entry, { newTab }) => {
        if (!newTab) close(entry.page);
        openEntry(channel, entry, newTab);
      }}
    >
      <CommandPalette.Input placeholder="Search components, props, examples, guides" />
      {results?.absent && (
        <p role="status" className="border-line border-b px-4 py-3 text-ink-muted text-sm">
          {results.absent}
        </p>
      )}
      <CommandPalette.List>
        <CommandPalette.Results>
          {(group: (typeof groups)[number]) => (
            <CommandPalette.Group items={group.items}>
              <CommandPalette.GroupLabel />
              <CommandPalette.Items>{(entry: Entry) => <Result entry={entry} />}</CommandPalette.Items>
            </CommandPalette.Group>
          )}
        </CommandPalette.Results>
        {!search.find && !search.error && <CommandPalette.Loading />}
        <CommandPalette.Empty>
          {search.error
            ? `The search can't be loaded. ${search.error}`
            : `No results for “${query.trim()}”. Try another word for it, or what it does.`}
        </CommandPalette.Empty>
      </CommandPalette.List>
      <CommandPalette.Footer />
    </CommandPalette>
  );
}

function Result({ entry }: { entry: Entry }) {
  const { title, path } = titleOf(entry);
  const text = entry.text.replaceAll("`", "");
  return (
    <CommandPalette.Item value={entry}>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">
          <CommandPalette.HighlightedText text={title} className="font-medium" />
          <span className="ms-2 text-ink-muted">{path}</span>
        </span>
        {text !== title && (
          <CommandPalette.HighlightedText text={text} className="truncate text-ink-muted text-sm" />
        )}
      </span>
    </CommandPalette.Item>
  );
}

function openEntry(channel: Channel, { page, anchor }: Entry, isNewTab: boolean): void {
  const path = `?path=/docs/${page}`;
  if (isNewTab) {
    window.open(new URL(`${path}${anchor ? `#${anchor}` : ""}`, window.parent.location.href));
    return;
  }
  const parameters = new URLSearchParams(location.search);
  if (parameters.get("id") === page && parameters.get("viewMode") === "docs") {
    if (anchor) showAnchor(anchor);
    return;
  }
  if (anchor) channel.once(DOCS_RENDERED, () => showAnchor(anchor));
  channel.emit(NAVIGATE_URL, path);
}

/** How long a page may take to render an element, and then to grow above it, in ms. */
const TIMEOUTS = { toRender: 8000, toSettle: 1500 };

/** Goes to an element like a link to it: scrolls to it, opens the section around it, and makes it the target. */
function showAnchor(anchor: string): void {
  const address = `#${encodeURIComponent(anchor)}`;
  const start = Date.now();
  let found: number | undefined;
  // Stop as soon as people scroll or interact with the page.
  const stop = new AbortController();
  for (const type of ["wheel", "touchstart", "keydown", "mousedown"])
    addEventListener(type, () => stop.abort(), { signal: stop.signal, capture: true });
  const scroll = () => {
    if (stop.signal.aborted) return;
    if (document.getElementById(anchor)) {
      found ??= Date.now();
      location.replace(address);
    }
    const end = found === undefined ? start + TIMEOUTS.toRender : found + TIMEOUTS.toSettle;
    if (Date.now() < end) setTimeout(scroll, 100);
    else stop.abort();
  };
  location.replace(address);
  // Needed if the hash hasn't changed, but the section around the element was closed since.
  dispatchEvent(new HashChangeEvent("hashchange"));
  scroll();
}
