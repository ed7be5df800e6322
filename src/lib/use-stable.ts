"use client";

import { useRef } from "react";

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
