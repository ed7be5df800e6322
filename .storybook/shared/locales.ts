import { defaultLabels } from "../../src/i18n/labels";
import type { Locale } from "../../src/i18n/locale-context";
import { ar } from "../../src/i18n/locales/ar";
import { de } from "../../src/i18n/locales/de";
import { en } from "../../src/i18n/locales/en";
import { es } from "../../src/i18n/locales/es";
import { fa } from "../../src/i18n/locales/fa";
import { fr } from "../../src/i18n/locales/fr";
import { he } from "../../src/i18n/locales/he";
import { hi } from "../../src/i18n/locales/hi";
import { it } from "../../src/i18n/locales/it";
import { ja } from "../../src/i18n/locales/ja";
import { ko } from "../../src/i18n/locales/ko";
import { ptBR } from "../../src/i18n/locales/pt-BR";
import { ru } from "../../src/i18n/locales/ru";
import { tr } from "../../src/i18n/locales/tr";
import { zhCN } from "../../src/i18n/locales/zh-CN";
import type { globalValues } from "./global-values";

type Code = (typeof globalValues)["locale"][number];

/** Kerf's languages, by their code. */
export const languages = {
  ...{ ar, de, en, es, fa, fr, he, hi, it, ja, ko, "pt-BR": ptBR, ru, tr, "zh-CN": zhCN },
} satisfies Record<Exclude<Code, "pseudo">, Locale>;

/** English in accented letters and brackets: a text without them doesn't come from the locale. */
const pseudo = { ...en, labels: accented(defaultLabels) };

/** The languages of the toolbar, by their code. */
export const locales: Record<string, Locale> = { ...languages, pseudo } satisfies Record<Code, Locale>;

function accented<Texts>(texts: Texts): Texts {
  if (typeof texts === "string") return `[${texts.replace(/\{\w+\}|[a-z]/gi, mark)}]` as Texts;
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, accented(text)]),
  ) as Texts;
}

/** A letter with an accent. Placeholders stay. */
function mark(text: string): string {
  return text.length > 1 ? text : `${text}\u0301`.normalize("NFC");
}
