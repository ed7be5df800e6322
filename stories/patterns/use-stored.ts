import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The browser reports changes of the storage to other tabs only, so `write` reports them to this one. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/**
 * A value in the browser's storage, the same in all tabs. The server renders the initial value.
 *
 * @param initial The value if none is stored. Define it outside of the component.
 * @param isValid Whether stored data still has the expected shape.
 */
export function useStored<Value>(key: string, initial: Value, isValid: (data: unknown) => data is Value) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const value = useMemo(() => parse(text, initial, isValid), [text, initial, isValid]);
  const write = useCallback(
    (next: Value) => {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is full or blocked: the value is lost, and the table still works.
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, write] as const;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<Value>(text: string | null, initial: Value, isValid: (data: unknown) => data is Value): Value {
  try {
    const data: unknown = JSON.parse(text ?? "null");
    return isValid(data) ? data : initial;
  } catch {
    return initial;
  }
}
