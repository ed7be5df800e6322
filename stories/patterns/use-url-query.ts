import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type QueryRules, readQuery, type TableQuery, writeQuery } from "./data-table-query";

/** A new history entry, or a change of the current one. */
type How = "push" | "replace";

export type SetQuery = (change: Partial<TableQuery>, how?: How) => void;

/** The browser doesn't report `pushState`, so every change through `navigate` does. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

function navigate(search: string, how: How) {
  const url = new URL(location.href);
  url.search = search;
  if (url.href === location.href) return;
  if (how === "push") history.pushState(history.state, "", url);
  else history.replaceState(history.state, "", url);
  for (const listener of listeners) listener();
}

/**
 * A table's query, stored in the URL: reloading, the Back button, bookmarks and shared links keep it. With a router, use
 * its own functions instead of `location` and `navigate`.
 *
 * @param rules The values that are allowed. Define them outside of the component.
 * @returns The query, and a function that changes it. Unless the change sets a page, it returns to the first one.
 */
export function useUrlQuery(rules: QueryRules): [TableQuery, SetQuery] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  const query = useMemo(() => readQuery(new URLSearchParams(search), rules), [search, rules]);
  const setQuery = useCallback<SetQuery>(
    (change, how = "push") => {
      const params = new URLSearchParams(location.search);
      const next = { ...readQuery(params, rules), page: 1, ...change };
      navigate(String(writeQuery(params, next, rules)), how);
    },
    [rules],
  );
  return [query, setQuery];
}
