import { defaultLabels } from "../labels";
import type { CompleteLocale } from "../locale-context";

/** English, as without a provider: for a part of a page in another language. */
export const en: CompleteLocale = { code: "en", dir: "ltr", weekStartsOn: 0, labels: defaultLabels };
