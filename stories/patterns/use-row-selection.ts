import { useState } from "react";

/** The selected rows, as the server needs them: their ids, or all rows of the query except some. */
export type SelectedRows = { ids: string[] } | { allExcept: string[] };

interface State {
  /** The filters that "all rows" refers to. */
  scope: string;
  isAll: boolean;
  /** The selected rows, or the unselected ones if all others are selected. */
  ids: readonly string[];
}

/**
 * The selection of a table whose rows are on the server. It survives paging and sorting. Selecting all rows needs no ids,
 * so it works for any number of rows, and ends when other filters change which rows these are.
 *
 * @param scope The search and the filters, as text.
 * @param total The number of rows that match them.
 */
export function useRowSelection(scope: string, total: number) {
  const [state, setState] = useState<State>({ scope, isAll: false, ids: [] });
  const isOutdated = state.isAll && state.scope !== scope;
  const isAll = state.isAll && !isOutdated;
  const ids = isOutdated ? [] : state.ids;
  const isSelected = (id: string) => ids.includes(id) !== isAll;
  const clear = () => setState({ scope, isAll: false, ids: [] });

  return {
    isSelected,
    count: isAll ? Math.max(0, total - ids.length) : ids.length,
    isAll: isAll && ids.length === 0,
    selected: (isAll ? { allExcept: [...ids] } : { ids: [...ids] }) as SelectedRows,
    clear,
    selectAll: () => setState({ scope, isAll: true, ids: [] }),
    /** Selects or deselects rows. Those on other pages keep their state. */
    select(changes: Record<string, boolean>) {
      const kept = ids.filter((id) => !(id in changes));
      const added = Object.keys(changes).filter((id) => changes[id] !== isAll);
      setState({ scope, isAll, ids: [...kept, ...added] });
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
