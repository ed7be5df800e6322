import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeScript, themeScript } from "./theme-script";
import { useTheme } from "./use-theme";

test("the markup has the code unchanged, so that its hash is the same", () => {
  expect(renderToString(<ThemeScript nonce="n1" />)).toBe(`<script nonce="n1">${themeScript()}</script>`);
});

test("a key or theme that could break out of the code throws", () => {
  expect(() => themeScript({ storageKey: "a`" })).toThrow(/storageKey "a`"/);
  const defaultTheme = "blue" as "dark";
  expect(() => renderToString(<ThemeScript defaultTheme={defaultTheme} />)).toThrow(/defaultTheme "blue"/);
});

function Shown() {
  const { theme, resolvedTheme = "unknown" } = useTheme();
  return `${theme} ${resolvedTheme}`;
}

test("on the server, the theme isn't known", () => {
  expect(renderToString(<Shown />)).toBe("system unknown");
});
