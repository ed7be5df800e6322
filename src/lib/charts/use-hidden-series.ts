"use client";

import { useControlled } from "../use-controlled";
import { sameList, useStable } from "../use-stable";

/** The series that the legend of a chart hides. */
export interface HiddenSeriesProps {
  /** The names of the hidden series. Pass it with `onHiddenSeriesChange` to control the state. */
  hiddenSeries?: readonly string[];
  /** The names of the initially hidden series, when uncontrolled. */
  defaultHiddenSeries?: readonly string[];
  /**
   * Called when the legend hides or shows series.
   * @param names The names of the hidden series.
   */
  onHiddenSeriesChange?: (names: string[]) => void;
}

const none: readonly never[] = [];

/**
 * The names that a legend hides, and the function that changes them.
 * @param prop The full name of the prop, such as `Chart.hiddenSeries`, for warnings.
 */
export function useHiddenSeries(
  prop: string,
  hidden: readonly string[] | undefined,
  defaultHidden: readonly string[] = none,
  onChange?: (names: string[]) => void,
): [hidden: readonly string[], change: (names: string[]) => void] {
  const [names, setNames] = useControlled<readonly string[]>(prop, hidden, defaultHidden, none);
  const change = (next: string[]) => {
    setNames(next);
    onChange?.(next);
  };
  return [useStable(names, sameList), change];
}
