"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { LabelOverrides, Labels } from "./labels";

const LabelsContext = createContext<LabelOverrides>({});

export interface LabelsProviderProps {
  /** The strings to replace, by component. Others stay as they are outside the provider. */
  labels: LabelOverrides;
  /** The tree that uses these strings. */
  children?: ReactNode;
}

/** Replaces Kerf's built-in strings for a whole tree, for another language or another tone of voice. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const merged = useMemo(() => merge(outer, labels), [outer, labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

/**
 * The strings of one component: its defaults, overridden by the provider's, overridden by the instance's own.
 *
 * It reads the context with `use`, so it can be called conditionally. Call it only if a string is shown.
 *
 * @example const { loading } = useLabels("loader", loaderLabels, labels);
 */
export function useLabels<Group extends keyof Labels>(
  group: Group,
  defaults: Labels[Group],
  own?: Partial<Labels[Group]>,
): Labels[Group] {
  return overrideStrings(overrideStrings(defaults, use(LabelsContext)[group]), own);
}

/** Replaces the strings that are passed. TypeScript allows `undefined` for an optional string. */
export function overrideStrings<Strings extends object>(
  strings: Strings,
  by: Partial<Strings> | undefined,
): Strings {
  if (!by) return strings;
  const passed = Object.entries(by).filter(([, string]) => string !== undefined);
  return { ...strings, ...Object.fromEntries(passed) };
}

function merge(outer: LabelOverrides, inner: LabelOverrides): LabelOverrides {
  const groups = Object.keys({ ...outer, ...inner }) as (keyof Labels)[];
  return Object.fromEntries(
    groups.map((group) => [group, overrideStrings<object>(outer[group] ?? {}, inner[group])]),
  );
}
