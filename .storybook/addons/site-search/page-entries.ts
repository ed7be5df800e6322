import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Heading, Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { pageId } from "./catalog-entries";
import { textsInCode } from "./code-texts";
import type { Entry, Kind } from "./entry";

const kindOf: Record<string, Kind> = {
  Kerf: "Guide",
  Adopting: "Guide",
  Foundations: "Foundation",
  Patterns: "Pattern",
  Decisions: "Decision",
};

/** The entries for pages in a folder that aren't from the catalog, and for the sections of Markdown pages. */
export async function pageEntries(folder: string): Promise<Entry[]> {
  const files = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    files.sort().map(async (path) => {
      const file = join(folder, path);
      if (path.endsWith(".mdx")) return mdxEntries(await readFile(file, "utf8"), file);
      return path.endsWith(".stories.tsx") ? storyPage(file) : [];
    }),
  );
  return found.flat();
}

/** The entries for a Markdown page and its sections. The page's text includes the modules that it imports. */
async function mdxEntries(source: string, file: string): Promise<Entry[]> {
  const [, title = ""] = /<Meta title="([^"]+)"/.exec(source) ?? [];
  const kind = kindOf[title.split("/")[0] ?? ""];
  if (!kind) return [];
  const page = pageId(title);
  const sections = sectionsOf(source);
  const [lead, ...rest] = sections;
  const aliases = [...(lead && lead.heading !== nameIn(title) ? [lead.heading] : []), ...aliasesIn(source)];
  const body = [
    ...sections.map(({ heading, text }) => `${heading} ${text}`),
    await importedTexts(source, file),
  ];
  return [
    {
      kind,
      name: nameIn(title),
      page,
      text: excerpt(descriptionIn(source) ?? (lead?.text || rest[0]?.text || "")),
      aliases,
      body: body.join(" "),
    },
    // The sections of all decisions have the same titles.
    ...(kind === "Decision" ? [] : rest).map(({ heading, text }) => ({
      kind: "Section" as const,
      name: `${nameIn(title)}: ${heading}`,
      page,
      anchor: slug(heading),
      text: excerpt(text),
      body: text,
    })),
  ];
}

/** The entry for a page that is a story: its title, its lead, and the texts in it and in its modules. */
async function storyPage(file: string): Promise<Entry[]> {
  const source = await readFile(file, "utf8");
  const [, title = ""] = /\btitle: "([^"]+)"/.exec(source) ?? [];
  const kind = kindOf[title.split("/")[0] ?? ""];
  // Stories without a documentation page are tests.
  if (!kind || source.includes('"!autodocs"')) return [];
  const imported = await importedTexts(source, file);
  const lead = /\blead="([^"]+)"/.exec(`${source}\n${await importedSources(source, file)}`)?.[1];
  return [
    {
      kind,
      name: nameIn(title),
      page: pageId(title),
      text: excerpt(lead ?? descriptionIn(source) ?? ""),
      aliases: aliasesIn(source),
      body: [...textsInCode(source), imported].join(" "),
    },
  ];
}

/** The aliases of a page, from a comment in its file: `@alias typography, font`. */
function aliasesIn(source: string): string[] {
  return /@alias ([\w ,-]+\w)/.exec(source)?.[1]?.split(", ") ?? [];
}

/** The description of a page, from the same comment: `The icons of Kerf. @alias glyph`. */
function descriptionIn(source: string): string | undefined {
  return /\/\*\*? ([^*@]+) @alias /.exec(source)?.[1];
}

async function importedSources(source: string, file: string): Promise<string> {
  return (await imports(source, file)).join("\n");
}

/** The texts in the modules that a page imports from its own folder. */
async function importedTexts(source: string, file: string): Promise<string> {
  return (await imports(source, file)).flatMap((source) => textsInCode(source)).join(" ");
}

async function imports(source: string, file: string): Promise<string[]> {
  const names = [...source.matchAll(/from "(\.\/[\w./-]+)"/g)].map(([, name = ""]) => name);
  return Promise.all(
    // Modules other than .tsx files have no texts.
    names.map((name) => readFile(join(dirname(file), `${name}.tsx`), "utf8").catch(() => "")),
  );
}

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The text below each heading. The first section is the page itself. */
function sectionsOf(source: string): { heading: string; text: string }[] {
  const sections: { heading: string; text: string }[] = [];
  for (const node of mdx.parse(source).children) {
    if (isSection(node)) sections.push({ heading: words(node), text: "" });
    else {
      const current = sections.at(-1);
      if (current) current.text += ` ${words(node)}`;
    }
  }
  return sections.map(({ heading, text }) => ({ heading, text: text.replace(/\s+/g, " ").trim() }));
}

function isSection(node: Nodes): node is Heading {
  return node.type === "heading" && node.depth < 3;
}

/** The text of a node, with a space between its blocks. */
function words(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value;
  if (!("children" in node)) return "";
  const isInline = node.type === "paragraph" || node.type === "heading";
  return node.children.map(words).join(isInline ? "" : " ");
}

/** The id that Storybook generates for a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

const nameIn = (title: string) => title.split("/").slice(1).join(" / ");

/** The first sentences of a text. */
function excerpt(text: string): string {
  if (text.length <= 240) return text;
  const end = text.slice(0, 240).lastIndexOf(". ");
  return end > 80 ? text.slice(0, end + 1) : `${text.slice(0, 239)}…`;
}
