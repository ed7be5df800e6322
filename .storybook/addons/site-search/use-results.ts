import { useEffect, useState } from "react";
import { ask } from "./ask";
import type { Results } from "./engine";
import { recentEntries } from "./recent";

/**
 * The results for a query. Until they arrive, it returns the previous query's results, which aren't current.
 */
export function useResults(query: string, opening: number) {
  const [state, setState] = useState<{ query?: string; results?: Results; error?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again after an error.
  useEffect(() => {
    let isCurrent = true;
    ask(query).then(
      (results) => {
        if (!isCurrent) return;
        const recent = query.trim() === "" ? recentEntries() : [];
        setState({ query, results: { pages: results.pages, details: [...recent, ...results.details] } });
      },
      (error: Error) => {
        if (isCurrent) setState({ error: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, opening]);
  return { ...state, isCurrent: state.query === query };
}
