"use client";

import { useCallback, useRef } from "react";
import { sameList, useStable } from "../use-stable";

/**
 * The function that writes values. An inline `valueFormat` changes with each render, so the result changes only if the texts
 * of the samples change: charts are then drawn again.
 */
export function useWrite(
  valueFormat: ((value: number) => string) | undefined,
  locale: string,
  samples: readonly number[],
): (value: number) => string {
  const format = useRef(valueFormat);
  format.current = valueFormat;
  const written = (value: number) => format.current?.(value) ?? value.toLocaleString(locale);
  const texts = useStable(samples.map(written), sameList);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the output of `written`
  return useCallback((value: number) => written(value), [locale, texts]);
}
