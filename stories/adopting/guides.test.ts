import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { guides } from "../../scripts/catalog/outputs/guides";
import { compile } from "../../scripts/checks/catalog-conformance/modules";
import { root } from "../../scripts/lib/paths";
import { parseCatalog } from "../../src/catalog/catalog";
import { checkSource } from "../../src/check/check";

const catalog = parseCatalog(readFileSync(join(root, "src/catalog/catalog.json"), "utf8"));

let pages: Awaited<ReturnType<typeof guides>>;
/** The TypeScript in the guides, by the name of a file. */
let snippets: Record<string, string>;
beforeAll(async () => {
  pages = await guides();
  snippets = Object.fromEntries(pages.flatMap(({ path, text }) => snippetsIn(path, text)));
});

function snippetsIn(path: string, text: string): [string, string][] {
  const [name] = path.split("/").at(-1)?.split(".") ?? [];
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, lang, code = ""], index) => [
    `${name}-${index}.${lang}`,
    // A module, also without imports.
    `${code}export {};\n`,
  ]);
}

/** The modules of the first screen of Getting started, by the names that its snippets import. */
function firstScreen(): Record<string, string> {
  const code = (text: string) => Object.values(snippets).find((each) => each.includes(text)) ?? "";
  return { "app.tsx": code("setInvited"), "theme-menu.tsx": code("export function ThemeMenu") };
}

/** The exports that the snippets import from packages that aren't installed, and from files of Kerf that aren't built. */
const declared = `
declare module "@kerf/react/catalog" { export const readCatalog: typeof import("../../src/catalog/catalog").readCatalog; }
declare module "@kerf/react/catalog.json" { const json: object; export default json; }
declare module "@kerf/react/check" { export const checkSource: typeof import("../../src/check/check").checkSource; }
declare module "@kerf/react/render-tree" {
  export const renderTree: typeof import("../../src/render-tree").renderTree;
  export type Tree = import("../../src/render-tree").Tree;
}
type Anchor = import("react").ComponentProps<"a">;
type Rendered = import("react").ReactNode;
declare module "next/link" { export default function Link(props: Anchor): Rendered; }
declare module "next/headers" {
  export function cookies(): Promise<Map<string, { value: string }>>;
  export function headers(): Promise<Headers>;
}
declare module "react-i18next" { export function useTranslation(): { i18n: { language: string } }; }
declare module "react-router" {
  export function Outlet(): Rendered;
  export function Link(props: Omit<Anchor, "href"> & { to: string }): Rendered;
}
declare module "@tanstack/react-router" { export function Link(props: Omit<Anchor, "href"> & { to: string }): Rendered; }
declare module "@testing-library/react" {
  export function render(node: Rendered): void;
  export const screen: Record<"getByRole" | "queryByRole", (role: string, options?: { name: string }) => HTMLElement> &
    Record<"findByRole", (role: string, options?: { name: string }) => Promise<HTMLElement>>;
  export function waitFor(check: () => void): Promise<void>;
}
declare module "@playwright/test" {
  export function test(name: string, run: (fixtures: { page: import("playwright-core").Page }) => Promise<void>): void;
  export function expect(locator: import("playwright-core").Locator): { toContainText(text: string): Promise<void> };
}`;

test("every snippet compiles", async () => {
  expect(Object.keys(snippets).length).toBeGreaterThan(20);
  const modules = { ...snippets, ...firstScreen(), "declared.d.ts": declared };
  const messages = await compile(join(root, ".cache/guide-snippets"), modules);
  expect(Object.fromEntries(messages)).toEqual({});
});

test("Getting started has the code of the example application, which the tests of the package build and open", () => {
  const example = (file: string) => readFileSync(join(root, "stories/examples/vite", file), "utf8");
  const codes = Object.entries(snippets).flatMap(([name, code]) =>
    name.startsWith("getting-started") ? [code] : [],
  );
  const linesOf = (code: string) => code.split("\n").map((line) => line.trim());
  for (const file of ["src/main.tsx", "src/theme-menu.tsx"]) {
    const lines = linesOf(example(file)).filter(Boolean);
    expect(codes.map((code) => lines.filter((line) => !linesOf(code).includes(line)))).toContainEqual([]);
  }
  const target = linesOf(example("vite.config.ts")).find((line) => line.startsWith("build:"));
  expect(codes.some((code) => linesOf(code).includes(target ?? ""))).toBe(true);
});

test("the first screen of Getting started renders", async () => {
  const folder = join(root, ".cache/guide-first-screen");
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of Object.entries(firstScreen())) writeFileSync(join(folder, file), code);
  const { App } = await import(/* @vite-ignore */ join(folder, "app.tsx"));
  const html = renderToStaticMarkup(createElement(App));
  for (const text of ["Team", "Theme", "Email", "Send invitation"]) expect(html).toContain(text);
});

test("`kerf check` finds no problem in a snippet", () => {
  const problems = Object.entries(snippets).flatMap(([file, code]) =>
    checkSource(code, catalog).map(({ line, message }) => `${file}:${line} ${message}`),
  );
  expect(problems).toEqual([]);
});

const modulesOf = (folder: string) =>
  readdirSync(folder).filter((file) =>
    /^(?!.*\.(stories|examples|fixture|test|guide)\.).*\.tsx?$/.test(file),
  );

test("Server rendering names the components that send no code to the browser", () => {
  const components = join(root, "src/components");
  const isClient = (file: string) => readFileSync(file, "utf8").startsWith('"use client"');
  const withoutCode = Object.keys(catalog.components).filter((name) => {
    const folder = join(components, name.replace(/\B[A-Z]/g, "-$&").toLowerCase());
    return !modulesOf(folder).some((file) => isClient(join(folder, file)));
  });
  const text = pages.find(({ name }) => name === "Server rendering")?.text;
  expect(text).toContain(`- ${withoutCode.slice(0, -1).join(", ")} and ${withoutCode.at(-1)} send no code`);
});

test("the browserslist in Server rendering is that of package.json", () => {
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const text = pages.find(({ name }) => name === "Server rendering")?.text;
  expect(text).toContain(`"browserslist": [${browserslist.map((each: string) => `"${each}"`).join(", ")}]`);
});
