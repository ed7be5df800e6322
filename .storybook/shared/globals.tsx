import type { Decorator, Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { checkedGlobals, globalValues } from "./global-values";

type GlobalTypes = NonNullable<Preview["globalTypes"]>;
/** The values that need no title before them, so that the toolbar fits beside the sidebar. */
const wordsFor: Record<string, string> = {
  light: "Light",
  dark: "Dark",
  system: "System",
  ltr: "LTR",
  rtl: "RTL",
  en: "English",
  de: "Deutsch",
  ar: "العربية",
  ja: "日本語",
};

const menus = [
  ["theme", "Theme", "mirror"],
  ["contrast", "Contrast", "contrast"],
  ["direction", "Direction", "transfer"],
  ["locale", "Locale", "globe"],
  ["motion", "Motion", "play"],
  ["strict", "StrictMode", "beaker"],
] as const;

/**
 * The toolbar's menus, for settings that an application would make. Each button shows the value, such as "Light" or
 * "Contrast: more". Each global becomes an attribute of the root element, so switching doesn't render stories again.
 */
export const globalTypes: GlobalTypes = Object.fromEntries(
  menus.map(([name, title, icon]) => {
    const items = globalValues[name].map((value) => {
      return { value, title: wordsFor[value] ?? `${title}: ${value}` };
    });
    return [name, { description: title, toolbar: { title, icon, items, dynamicTitle: true } }];
  }),
);

/** Sets the globals as attributes of the root element. */
export function applyGlobals(unchecked: Record<string, unknown>): void {
  const globals = checkedGlobals(unchecked);
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion"] as const) {
    if (typeof globals[name] === "string") root.dataset[name] = globals[name];
  }
  if (typeof globals.direction === "string") root.dir = globals.direction;
  if (typeof globals.locale === "string") root.lang = globals.locale;
}

/** Applies the globals to every story. With `strict`, it adds StrictMode, in which React renders twice. */
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
