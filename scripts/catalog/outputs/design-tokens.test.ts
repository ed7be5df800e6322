import { defineConfig, parse, type Resolver, type TokenNormalized } from "@terrazzo/parser";
import { describe, expect, test } from "vitest";
import { type Property, themeProperties } from "../../../src/theme/token-properties";
import { designTokens } from "./design-tokens";

const folder = new URL("file:///kerf/");
const texts = Object.fromEntries(
  Object.entries(designTokens()).map(([path, document]) => [path, JSON.stringify(document)]),
);
const config = defineConfig({}, { cwd: folder });
const properties = themeProperties().filter(({ utility: [namespace] }) => namespace !== "animate");

/** Parses one of the files, and the files that it refers to, with Terrazzo's parser. */
function read(name: string, files = texts) {
  const filename = new URL(name, folder);
  return parse([{ filename, src: files[name] }], {
    config,
    req: async (url) => files[url.href.slice(folder.href.length)] ?? "",
  });
}

/** The color themes, each with a function that returns a property's value in it. */
const themes: [string, (property: Property) => string][] = [
  ["light", ({ value }) => inTheme(value, "$1")],
  ["dark", ({ value }) => inTheme(value, "$2")],
  ["light-more-contrast", ({ value, more = value }) => inTheme(more, "$1")],
  ["dark-more-contrast", ({ value, more = value }) => inTheme(more, "$2")],
];

function inTheme(css: string, which: string): string {
  return css.replace(/light-dark\((.*?\)), (.*?\))\)/g, which);
}

describe.each(themes)("in the theme %s", (theme, cssOf) => {
  test.each(["standard", "reduced"])("with %s motion, every token has its CSS value", async (motion) => {
    const resolver: Resolver = (await read("design-tokens/resolver.json")).resolver;
    const tokens = Object.values(resolver.apply({ theme, motion }));
    const shown = tokens.map((token) => [variableOf(token), printed(token)]);
    const expected = properties.map((property) => {
      const css = motion === "reduced" ? (property.calm ?? cssOf(property)) : cssOf(property);
      return [`--kerf-${property.name}`, withRem(css, property.name)];
    });
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  });
});

test("tokens.json is complete without the resolver", async () => {
  const { tokens } = await read("design-tokens/tokens.json");
  expect(Object.values(tokens)).toHaveLength(properties.length);
});

test("the parser reports an invalid value", async () => {
  const broken = JSON.stringify({
    accent: { $type: "color", $value: { colorSpace: "oklch", components: [1] } },
  });
  await expect(read("broken.json", { "broken.json": broken })).rejects.toThrow();
});

function variableOf({ $extensions }: TokenNormalized): string {
  return ($extensions as { "@kerf/react": { cssVariable: string } })["@kerf/react"].cssVariable;
}

/** Converts `em` to `rem`, because the format has no `em`. */
function withRem(css: string, name: string): string {
  if (!name.endsWith("-tracking")) return css;
  const size = properties.find((each) => each.name === name.replace("-tracking", ""))?.value ?? "";
  return `${Number((Number.parseFloat(css) * Number.parseFloat(size)).toFixed(6))}rem`;
}

/** A token as CSS, as the theme writes it. */
function printed({ $type, $value }: TokenNormalized): string {
  const value = $value as never;
  switch ($type) {
    case "color":
      return printedColor(value);
    case "dimension":
    case "duration":
      return printedMeasure(value);
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).map((each) => (each.includes(" ") ? `"${each}"` : each)).join(", ");
    case "shadow":
      return (value as Shadow[]).map(printedShadow).join(", ");
    default:
      return String($value);
  }
}

interface Measure {
  value: number;
  unit: string;
}

interface Shadow extends Record<"offsetX" | "offsetY" | "blur" | "spread", Measure> {
  color: { components: number[]; alpha: number };
  inset: boolean;
}

function printedMeasure({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

function printedColor({ components, alpha }: Shadow["color"]): string {
  return `oklch(${components.join(" ")}${alpha === 1 ? "" : ` / ${alpha}`})`;
}

function printedShadow({ color, inset, spread, ...offsets }: Shadow): string {
  const lengths = [offsets.offsetX, offsets.offsetY, offsets.blur, ...(spread.value === 0 ? [] : [spread])];
  const shown = lengths.map((each) => (each.value === 0 ? "0" : printedMeasure(each)));
  return [...(inset ? ["inset"] : []), ...shown, printedColor(color)].join(" ");
}
