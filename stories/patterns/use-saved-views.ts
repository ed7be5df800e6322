import { type ColumnLayout, isColumnLayout } from "./data-table-layout";
import { useStored } from "./use-stored";

/** A named state of a table: the query as URL parameters, without the page, and the columns. */
export interface SavedView {
  name: string;
  search: string;
  layout: ColumnLayout;
}

const none: SavedView[] = [];

/**
 * The views that people saved in this browser. To share them in a team, store them on the server.
 *
 * @param key The key in the browser's storage.
 */
export function useSavedViews(key: string) {
  const [views, setViews] = useStored(key, none, isViews);
  return {
    views,
    /** Saves a view, instead of one with the same name. */
    save: (view: SavedView) => setViews([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => setViews(views.filter((view) => view.name !== name)),
  };
}

export function isSameView(a: Omit<SavedView, "name">, b: Omit<SavedView, "name">): boolean {
  return a.search === b.search && JSON.stringify(a.layout) === JSON.stringify(b.layout);
}

function isViews(data: unknown): data is SavedView[] {
  return (
    Array.isArray(data) &&
    data.every(
      (view: Partial<SavedView> | null) =>
        typeof view?.name === "string" && typeof view.search === "string" && isColumnLayout(view.layout),
    )
  );
}
