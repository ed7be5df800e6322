import type { Decorator, Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { checkedGlobals, globalValues } from "./global-values";

type GlobalTypes = NonNullable<Preview["globalTypes"]>;
/** Values that are codes, in words. */
const wordsFor: Record<string, string> = {
  ltr: "left to right",
  rtl: "right to left",
  en: "English",
  de: "Deutsch",
  ar: "العربية",
  ja: "日本語",
};

type Icon = NonNullable<GlobalTypes[string]["toolbar"]>["icon"];

/**
 * The toolbar: what an application around Kerf would decide. Each global becomes an attribute of the page's
 * root element, so that switching needs no new render. Motion and StrictMode share a menu, `Preferences`.
 */
export const globalTypes: GlobalTypes = {
  theme: toolbar("Theme", "mirror", "theme"),
  contrast: toolbar("Contrast", "contrast", "contrast"),
  direction: toolbar("Direction", "transfer", "direction"),
  locale: toolbar("Locale", "globe", "locale"),
};

/** Writes the globals onto the root element: switching them needs no new render. */
export function applyGlobals(unchecked: Record<string, unknown>): void {
  const globals = checkedGlobals(unchecked);
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion"] as const) {
    if (typeof globals[name] === "string") root.dataset[name] = globals[name];
  }
  if (typeof globals.direction === "string") root.dir = globals.direction;
  if (typeof globals.locale === "string") root.lang = globals.locale;
}

/** Around every story. With `strict`, React runs it twice over, as it does in an application that asks for it. */
export const withGlobals: Decorator = (Story, { globals }) => {
  applyGlobals(globals);
  return globals.strict === "on" ? (
    <StrictMode>
      <Story />
    </StrictMode>
  ) : (
    <Story />
  );
};

/** A menu whose button names the global and its value, as "Theme: light". */
function toolbar(title: string, icon: Icon, name: keyof typeof globalValues) {
  const items = globalValues[name].map((value) => ({
    value,
    title: `${title}: ${wordsFor[value] ?? value}`,
  }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
