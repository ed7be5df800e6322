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

/**
 * Replaces Kerf's built-in texts in a tree, for another language or another tone of voice.
 *
 * @category Other
 * @alias translate, translation, i18n, localization, texts
 */
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
  // The provider's strings are all defined.
  return overrideStrings({ ...defaults, ...use(LabelsContext)[group] }, own);
}

/** Replaces strings of an object by those that are passed. TypeScript allows `undefined` for an optional string. */
export function overrideStrings<Strings extends object>(all: Strings, by?: Partial<Strings>): Strings {
  for (const name in by) if (by[name] !== undefined) all[name] = by[name];
  return all;
}

function merge(outer: LabelOverrides, inner: LabelOverrides): LabelOverrides {
  const groups = Object.keys({ ...outer, ...inner }) as (keyof Labels)[];
  return Object.fromEntries(
    groups.map((group) => [group, overrideStrings<object>({ ...outer[group] }, inner[group])]),
  );
}
