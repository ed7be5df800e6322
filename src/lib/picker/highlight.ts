/** Notifies listeners of the highlighted item without rendering the list. */
export interface Highlight {
  /** The height of rows that aren't rendered, in px: an estimate until some have been measured. */
  rowHeight: number;
  isMeasured: boolean;
  /** Calls `listener` with the index of each highlighted item. */
  subscribe(listener: (index: number) => void): () => void;
  set(index: number): void;
}

/** The height of a row with one line, in px. */
const ONE_LINE = 32;

export function createHighlight(): Highlight {
  const listeners = new Set<(index: number) => void>();
  return {
    rowHeight: ONE_LINE,
    isMeasured: false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(index) {
      for (const listener of listeners) listener(index);
    },
  };
}
