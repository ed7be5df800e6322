import { useEffect, useMemo, useState } from "react";
import type { TableQuery } from "./data-table-query";
import type { SetQuery } from "./use-url-query";

/** One page of rows, and the number of rows on all pages. */
export interface ServerPage<Row> {
  rows: Row[];
  total: number;
}

export type LoadPage<Row> = (query: TableQuery, signal: AbortSignal) => Promise<ServerPage<Row>>;

/** The result of a request. Without a page, the request failed. */
interface Result<Row> {
  request: string;
  page?: ServerPage<Row>;
}

/**
 * Loads a page of rows whenever the query changes, and aborts the request before it. Until the new rows are there, the
 * earlier ones stay. If the page no longer exists, it asks for the last one.
 *
 * @param load Loads a page. Define it outside of the component, or memoize it.
 */
export function useServerPage<Row>(load: LoadPage<Row>, query: TableQuery, setQuery: SetQuery) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result<Row>>();
  // As text, because a new object with the same values needs no new request.
  const wanted = JSON.stringify(query);
  const request = `${attempt} ${wanted}`;
  const stableQuery = useMemo(() => JSON.parse(wanted) as TableQuery, [wanted]);

  useEffect(() => {
    const abort = new AbortController();
    const report = (page?: ServerPage<Row>) => {
      if (abort.signal.aborted) return;
      const last = page && Math.max(1, Math.ceil(page.total / stableQuery.perPage));
      if (last && stableQuery.page > last) setQuery({ page: last }, "replace");
      else setResult(page ? { request, page } : { request });
    };
    load(stableQuery, abort.signal).then(report, () => report());
    return () => abort.abort();
  }, [load, stableQuery, request, setQuery]);

  const isLoading = result?.request !== request;
  return {
    rows: result?.page?.rows,
    total: result?.page?.total,
    isLoading,
    hasFailed: !isLoading && !result.page,
    /** Loads the page again. */
    reload: () => setAttempt((count) => count + 1),
  };
}
