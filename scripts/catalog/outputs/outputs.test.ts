import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ts } from "ts-morph";
import { describe, expect, onTestFinished, test } from "vitest";
import { foreignStyles } from "../../../.storybook/kit/snippet-dependencies";
import { designTokens } from "../../../src/theme/design-tokens";
import { type Property, themeProperties } from "../../../src/theme/token-properties";
import { type RegistryItem, shadcnRegistry } from "./shadcn-registry";

describe("the shadcn registry", async () => {
  const { "r/registry.json": registry, ...items } = await shadcnRegistry();

  test("lists every item", () => {
    const { items: listed } = registry as { items: { name: string }[] };
    expect(listed.map(({ name }) => `r/${name}.json`)).toEqual(Object.keys(items));
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

  test.each(Object.keys(items))(
    "lists every package that %s imports, and has only Kerf's own styles",
    (path) => {
      const { files, dependencies } = items[path] as RegistryItem;
      expect(files.flatMap(({ content = "" }) => foreignStyles(content))).toEqual([]);
      const imported = files.flatMap(({ content = "" }) => ts.preProcessFile(content).importedFiles);
      const known = [...dependencies, "react", "."];
      const missing = imported.filter(({ fileName }) => !known.some((name) => fileName.startsWith(name)));
      expect(missing).toEqual([]);
    },
  );

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
  type Token = { $value: unknown; $extensions: { "@kerf/react": { cssVariable: string } } };
  const documents = designTokens() as Record<string, Record<string, Record<string, Token>>>;
  const properties = themeProperties().filter(({ utility: [namespace] }) => namespace !== "animate");

  /** The tokens of a document, by their CSS variables. */
  const tokensIn = (name: string) =>
    Object.values(documents[`design-tokens/${name}.json`] ?? {})
      .filter((group) => typeof group === "object")
      .flatMap((group) => Object.values(group))
      .map((token) => [token.$extensions["@kerf/react"].cssVariable, token.$value] as const);

  const numbersIn = (text: string) => (text.match(/-?\d[\d.]*/g) ?? []).map(Number).filter(Boolean).sort();
  const inTheme = (css: string, which: string) => css.replace(/light-dark\((.*?\)), (.*?\))\)/g, which);

  /** The documents of each theme, the later ones over the earlier, and a property's value in it. */
  const themes: [string, string[], (property: Property) => string][] = [
    ["light", [], ({ value }) => inTheme(value, "$1")],
    ["dark", ["dark"], ({ value }) => inTheme(value, "$2")],
    ["light with more contrast", ["light-more-contrast"], ({ value, more = value }) => inTheme(more, "$1")],
    [
      "dark with more contrast",
      ["dark", "dark-more-contrast"],
      ({ value, more = value }) => inTheme(more, "$2"),
    ],
    ["reduced motion", ["reduced-motion"], ({ value, calm = value }) => inTheme(calm, "$1")],
  ];

  test.each(themes)("have the numbers of their CSS values in %s", (_, names, cssOf) => {
    // The format has no `em`, so letter spacing has other numbers.
    const expected = properties.map((each) => [
      `--kerf-${each.name}`,
      each.name.endsWith("-tracking") ? expect.any(Array) : numbersIn(cssOf(each)),
    ]);
    const tokens = ["tokens", ...names].flatMap(tokensIn);
    const found = tokens.map(([name, value]) => [name, numbersIn(JSON.stringify(value))]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});
