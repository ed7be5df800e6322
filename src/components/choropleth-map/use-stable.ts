import { useRef } from "react";
import type { MapEntry } from "./map-types";

/** Returns the same object while its content is equal, so that callers can write lists and rows inline. */
export function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}

type List = readonly (string | number)[] | undefined;

export function sameList(one: List, other: List): boolean {
  return (
    one === other ||
    (!!one && !!other && one.length === other.length && one.every((each, i) => each === other[i]))
  );
}

type Entries = readonly MapEntry<unknown>[];

export function sameEntries(one: Entries, other: Entries): boolean {
  return (
    one.length === other.length &&
    one.every((entry, i) => {
      const twin = other[i];
      return entry.name === twin?.name && Object.is(entry.value, twin.value) && entry.row === twin.row;
    })
  );
}
