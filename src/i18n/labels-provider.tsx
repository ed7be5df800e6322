"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import { defaultLabels, type LabelOverrides, type Labels } from "./labels";

const LabelsContext = createContext<Labels>(defaultLabels);

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
 * The strings of one component: the provider's, with an instance's own on top. It reads the context by `use`,
 * so call it only where a string is really shown.
 */
export function useLabels<Group extends keyof Labels>(
  group: Group,
  own?: Partial<Labels[Group]>,
): Labels[Group] {
  const labels = use(LabelsContext)[group];
  return own ? { ...labels, ...own } : labels;
}

function merge(outer: Labels, labels: LabelOverrides): Labels {
  const groups = Object.entries(outer) as [keyof Labels, object][];
  return Object.fromEntries(
    groups.map(([group, strings]) => [group, { ...strings, ...labels[group] }]),
  ) as Labels;
}
