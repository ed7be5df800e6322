import type { ComponentProps } from "react";

/** The themes that people can choose. `system` follows the system's setting. */
export const themes = ["system", "light", "dark"] as const;

/** A theme that people can choose. `system` follows the system's setting. */
export type Theme = (typeof themes)[number];

export interface ThemeScriptOptions {
  /**
   * The name under which `localStorage` has the theme: letters, digits, `.`, `:`, `_` and `-`.
   *
   * @default "theme"
   */
  storageKey?: string;
  /**
   * The theme until people choose one.
   *
   * @default "system"
   */
  defaultTheme?: Theme;
}

/**
 * The code of `ThemeScript` as text, for a page that isn't rendered by React, such as Vite's `index.html`. The code is the
 * same for the same options, so a Content Security Policy can allow it by its hash.
 *
 * @throws if `storageKey` has other characters, or if `defaultTheme` isn't a theme.
 */
export function themeScript({
  storageKey = "theme",
  defaultTheme = "system",
}: ThemeScriptOptions = {}): string {
  if (!/^[\w.:-]+$/.test(storageKey)) {
    throw new Error(
      `Invalid storageKey ${JSON.stringify(storageKey)} of ThemeScript. Use letters, digits, ".", ":", "_" and "-".`,
    );
  }
  if (!themes.includes(defaultTheme)) {
    throw new Error(
      `Invalid defaultTheme ${JSON.stringify(defaultTheme)} of ThemeScript. Use one of ${themes.join(", ")}.`,
    );
  }
  // Without the characters that React or HTML would escape: < > & " '
  return [
    "(function(d,k,t,f){",
    "function a(){var v;try{v=localStorage.getItem(k)}catch(e){}d.theme=t.includes(v)?v:f}",
    "d.themeKey=k;a();",
    // Another tab chose a theme, or the page returns from the back/forward cache.
    "addEventListener(`storage`,function(e){if(e.key===k||e.key===null)a()});",
    "addEventListener(`pageshow`,function(e){if(e.persisted)a()})",
    `})(document.documentElement.dataset,\`${storageKey}\`,[${themes.map((each) => `\`${each}\``)}],\`${defaultTheme}\`)`,
  ].join("");
}

export interface ThemeScriptProps extends ThemeScriptOptions, Pick<ComponentProps<"script">, "nonce"> {
  /** The nonce of the page's Content Security Policy. */
  nonce?: string;
}

/**
 * Sets the saved theme on the page before its first paint, and again when another tab changes it. Render it on the server, first
 * in the body, and set `suppressHydrationWarning` on `<html>`, whose `data-theme` it changes. `useTheme` reads and changes the
 * theme.
 *
 * @category Other
 * @alias dark mode, theme switch, color scheme, next-themes, theme provider, flash of wrong theme
 * @throws if `storageKey` has other characters, or if `defaultTheme` isn't a theme.
 */
export function ThemeScript({ storageKey, defaultTheme, nonce }: ThemeScriptProps) {
  // In the browser, the server's script has run already, and React doesn't run one that it renders. As data, it isn't expected to.
  const type = typeof window === "undefined" ? undefined : "application/json";
  return (
    // The type and the nonce, which browsers hide from the page, differ from the server's.
    <script suppressHydrationWarning nonce={nonce} type={type}>
      {themeScript({ storageKey, defaultTheme })}
    </script>
  );
}
