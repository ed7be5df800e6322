import { useMemo } from "react";
import type { SelectState } from "./select-context";

export type Equality = (item: unknown, value: unknown) => boolean;

/** What is chosen as an array, and what the options must know of it. */
export function useChosen(picked: unknown, multiple: boolean | undefined, isEqual: Equality = Object.is) {
  return useMemo(() => {
    const held = (multiple ? picked : [picked]) as readonly unknown[];
    // Nothing is equal to nothing only, and no comparison of the caller's is asked about it.
    const equals: Equality = (item, one) =>
      item === null || one === null ? item === one : isEqual(item, one);
    const state: SelectState = { isChosen: (item) => held.some((one) => equals(item, one)) };
    return { chosen: multiple ? held : held.filter((one) => one !== null), state };
  }, [picked, multiple, isEqual]);
}
