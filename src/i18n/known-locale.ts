import { byLocale } from "../lib/by-locale";
import { warnOnce } from "../lib/warn-once";
import type { CurrentLocale, Locale } from "./locale-context";

/**
 * The language of a component: its own tag, or the fallback if it has none. An invalid tag, for which `Intl` throws an error,
 * also falls back, and logs one warning in development.
 *
 * @param prop The prop's full name, such as `Slider.locale`, for the warning.
 */
export function knownLocale(prop: string, tag: string | null | undefined, fallback: string): string {
  if (isTag(tag)) return tag;
  if (tag !== undefined && tag !== null) {
    warnOnce(
      () =>
        `Invalid ${prop} ${shown(tag)}. Use a BCP 47 language tag, such as "${similarTag(tag) ?? "pt-BR"}". "${fallback}" is used instead.`,
    );
  }
  return fallback;
}

/** The language of a LocaleProvider. In place of what is invalid, it has that of the surrounding tree. */
export function knownLanguage(locale: Locale, outer: CurrentLocale): CurrentLocale {
  if (typeof locale?.labels !== "object") {
    warnOnce(
      () =>
        `Invalid LocaleProvider.locale ${shown(locale)}. Pass a language, such as \`de\` from "@kerf/react/locales/de". "${outer.code}" is used instead.`,
    );
    return outer;
  }
  const code = knownLocale("LocaleProvider.locale.code", locale.code, outer.code);
  return code === locale.code ? locale : { ...locale, code };
}

const isTag = (tag: unknown): tag is string => typeof tag === "string" && canParse(tag);

const canParse = /* @__PURE__ */ byLocale((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
});

const shown = (value: unknown) => (typeof value === "string" ? JSON.stringify(value) : `(${typeof value})`);

/** The tag that was probably meant: of `pt_BR.UTF-8`, or of the `code` of an object from Kerf or date-fns. */
function similarTag(given: unknown): string | undefined {
  const text = typeof given === "object" ? (given as { code?: unknown }).code : given;
  const similar = typeof text === "string" ? text.replace(/\..*/, "").replaceAll("_", "-") : undefined;
  return isTag(similar) ? similar : undefined;
}
