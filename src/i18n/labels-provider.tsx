"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { LabelOverrides, Labels } from "./labels";

const LabelsContext = createContext<LabelOverrides>({});

export interface LabelsProviderProps {
  /** The strings to replace, by component; those left out stay as they are around the provider. */
  labels: LabelOverrides;
  /** The tree in which they hold. */
  children?: ReactNode;
}

/** Replaces Kerf's built-in strings for a whole tree: for another language, or another tone of voice. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const merged = useMemo(() => merge(outer, labels), [outer, labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

/**
 * The strings of one component: its defaults, the provider's on top of them, an instance's own on top of all.
 * It reads the context by `use`, so call it only where a string is really shown.
 *
 * @example const { loading } = useLabels("loader", loaderLabels, labels);
 */
export function useLabels<Group extends keyof Labels>(
  group: Group,
  defaults: Labels[Group],
  own?: Partial<Labels[Group]>,
): Labels[Group] {
  return { ...defaults, ...use(LabelsContext)[group], ...own };
}

function merge(outer: LabelOverrides, inner: LabelOverrides): LabelOverrides {
  const groups = Object.keys({ ...outer, ...inner }) as (keyof Labels)[];
  return Object.fromEntries(groups.map((group) => [group, { ...outer[group], ...inner[group] }]));
}
