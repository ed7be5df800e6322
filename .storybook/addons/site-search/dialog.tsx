import * as React from "react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useResults } from "./client";
import type { Entry } from "./entry";
import { groupsOf } from "./groups";
import { KindIcon, Option } from "./option";

export interface SearchDialogProps {
  /** The current opening: its number, which is new each time the dialog opens, and the initial text. */
  opening: { number: number; text: string };
  /** The colors of the current theme, as custom properties. */
  colors: Record<string, string>;
  isDark: boolean;
  /** Called when a result is selected. */
  onOpenEntry: (entry: Entry, isNewTab: boolean) => void;
  onClose: () => void;
}

/** The site's search: a modal dialog with a combobox and a preview of the highlighted result. */
export function SearchDialog({ opening, colors, isDark, onOpenEntry, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const { results, error, isCurrent } = useResults(query, opening.number);
  const [active, setActive] = useState(0);
  /** Set if Enter was pressed before the results of the query arrived. */
  const enter = useRef<{ isNewTab: boolean }>(undefined);
  const listId = useId();

  const search = (text: string) => {
    setQuery(text);
    setActive(0);
    enter.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useLayoutEffect(() => {
    search(opening.text);
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
    if (opening.text === "") input.current?.select();
  }, [opening]);

  const groups = results ? groupsOf(results, query) : [];
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(active, entries.length - 1)];
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
    // Show the heading of the first group, too.
    if (active === 0) document.getElementById(listId)?.scrollTo({ top: 0 });
  }, [active, listId]);

  const choose = (entry: Entry, isNewTab: boolean) => {
    if (!isNewTab) dialog.current?.close();
    onOpenEntry(entry, isNewTab);
  };
  useEffect(() => {
    if (!isCurrent || !enter.current) return;
    const { isNewTab } = enter.current;
    enter.current = undefined;
    if (current) choose(current, isNewTab);
  });
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && entries.length > 0) {
      const isSingle = Math.abs(step) === 1;
      const next = active + step;
      // The arrow keys wrap around. The page keys stop at the ends.
      setActive(
        isSingle ? (next + entries.length) % entries.length : Math.max(0, Math.min(entries.length - 1, next)),
      );
    } else if (event.key === "Enter") {
      const isNewTab = event.metaKey || event.ctrlKey;
      if (!isCurrent) enter.current = { isNewTab };
      else if (current) choose(current, isNewTab);
    } else if (event.key === "Escape" && query !== "") search("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  let index = -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog. The click is for its backdrop.
    <dialog
      ref={dialog}
      className="kerf-search"
      aria-label="Search"
      style={{ ...colors, colorScheme: isDark ? "dark" : "light" } as React.CSSProperties}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="kerf-search-frame">
        <div className="kerf-search-head">
          <KindIcon kind="Search" />
          <input
            ref={input}
            role="combobox"
            aria-label="Search components, props, examples and guides"
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search components, props, examples, guides"
            value={query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div className="kerf-search-body">
          <div id={listId} role="listbox" aria-label="Results" className="kerf-search-list">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options; no fieldset may be in a listbox.
              <div key={group.title} role="group" aria-label={group.title}>
                <div className="kerf-search-group" aria-hidden="true">
                  {group.title}
                </div>
                {group.entries.map((entry) => {
                  index++;
                  const own = index;
                  return (
                    <Option
                      key={`${entry.kind} ${entry.page} ${entry.name} ${entry.text}`}
                      id={optionId(own)}
                      entry={entry}
                      query={query}
                      isActive={entry === current}
                      onPoint={() => setActive(own)}
                      onChoose={(isNewTab) => choose(entry, isNewTab)}
                    />
                  );
                })}
              </div>
            ))}
            {results && entries.length === 0 && (
              <p className="kerf-search-none">
                No results for “{query.trim()}”. Try another word for it, or what it does.
              </p>
            )}
            {error && <p className="kerf-search-none">The search can't be loaded. {error}</p>}
            {!results && !error && <p className="kerf-search-none">Loading the search…</p>}
          </div>
        </div>
        <div className="kerf-search-foot" aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> to move
          </span>
          <span>
            <kbd>enter</kbd> to open
          </span>
          <span>
            <kbd>esc</kbd> to {query === "" ? "close" : "clear"}
          </span>
        </div>
        <p role="status" className="kerf-search-status">
          {results && query !== "" && (entries.length === 1 ? "1 result" : `${entries.length} results`)}
        </p>
      </div>
    </dialog>
  );
}
