import type { Decorator, Preview } from "@storybook/react-vite";
import { StrictMode } from "react";

type GlobalTypes = NonNullable<Preview["globalTypes"]>;
type Icon = NonNullable<GlobalTypes[string]["toolbar"]>["icon"];

/**
 * The toolbar: what an application around Kerf would decide. Each global becomes an attribute of the page's
 * root element, so that switching needs no new render.
 */
export const globalTypes: GlobalTypes = {
  theme: toolbar("Theme", "mirror", ["light", "dark", "system"]),
  contrast: toolbar("Contrast", "contrast", ["normal", "more"]),
  direction: toolbar("Direction", "transfer", ["ltr", "rtl"]),
  motion: toolbar("Motion", "play", ["normal", "reduced"]),
  locale: toolbar("Locale", "globe", ["en", "de", "ar", "ja"]),
  strict: toolbar("StrictMode", "lightning", ["off", "on"]),
};

export const initialGlobals = {
  theme: "light",
  contrast: "normal",
  direction: "ltr",
  motion: "normal",
  locale: "en",
  strict: "off",
};

/** Writes the globals onto the root element: switching them needs no new render. */
export function applyGlobals(globals: Record<string, unknown>): void {
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

function toolbar(title: string, icon: Icon, items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
