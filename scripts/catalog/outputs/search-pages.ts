import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { toId } from "storybook/internal/csf";
import { parseCatalog } from "../../../src/catalog/catalog";
import { iconWords } from "../../../src/icons/icon-words";
import { catalogEntries } from "../../../src/search/catalog-entries";
import { indexEntries, type SearchData } from "../../../src/search/engine";
import type { Entry, Kind } from "../../../src/search/entry";
import { themeProperties } from "../../../src/theme/token-properties";
import { root } from "../../lib/paths";
import { guides, markdown, type Node } from "./guides";

const kindOf: Record<string, Kind> = {
  Kerf: "Guide",
  Adopting: "Guide",
  Foundations: "Foundation",
  Patterns: "Pattern",
  Project: "Project",
};

/** The index of everything that can be found: in the catalog, on the site's pages and in the theme. */
export async function searchIndex(): Promise<SearchData> {
  return indexEntries(await searchEntries());
}

/** The index of what the package contains: without decisions, and without guides that only the site has. */
export async function packageIndex(): Promise<SearchData> {
  const packed = new Set((await guides()).map(({ name }) => name));
  const isSiteOnly = ({ kind, name }: Entry) => kind === "Project" || (kind === "Guide" && !packed.has(name));
  const entries = await searchEntries();
  const siteOnly = new Set(entries.filter(isSiteOnly).map(({ page }) => page));
  return indexEntries(entries.filter(({ page }) => !siteOnly.has(page)));
}

export async function searchEntries(): Promise<Entry[]> {
  const catalog = parseCatalog(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
  return [
    ...catalogEntries(catalog),
    ...(await pageEntries(join(root, "stories"))),
    ...tokenEntries(),
    ...iconEntries(),
  ];
}

/** The entries for pages in a folder that aren't from the catalog, and for the sections of Markdown pages. */
async function pageEntries(folder: string): Promise<Entry[]> {
  const files = (await readdir(folder, { recursive: true })).filter((path) =>
    /\.(mdx|stories\.tsx)$/.test(path),
  );
  return (await Promise.all(files.sort().map((path) => entriesOf(join(folder, path))))).flat();
}

/** A page and its sections. The page's text includes the modules that it imports from its own folder. */
async function entriesOf(file: string): Promise<Entry[]> {
  const source = await readFile(file, "utf8");
  const isMarkdown = file.endsWith(".mdx");
  const title = /\btitle(?:=|: )"([^"]+)"/.exec(source)?.[1] ?? "";
  const [group = "", ...names] = title.split("/");
  const kind = kindOf[group];
  // Stories without a documentation page are tests.
  if (!kind || source.includes('"!autodocs"')) return [];
  const name = names.filter((each) => each !== "Decisions").join(" / ");
  const page = toId(title, "docs");
  const modules = await importedModules(source, file);
  const sections = isMarkdown ? sectionsOf(source) : [];
  const [first, ...rest] = sections;
  // A comment in the page's file: `/* The icons of Kerf. @alias glyph, symbol */`.
  const [, description, aliases] = /\/\*\*? ([^*@]+ )?@alias ([\w ,-]+\w)/.exec(source) ?? [];
  const lead = isMarkdown
    ? (description ?? (first?.text || rest[0]?.text))
    : (/\blead="([^"]+)"/.exec([source, ...modules].join("\n"))?.[1] ?? description);
  const texts = (isMarkdown ? modules : [source, ...modules]).flatMap(textsInCode);
  return [
    {
      kind,
      name,
      page,
      text: excerpt(lead?.trim() ?? ""),
      aliases: [...(first && first.heading !== name ? [first.heading] : []), ...(aliases?.split(", ") ?? [])],
      body: [...sections.map(({ heading, text }) => `${heading} ${text}`), ...texts].join(" "),
    },
    // The sections of all decisions have the same titles.
    ...(kind === "Project" ? [] : rest).map(({ heading, text }) => ({
      kind: "Section" as const,
      name: `${name}: ${heading}`,
      page,
      anchor: slug(heading),
      text: excerpt(text),
      body: text,
    })),
  ];
}

function importedModules(source: string, file: string): Promise<string[]> {
  const names = [...source.matchAll(/from "(\.\/[\w./-]+)"/g)].map(([, name = ""]) => name);
  return Promise.all(
    // Modules other than .tsx files have no texts.
    names.map((name) => readFile(join(dirname(file), `${name}.tsx`), "utf8").catch(() => "")),
  );
}

/** The texts in a module: its JSX, its strings of several words, and its JSDoc. */
function textsInCode(code: string): string[] {
  const texts = code.matchAll(
    /(?<!className=|from )"([^"\n]*\S \S[^"\n]*)"|>([^<>{}=;]+)<|\/\*\*([\s\S]*?)\*\//g,
  );
  return [...texts].map(([, string, element, comment]) => string ?? element ?? comment ?? "");
}

/** The text below each heading. The first section is the page itself. */
function sectionsOf(source: string): { heading: string; text: string }[] {
  const sections: { heading: string; text: string }[] = [];
  for (const node of markdown.parse(source).children) {
    const text = wordsIn(node).replace(/\s+/g, " ").trim();
    const current = sections.at(-1);
    if (node.type === "heading" && node.depth < 3) sections.push({ heading: text, text: "" });
    else if (current) current.text = `${current.text} ${text}`.trim();
  }
  return sections;
}

/** The text of a node, with a space between its blocks. */
function wordsIn(node: Node): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  if (!("children" in node)) return "";
  const isInline = node.type === "paragraph" || node.type === "heading";
  return node.children.map(wordsIn).join(isInline ? "" : " ");
}

/** The id that Storybook generates for a heading. */
function slug(heading: string): string {
  const letters = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return letters.replaceAll(" ", "-");
}

/** The first sentences of a text. */
function excerpt(text: string): string {
  if (text.length <= 240) return text;
  const end = text.slice(0, 240).lastIndexOf(". ");
  return end > 80 ? text.slice(0, end + 1) : `${text.slice(0, 239)}…`;
}

/** By the first word of a token's namespace, the foundation page that shows the tokens. The others are in Motion. */
const foundations: Record<string, string> = {
  color: "Color",
  font: "Type",
  text: "Type",
  radius: "Radius",
  shadow: "Elevation",
  inset: "Elevation",
};

function tokenEntries(): Entry[] {
  return themeProperties().map(({ name, utility: [namespace], text }) => {
    const page = toId(`Foundations/${foundations[namespace.split("-")[0] ?? ""] ?? "Motion"}`, "docs");
    return { kind: "Token", name: `--kerf-${name}`, page, text };
  });
}

function iconEntries(): Entry[] {
  const page = toId("Foundations/Icons", "docs");
  return Object.entries(iconWords).map(([name, { says, words }]) => {
    return { kind: "Icon", name, page, text: says, aliases: words.split(" ") };
  });
}
