"use client";

import { createContext } from "react";
import type { LabelOverrides, Labels } from "./labels";

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday =
  /** Sunday. */
  | 0
  /** Monday. */
  | 1
  /** Tuesday. */
  | 2
  /** Wednesday. */
  | 3
  /** Thursday. */
  | 4
  /** Friday. */
  | 5
  /** Saturday. */
  | 6;

/** The format of numbers, dates and times in a language, and its direction. */
export interface LocaleSettings {
  /**
   * The BCP 47 tag, such as `de` or `pt-BR`. It sets the format of numbers, dates and times, and the letters that count as
   * the same in a search.
   */
  code: string;
  /** The direction of the text. */
  dir?: "ltr" | "rtl";
  /** The first day of the week. 0 is Sunday. */
  weekStartsOn: Weekday;
  /**
   * The text between the items of a list, such as "、" in Japanese.
   * @default ", "
   */
  listSeparator?: string;
}

/** The text between the items of a list in a language. */
export const separatorOf = ({ listSeparator = ", " }: LocaleSettings) => listSeparator;

/** A language: its texts and formats. It is plain data, which a server component can pass to a client component. */
export interface Locale extends LocaleSettings {
  dir: "ltr" | "rtl";
  /** The texts, by component. Those that are missing are in English. */
  labels: LabelOverrides;
}

/** A language with all texts. The compiler reports each text that is missing, also after an upgrade. */
export interface CompleteLocale extends Locale {
  labels: Labels;
}

/** The language of a tree. Without a provider, the page sets the direction. */
export type CurrentLocale = LocaleSettings & Pick<Locale, "labels">;

/** English texts stand beside the components that use them. */
export const LocaleContext = createContext<CurrentLocale>({
  code: "en",
  weekStartsOn: 0,
  labels: {},
});
