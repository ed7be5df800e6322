import { useMemo } from "react";
import type { SelectState } from "./select-context";

export type Equality = (item: unknown, value: unknown) => boolean;

/** The selection as an array, and the state for the options. */
export function useChosen(picked: unknown, multiple: boolean | undefined, isEqual: Equality = Object.is) {
  return useMemo(() => {
    const held = (multiple ? picked : [picked]) as readonly unknown[];
    // `null` equals only `null`. The caller's comparison isn't called with it.
    const equals: Equality = (item, one) =>
      item === null || one === null ? item === one : isEqual(item, one);
    const state: SelectState = { isChosen: (item) => held.some((one) => equals(item, one)) };
    return { chosen: multiple ? held : held.filter((one) => one !== null), state };
  }, [picked, multiple, isEqual]);
}
