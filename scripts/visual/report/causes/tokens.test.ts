import { expect, test } from "vitest";
import { changedTokens } from "./tokens";

const css = (accent: string, forced = "Highlight") => `@theme inline {
  --color-accent: var(--kerf-accent);
}
:root, :host {
  --kerf-accent: ${accent};
  --kerf-radius-sm: 6px;
}
@media (prefers-contrast: more) {
  :root, :host {
    --kerf-accent: black;
  }
}
@media (forced-colors: active) {
  :root, :host, [data-contrast="more"] {
    --kerf-accent: ${forced};
  }
}
`;

test("names a token whose value changed, with its value in each theme", () => {
  const before = css("light-dark(oklch(0.5 0.19 262), rgb(0, 0, 9))");
  const after = css("light-dark(oklch(0.5 0.19 300), rgb(0, 0, 9))");
  expect(changedTokens(before, after)).toEqual([
    {
      name: "--kerf-accent",
      before: { light: "oklch(0.5 0.19 262)", dark: "rgb(0, 0, 9)", forced: "Highlight" },
      after: { light: "oklch(0.5 0.19 300)", dark: "rgb(0, 0, 9)", forced: "Highlight" },
    },
  ]);
});

test("finds a changed value under forced colors, a new token and a removed token", () => {
  expect(changedTokens(css("red"), css("red", "LinkText")).map(({ name }) => name)).toEqual([
    "--kerf-accent",
  ]);
  const without = css("red").replace("  --kerf-radius-sm: 6px;\n", "");
  expect(changedTokens(without, css("red"))).toEqual([
    { name: "--kerf-radius-sm", after: { light: "6px", dark: "6px", forced: "6px" } },
  ]);
  expect(changedTokens(css("red"), without)[0]).not.toHaveProperty("after");
});

test("finds nothing in equal stylesheets", () => {
  expect(changedTokens(css("red"), css("red"))).toEqual([]);
});
