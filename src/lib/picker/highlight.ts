/** Tells which item the keyboard or the pointer is at, without rendering anything. */
export interface Highlight {
  /** The height of a row, for those that are not drawn: a guess until some have been measured. */
  rowHeight: number;
  isMeasured: boolean;
  /** Calls back with the index of each item that is highlighted. */
  subscribe(listener: (index: number) => void): () => void;
  tell(index: number): void;
}

/** A row of one line in the popup. */
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
    tell(index) {
      for (const listener of listeners) listener(index);
    },
  };
}
