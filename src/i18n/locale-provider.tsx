"use client";

import { type ReactNode, use, useMemo } from "react";
import type { RenderProp } from "../lib/render-prop";
import { Rendered } from "../lib/rendered";
import { knownLanguage } from "./known-locale";
import { type Locale, LocaleContext, type LocaleSettings } from "./locale-context";

export interface LocaleProviderProps {
  /** The language: an object from `@kerf/react/locales`, such as `de` from `@kerf/react/locales/de`. */
  locale: Locale;
  /**
   * The element with the `lang` and `dir` of the language, instead of a `div` without a box.
   */
  render?: RenderProp;
  /** The tree in this language. */
  children?: ReactNode;
}

/**
 * Sets the language of a tree, popups included: Kerf's texts, the direction, the format of numbers, dates and times, and
 * the first day of the week. It also sets the letters that count as the same in a search. Without it, Kerf is in English.
 *
 * A provider inside another one overrides it. LabelsProvider, and the `labels` and `locale` of a component, override both.
 *
 * @category Other
 * @alias i18n, internationalization, language, translate, translation, rtl, right-to-left, direction
 */
export function LocaleProvider({ locale, render = <div />, children }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const known = useMemo(() => knownLanguage(locale, outer), [locale, outer]);
  const { code, dir } = known;
  return (
    <LocaleContext value={known}>
      <Rendered
        render={render}
        props={{ "data-slot": "locale", lang: code, dir, className: "k:contents", children }}
      />
    </LocaleContext>
  );
}

/**
 * The language of the surrounding tree, for your own formats: `new Intl.NumberFormat(useLocale().code)`. Without a
 * LocaleProvider, the code is `en`, and the direction isn't known.
 */
export function useLocale(): LocaleSettings {
  return use(LocaleContext);
}
