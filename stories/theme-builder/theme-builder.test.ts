import Color from "colorjs.io";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { themes } from "../../src/theme/contrast";
import { designTokens } from "../../src/theme/design-tokens";
import { themeProperties } from "../../src/theme/token-properties";
import { propertiesCss } from "../../src/theme/tokens-css";
import { accentFrom, type Choices, kerf, presets, readChoices, writeChoices } from "./choices";
import { accentPairs, clashesIn, pairs } from "./clashes";
import { changedProperties, customTheme } from "./custom-theme";
import { asCss, asDesignTokens, asTailwind, scopedCss } from "./exports";
import { describeFix } from "./fix-clashes";
import { ROUNDING } from "./in-srgb";

const withAccent = (hex: string, fixed = false): Choices => ({
  ...kerf,
  accent: accentFrom(hex) ?? kerf.accent,
  fixed,
});
const clashesOf = (choices: Choices) => clashesIn(customTheme(choices).tokens.colors);

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("a theme", () => {
  test("with Kerf's own choices is Kerf's own theme", () => {
    expect(changedProperties(customTheme(kerf).tokens)).toEqual([]);
    expect(changedProperties(customTheme({ ...kerf, fixed: true }).tokens)).toEqual([]);
    expect(clashesOf(kerf)).toEqual([]);
  });

  test("has the picked color as its fill in light", () => {
    for (const hex of ["#ffd60a", "#39ff14", "#16181d", "#0000ff", "#ffffff", "#000000", "#808080"]) {
      const { tokens } = customTheme(withAccent(hex));
      const shown = new Color(tokens.colors.accent?.light ?? "").to("srgb").coords;
      const levels = shown.map(
        (value, index) => Math.abs((value ?? 0) - (new Color(hex).coords[index] ?? 0)) * 255,
      );
      expect(Math.max(...levels), hex).toBeLessThan(1.5);
    }
  });

  test("has no color outside sRGB", () => {
    fc.assert(
      fc.property(anyHex, fc.boolean(), (hex, fixed) => {
        const { colors } = customTheme(withAccent(hex, fixed)).tokens;
        const changed = Object.entries(colors).filter(([name]) => /accent|^focus$/.test(name));
        const outside = changed.filter(([, token]) =>
          themes.some((theme) => !new Color(theme.valueOf(token)).inGamut("srgb", { epsilon: ROUNDING })),
        );
        expect(outside).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("has clashes if white text is on a light accent", () => {
    const found = clashesOf(withAccent("#ffd60a"));
    expect(found).toContainEqual(
      expect.objectContaining({ kind: "text", color: "on-accent", ground: "accent" }),
    );
  });
});

describe("fixing clashes", () => {
  test.each(Object.keys(presets))("leaves none with %s", (name) => {
    const accent = presets[name as keyof typeof presets];
    expect(clashesOf({ ...kerf, accent, fixed: true })).toEqual([]);
  });

  test("leaves none with any color", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(clashesOf(withAccent(hex, true))).toEqual([]);
      }),
      {
        numRuns: 60,
        examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#00ff00"], ["#808080"], ["#ff0000"]],
      },
    );
  });

  test("keeps a light accent, and makes the text on it dark", () => {
    const { picked, spec } = customTheme(withAccent("#ffd60a", true));
    expect(spec.fill).toEqual(picked.fill);
    expect(describeFix(picked, spec)).toEqual([
      "Light: text on the fill is dark, lightness 100% to 16%.",
      "Dark: text on the fill is dark, lightness 100% to 16%.",
    ]);
  });

  test("makes a medium accent a little darker, and keeps white text", () => {
    const { picked, spec } = customTheme(withAccent("#3b82f6", true));
    expect(spec.on).toEqual({ light: 1, dark: 1 });
    expect(picked.fill.light - spec.fill.light).toBeLessThan(0.1);
    expect(describeFix(picked, spec)[0]).toMatch(/^Light: the fill is darker, lightness 62% to 5\d%\.$/);
  });

  test("changes nothing if nothing clashes", () => {
    const { picked, spec } = customTheme(withAccent("#16181d", true));
    expect(describeFix(picked, spec)).toEqual([]);
  });
});

test("checks the pairs of Kerf's recipes", () => {
  expect(pairs.length).toBeGreaterThan(80);
  expect(accentPairs).toContainEqual({ kind: "text", color: "on-accent", ground: "accent-hover" });
  expect(accentPairs).toContainEqual({ kind: "edge", color: "focus", ground: "surface" });
});

describe("the address", () => {
  test("has every choice", () => {
    const choices: Choices = {
      accent: { lightness: 86.53, chroma: 177.4, hue: 90.4 },
      radius: 12,
      density: "compact",
      font: "serif",
      fixed: true,
    };
    expect(readChoices(writeChoices(choices))).toEqual(choices);
    expect(writeChoices(choices)).toMatch(/^[\w.-]+$/);
  });

  test("is empty for Kerf's own theme, and anything invalid in it is Kerf's own", () => {
    expect(writeChoices(kerf)).toBeUndefined();
    for (const text of [
      undefined,
      "",
      "-",
      "constructor-toString-9e9-NaN-constructor-constructor",
      "999-999-999-99",
    ])
      expect(readChoices(text)).toEqual(kerf);
  });
});

describe("an export", () => {
  const choices: Choices = { ...withAccent("#ffd60a", true), radius: 12, density: "compact", font: "system" };
  const properties = changedProperties(customTheme(choices).tokens);

  test("in CSS overrides the changed properties in every condition", () => {
    const css = asCss(properties, "?path=/docs/theme");
    expect(css).toContain("Theme builder: ?path=/docs/theme */");
    expect(css).toContain("--kerf-accent-hover: light-dark(oklch(0.82");
    expect(css).toContain("--kerf-radius-md: 0.75rem;");
    expect(css).toContain("--kerf-spacing-unit: 0.21875rem;");
    expect(css).toContain("--kerf-font-sans: system-ui, sans-serif;");
    expect(css).not.toContain("--kerf-danger");
    // Forced colors are last, so they win.
    expect(css.lastIndexOf("@media (forced-colors: active)")).toBeGreaterThan(
      css.lastIndexOf("prefers-contrast"),
    );
    expect(css).toContain(propertiesCss(properties));
  });

  test("for Tailwind 4 names the changed tokens as Kerf's own theme does", () => {
    expect(asTailwind(properties, "")).toContain("  --color-kerf-accent: var(--kerf-accent);\n");
  });

  test("of design tokens has the names, the types and the structure of the package's files", () => {
    const own = designTokens() as Record<
      string,
      Record<string, Record<string, { $type: string; $value: unknown }>>
    >;
    const files = asDesignTokens(properties);
    expect(Object.keys(files)).toEqual([
      "tokens.json",
      "dark.json",
      "light-more-contrast.json",
      "dark-more-contrast.json",
    ]);
    for (const [file, text] of Object.entries(files)) {
      const { $schema, ...groups } = JSON.parse(text);
      expect($schema).toBe("https://www.designtokens.org/schemas/2025.10/format.json");
      for (const [group, tokens] of Object.entries<Record<string, { $value: unknown }>>(groups))
        for (const [name, token] of Object.entries(tokens)) {
          const shipped = own[`design-tokens/${file}`]?.[group]?.[name];
          expect({ ...token, $value: undefined }).toEqual({ ...shipped, $value: undefined });
          expect(typeof token.$value).toBe(typeof shipped?.$value);
        }
    }
    const changed = Object.values(JSON.parse(files["tokens.json"] ?? "{}") as object).flatMap(Object.keys);
    expect(changed).toContain("accent");
    expect(changed).toContain("md");
  });

  test("for one element has the same values in every condition", () => {
    const css = scopedCss(properties, ".preview");
    expect(css).not.toMatch(/:root|:host/);
    expect(css).toContain('[data-contrast="more"] .preview {');
    expect(css).toContain('.preview, [data-contrast="more"] .preview {');
  });

  test("of Kerf's own theme says that there is nothing to change", () => {
    expect(asCss([], "")).toContain("There is nothing to change");
    expect(themeProperties({}).length).toBe(themeProperties().length);
  });
});
