import type { Decorator, Preview } from "@storybook/react-vite";

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
};

export const initialGlobals = {
  theme: "light",
  contrast: "normal",
  direction: "ltr",
  motion: "normal",
  locale: "en",
};

/** Writes the globals onto the root element. */
export const withGlobals: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset.theme = globals.theme;
  root.dataset.contrast = globals.contrast;
  root.dataset.motion = globals.motion;
  root.dir = globals.direction;
  root.lang = globals.locale;
  return <Story />;
};

function toolbar(title: string, icon: Icon, items: string[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
