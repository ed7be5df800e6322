import type { Locale } from "@kerf/react";
import { ar } from "@kerf/react/locales/ar";
import { de } from "@kerf/react/locales/de";
import { en } from "@kerf/react/locales/en";
import { es } from "@kerf/react/locales/es";
import { fa } from "@kerf/react/locales/fa";
import { fr } from "@kerf/react/locales/fr";
import { he } from "@kerf/react/locales/he";
import { hi } from "@kerf/react/locales/hi";
import { it } from "@kerf/react/locales/it";
import { ja } from "@kerf/react/locales/ja";
import { ko } from "@kerf/react/locales/ko";
import { ptBR } from "@kerf/react/locales/pt-BR";
import { ru } from "@kerf/react/locales/ru";
import { tr } from "@kerf/react/locales/tr";
import { zhCN } from "@kerf/react/locales/zh-CN";

/** The languages of Kerf, by their code. */
export const languages: Record<string, Locale> = {
  ...{ ar, de, en, es, fa, fr, he, hi, it, ja, ko, "pt-BR": ptBR, ru, tr, "zh-CN": zhCN },
};
