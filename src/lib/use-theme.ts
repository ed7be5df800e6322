"use client";

import { useSyncExternalStore } from "react";
import { type Theme, themes } from "./theme-script";
import { warnOnce } from "./warn-once";

/** The theme of the page, and the function that changes it. */
export interface ThemeState {
  /** The selected theme. `system` on the server and during hydration, because only the browser knows it. */
  theme: Theme;
  /** The theme that people see. Undefined on the server and during hydration. */
  resolvedTheme: "light" | "dark" | undefined;
  /**
   * Applies a theme to the page, saves it, and applies it to the other tabs.
   *
   * @throws if it isn't `"system"`, `"light"` or `"dark"`.
   */
  setTheme: (theme: string) => void;
}

/** The theme of the page, which `ThemeScript` applies before the first paint. All components that call it agree. */
export function useTheme(): ThemeState {
  const theme = useSyncExternalStore(watchPage, readTheme, () => "system" as const);
  const isDark = useSyncExternalStore(watchSystem, readSystem, () => undefined);
  const system = isDark === undefined ? undefined : isDark ? "dark" : "light";
  return { theme, resolvedTheme: theme === "system" ? system : theme, setTheme };
}

function setTheme(theme: string): void {
  if (!isTheme(theme)) {
    throw new Error(`Invalid theme ${JSON.stringify(theme)} for setTheme. Use one of ${themes.join(", ")}.`);
  }
  const page = document.documentElement.dataset;
  if (page.themeKey === undefined) {
    warnOnce(
      "setTheme has no effect after a reload, because the page has no ThemeScript. Render it first in the body.",
    );
  }
  page.theme = theme;
  try {
    localStorage.setItem(page.themeKey ?? "theme", theme);
  } catch {
    // Storage is blocked or full. The theme applies until the page is loaded again.
  }
}

const isTheme = (value: string | undefined): value is Theme => themes.some((each) => each === value);

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
}

/** Calls back when a component, the script or other code changes the page's theme. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const query = "(prefers-color-scheme: dark)";
const readSystem = () => matchMedia(query).matches;

function watchSystem(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
