import { fillText } from "../lib/fill-text";
import type { PluralForms } from "./labels";

/** The form of a text that fits a number in a language, with the number written in it. */
export function pluralForm(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fillText(form, { count: count.toLocaleString(locale) });
}
