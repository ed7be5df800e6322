import { expect, test } from "vitest";
import { changedTokens } from "./changed-tokens";

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

test("names a token whose value changed, with its values in the themes that differ", () => {
  const before = css("light-dark(oklch(0.5 0.19 262), rgb(0, 0, 9))");
  const after = css("light-dark(oklch(0.5 0.19 300), rgb(0, 0, 9))");
  expect(changedTokens(before, after)).toEqual([
    { name: "--kerf-accent", values: [{ before: "oklch(0.5 0.19 262)", after: "oklch(0.5 0.19 300)" }] },
  ]);
  expect(changedTokens(css("red"), css("red", "LinkText"))).toEqual([
    { name: "--kerf-accent", values: [{ before: "Highlight", after: "LinkText" }] },
  ]);
});

test("finds new and removed tokens, and nothing in equal stylesheets", () => {
  const without = css("red").replace("  --kerf-radius-sm: 6px;\n", "");
  expect(changedTokens(without, css("red"))).toEqual([{ name: "--kerf-radius-sm", values: [] }]);
  expect(changedTokens(css("red"), without)).toEqual([{ name: "--kerf-radius-sm", values: [] }]);
  expect(changedTokens(css("red"), css("red"))).toEqual([]);
});
