import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { consumer, read } from "./packed";

describe("the stylesheet", () => {
  test("declares the order of the layers, so that later imports can't change it", () => {
    const named = [...read("dist/styles.css").matchAll(/@layer ([\w,. -]+)[{;]/g)].flatMap(([, names = ""]) =>
      names.split(","),
    );
    const order = [...new Set(named)].filter((name) => !name.startsWith("kerf.") && name !== "properties");
    expect(order).toEqual(["theme", "base", "kerf", "components", "utilities"]);
  });

  test("keeps the colors of both themes in one declaration", () => {
    expect(read("dist/styles.css")).toContain("light-dark(");
    expect(read("dist/styles.css")).not.toContain("var(--lightningcss");
  });

  test("refers to fonts in its own folder", () => {
    const urls = [...read("dist/styles.css").matchAll(/url\(["']?([^)"']+)/g)].map(([, url = ""]) => url);
    const own = urls.filter((url) => !url.startsWith("data:"));
    expect(
      own.filter((url) => !/^\.?\/?fonts\//.test(url) || !existsSync(join(consumer.installed, "dist", url))),
    ).toEqual([]);
  });

  test("includes the license of each font", () => {
    const fonts = consumer.files.filter((file) => file.endsWith(".woff2")).map((file) => basename(file));
    const licensed = consumer.files.flatMap((file) => /([\w-]+)-LICENSE\.txt$/.exec(file)?.[1] ?? []);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !licensed.some((name) => font.startsWith(`${name}-`)))).toEqual([]);
  });
});

describe("the tokens", () => {
  const properties = (css: string) => [
    ...new Set([...css.matchAll(/(--kerf-[\w-]+):/g)].map(([, name]) => name)),
  ];

  test("tokens.css has only tokens of styles.css, in the same layer", () => {
    const all = properties(read("dist/styles.css"));
    expect(properties(read("dist/tokens.css")).filter((name) => !all.includes(name))).toEqual([]);
    expect(read("dist/tokens.css")).toContain("@layer kerf.theme {");
    expect(read("dist/tokens.css")).not.toContain("@theme");
  });

  test("tokens.json describes each token, and names its theme variable in Tailwind", () => {
    const tokens: Record<string, { text: string; tailwind: string }> = JSON.parse(read("dist/tokens.json"));
    expect(Object.keys(tokens)).toEqual(properties(read("dist/tokens.css")));
    for (const [name, { text, tailwind }] of Object.entries(tokens)) {
      expect(text).toMatch(/\.$/);
      expect(read("dist/tailwind.css")).toContain(`${tailwind}: var(${name});`);
    }
  });

  test("the Tailwind theme defines no name that an application may use", () => {
    const names = [...read("dist/tailwind.css").matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/^--[a-z-]+-kerf-/.test(name))).toEqual([]);
  });
});
