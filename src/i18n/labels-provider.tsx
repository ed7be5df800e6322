"use client";

import { type ReactNode, use, useMemo } from "react";
import type { LabelOverrides, Labels } from "./labels";
import { LocaleContext } from "./locale-context";

export interface LabelsProviderProps {
  /** The strings to replace, by component. Others stay as they are outside the provider. */
  labels: LabelOverrides;
  /** The tree that uses these strings. */
  children?: ReactNode;
}

/**
 * Replaces some of Kerf's built-in texts in a tree, such as for another tone of voice. For another language, use
 * LocaleProvider.
 *
 * @category Other
 * @alias translate, translation, i18n, localization, texts
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LocaleContext);
  const merged = useMemo(() => ({ ...outer, labels: merge(outer.labels, labels) }), [outer, labels]);
  return <LocaleContext value={merged}>{children}</LocaleContext>;
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
): Texts<Group> {
  const { code, labels } = use(LocaleContext);
  // The provider's strings are all defined.
  return overrideStrings<Texts<Group>>(
    { ...defaults, ...labels[group], locale: code },
    own as Partial<Texts<Group>>,
  );
}

/** The strings of a component, and the BCP 47 tag of their language. */
export type Texts<Group extends keyof Labels> = Labels[Group] & { locale: string };

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
