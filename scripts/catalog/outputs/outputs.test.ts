import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registryItemSchema, registrySchema } from "@shadcn/registry/schema";
import { ComponentManifestMap } from "@storybook/mcp";
import { defineConfig, parse, type TokenNormalized } from "@terrazzo/parser";
import { describe, expect, onTestFinished, test } from "vitest";
import { foreignStyles } from "../../../.storybook/kit/snippet-dependencies";
import { parseCatalog } from "../../../src/catalog/catalog";
import { type Property, themeProperties } from "../../../src/theme/token-properties";
import { componentManifest } from "./component-manifest";
import { designTokens } from "./design-tokens";
import { shadcnRegistry } from "./shadcn-registry";

describe("Storybook's manifest", async () => {
  const catalog = parseCatalog(await readFile("src/catalog/catalog.json", "utf8"));
  const manifest = componentManifest(catalog);
  const { components } = manifest;

  test("is read by Storybook's parser, and nothing is lost", async () => {
    expect(await ComponentManifestMap["~standard"].validate(manifest)).toMatchObject({ value: manifest });
  });

  test("has every component, with its page as text, its examples as stories and its parts", () => {
    expect(components["components-daterangepicker"]).toMatchObject({
      name: "DateRangePicker",
      path: "./src/components/date-range-picker/date-range-picker.stories.tsx",
      import: 'import { DateRangePicker } from "@kerf/react";',
      apiDescription: expect.stringContaining("## Props"),
    });
    const story = { id: "components-button--save-and-cancel", name: "SaveAndCancel" };
    expect(components["components-button"]?.stories[0]).toMatchObject(story);
    for (const { name, subComponents = {} } of Object.values(catalog.components)) {
      const { subcomponents = {} } = components[`components-${name.toLowerCase()}`] ?? {};
      const parts = Object.keys(subComponents).map((part) => `${name}.${part}`);
      expect(Object.keys(subcomponents)).toEqual(parts);
    }
    const root = components["components-dialog"]?.subcomponents["Dialog.Root"];
    expect(root?.apiDescription).toContain("| `onOpenChange` |");
  });
});

describe("the shadcn registry", async () => {
  const { "r/registry.json": registry, ...items } = await shadcnRegistry();

  test("and every item are accepted by shadcn's schemas", () => {
    expect(registrySchema.parse(registry)).toEqual(registry);
    for (const item of Object.values(items)) expect(registryItemSchema.parse(item)).toEqual(item);
    const names = registrySchema.parse(registry).items?.map(({ name }) => `r/${name}.json`);
    expect(names).toEqual(Object.keys(items));
  });

  test("lists the files of an item, those that they import, and the packages to install", () => {
    const target = (file: string) => ({ target: `components/sign-up/${file}` });
    expect(items["r/sign-up.json"]).toMatchObject({
      title: "Sign-up",
      dependencies: ["@kerf/react"],
      files: [target("sign-up.tsx"), target("use-sent-form.ts")],
    });
    expect(items["r/hook-form.json"]).toMatchObject({ dependencies: ["@kerf/react", "react-hook-form"] });
  });

  test.each(Object.keys(items))("has no classes in %s, and only Kerf's own tokens", (path) => {
    const { files } = items[path] as { files: { content: string }[] };
    expect(files.flatMap(({ content }) => foreignStyles(content))).toEqual([]);
  });

  test("can't contain an import that an application doesn't have", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kerf-patterns-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const page = '<PatternPage\n title="A"\n lead="B." />';
    await writeFile(join(folder, "a.stories.tsx"), `import source from "./a.tsx?raw";\n${page}`);
    await writeFile(join(folder, "a.tsx"), 'import { b } from "../b";\n');
    await expect(shadcnRegistry(folder)).rejects.toThrow('a.tsx imports "../b"');
  });
});

describe("the design tokens", () => {
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

  const inTheme = (css: string, which: string) => css.replace(/light-dark\((.*?\)), (.*?\))\)/g, which);

  /** The color themes, each with a function that returns a property's value in it. */
  const themes: [string, (property: Property) => string][] = [
    ["light", ({ value }) => inTheme(value, "$1")],
    ["dark", ({ value }) => inTheme(value, "$2")],
    ["light-more-contrast", ({ value, more = value }) => inTheme(more, "$1")],
    ["dark-more-contrast", ({ value, more = value }) => inTheme(more, "$2")],
  ];
  const contexts = themes.flatMap(([theme, cssOf]) => [
    { theme, motion: "standard", cssOf },
    { theme, motion: "reduced", cssOf: (each: Property) => each.calm ?? cssOf(each) },
  ]);

  test.each(contexts)(
    "have their CSS values in $theme with $motion motion",
    async ({ theme, motion, cssOf }) => {
      const { resolver } = await read("design-tokens/resolver.json");
      const tokens = Object.values(resolver.apply({ theme, motion }));
      const values = tokens.map((token) => [variableOf(token), cssOfToken(token)]);
      const expected = properties.map((each) => [`--kerf-${each.name}`, withRem(cssOf(each), each.name)]);
      expect(Object.fromEntries(values)).toEqual(Object.fromEntries(expected));
    },
  );

  test("are complete without the resolver", async () => {
    const { tokens } = await read("design-tokens/tokens.json");
    expect(Object.values(tokens)).toHaveLength(properties.length);
  });

  test("with an invalid value are refused by the parser", async () => {
    const $value = { colorSpace: "oklch", components: [1] };
    const broken = JSON.stringify({ accent: { $type: "color", $value } });
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

  interface Measure {
    value: number;
    unit: string;
  }

  interface Shadow extends Record<"offsetX" | "offsetY" | "blur" | "spread", Measure> {
    color: { components: number[]; alpha: number };
    inset: boolean;
  }

  const measure = ({ value, unit }: Measure) => `${value}${unit}`;
  const color = ({ components, alpha }: Shadow["color"]) =>
    `oklch(${components.join(" ")}${alpha === 1 ? "" : ` / ${alpha}`})`;
  const shadow = ({ color: paint, inset, offsetX, offsetY, blur, spread }: Shadow) => {
    const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
    const texts = lengths.map((each) => (each.value === 0 ? "0" : measure(each)));
    return [...(inset ? ["inset"] : []), ...texts, color(paint)].join(" ");
  };
  const quoted = (family: string) => (family.includes(" ") ? `"${family}"` : family);
  const printers: Record<string, (value: never) => string> = {
    color,
    dimension: measure,
    duration: measure,
    cubicBezier: (value: number[]) => `cubic-bezier(${value.join(", ")})`,
    fontFamily: (value: string[]) => value.map(quoted).join(", "),
    shadow: (value: Shadow[]) => value.map(shadow).join(", "),
  };

  /** A token as CSS, as the theme writes it. */
  function cssOfToken({ $type, $value }: TokenNormalized): string {
    return (printers[$type] ?? String)($value as never);
  }
});
