import { fillText } from "../lib/fill-text";
import type { PluralForms } from "./labels";

/** The plural form of a text for a number in a language, with the number filled in. */
export function pluralForm(forms: PluralForms, count: number, locale: string): string {
  const byNumber = count === 1 ? forms["=1"] : undefined;
  const form = byNumber ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fillText(form, { count: count.toLocaleString(locale) });
}
