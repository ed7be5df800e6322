import type { Decorator, Preview } from "@storybook/react-vite";
import { type PropsWithChildren, StrictMode, Suspense, use, useEffect } from "react";
import { LocaleProvider } from "../../src/i18n/locale-provider";
import { checkedGlobals, globalValues, menus, titleOf } from "./global-values";

type Globals = Record<string, unknown>;
type GlobalTypes = NonNullable<Preview["globalTypes"]>;
/**
 * The toolbar's menus, for settings that an application would make. Each button shows the value, such as "Light" or
 * "Contrast: more". Each global becomes an attribute of the root element, so switching doesn't render stories again.
 */
export const globalTypes: GlobalTypes = Object.fromEntries(
  menus.map(([name, title, icon]) => {
    const items = globalValues[name].map((value) => ({ value, title: titleOf(name, value) }));
    return [name, { description: title, toolbar: { title, icon, items, dynamicTitle: true } }];
  }),
);

/** Sets the globals as attributes of the root element. */
export function applyGlobals(unchecked: Globals): void {
  const globals = checkedGlobals(unchecked);
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion"] as const) {
    if (typeof globals[name] === "string") root.dataset[name] = globals[name];
  }
  if (typeof globals.direction === "string") root.dir = globals.direction;
  if (typeof globals.locale === "string") root.lang = globals.locale === "pseudo" ? "en" : globals.locale;
}

/** The tree in the toolbar's language. English is Kerf's default, so it needs no provider. */
export function InToolbarLocale({ globals, children }: PropsWithChildren<{ globals: Globals }>) {
  const { locale } = checkedGlobals(globals);
  if (typeof locale !== "string" || locale === "en") return children;
  return (
    <Suspense>
      <Localized code={locale}>{children}</Localized>
    </Suspense>
  );
}

function Localized({ code, children }: PropsWithChildren<{ code: string }>) {
  const locale = use(loadLocales())[code];
  // After the layout effect in which a docs page applies the globals.
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dir;
    if (locale?.dir === "rtl") root.dir = "rtl";
    return () => {
      root.dir = before;
    };
  }, [locale]);
  return locale && <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

let loading: Promise<typeof import("./locales").locales> | undefined;

/** All languages, loaded when one is selected. */
function loadLocales() {
  loading ??= import("./locales").then(({ locales }) => locales);
  return loading;
}

/** Applies the globals to every story. With `strict`, it adds StrictMode, in which React renders twice. */
export const withGlobals: Decorator = (Story, { globals }) => {
  applyGlobals(globals);
  const story = (
    <InToolbarLocale globals={globals}>
      <Story />
    </InToolbarLocale>
  );
  return globals.strict === "on" ? <StrictMode>{story}</StrictMode> : story;
};
