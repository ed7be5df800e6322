import { join } from "node:path";
import { foreignStyles } from "../../../.storybook/kit/snippet-dependencies";
import type { Catalog } from "../../../src/catalog/catalog";
import { checkSource } from "../../../src/check/check";
import { type Fact, factOf } from "../../lib/fact";
import { root } from "../../lib/paths";
import { serve } from "../../lib/serve";
import { withPage } from "../../lib/with-page";
import { buildSite, storiesOf } from "../../runner/site";
import { compile, problemIn, renderModules } from "./modules";

/** The code that the site offers for one story. */
interface Snippet {
  /** The story's id. */
  story: string;
  code: string;
}

/** `snippets`: the code that the site offers with each story compiles, passes `kerf check`, and renders without a message. */
export async function snippetFacts(catalog: Catalog): Promise<Fact[]> {
  const site = join(root, ".cache/stories-site");
  await buildSite(".storybook", site);
  const snippets = await readSnippets(site);
  const folder = join(root, ".cache/snippets");
  const messages = await compile(
    folder,
    Object.fromEntries(snippets.map(({ story, code }) => [`${story}.tsx`, asModule(code)])),
  );
  const rendered = await renderModules(
    folder,
    snippets.map(({ story }) => story),
  );
  return snippets.map(({ story, code }) => {
    const problems = [
      problemIn(messages.get(`${story}.tsx`)) ?? [],
      ...sourceProblems(code, catalog),
      // A grid of all values has deprecated values, too.
      ...(rendered.get(story)?.messages ?? []).filter(
        (message) => !/^Kerf: .* is deprecated\./.test(message),
      ),
    ].flat();
    return factOf("snippets", story, problems);
  });
}

function sourceProblems(code: string, catalog: Catalog): string[] {
  const problems = checkSource(code, catalog, { complete: true }).filter(
    // A grid of all values has deprecated values beside those that replace them.
    ({ rule, fix }) =>
      rule !== "deprecated" || !fix?.every(({ text }) => code.includes(JSON.stringify(text))),
  );
  return [
    ...problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
    ...foreignStyles(code).map((line) => `It relies on styles of the application: ${line}`),
  ];
}

/** The functions of Storybook's preview that are used here. */
interface Preview {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    loadStory(options: { storyId: string }): Promise<{
      initialArgs: object;
      parameters: { docs: { source: { transform(code: string, context: object): string } } };
    }>;
  };
}

/** Reads the snippets by the function that the site's docs pages and its panel use. */
async function readSnippets(site: string): Promise<Snippet[]> {
  const ids = (await storiesOf(site)).map(({ id }) => id);
  const { url, close } = await serve(site);
  try {
    const snippets = await withPage({ url: `${url}iframe.html` }, ({ page }) =>
      page.evaluate(async (ids) => {
        const storybook = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
        await storybook.ready();
        const found = [];
        for (const story of ids) {
          const loaded = await storybook.loadStory({ storyId: story });
          const context = { ...loaded, args: loaded.initialArgs };
          found.push({ story, code: loaded.parameters.docs.source.transform("", context) });
        }
        return found;
      }, ids),
    );
    return snippets.filter(({ code }) => code !== "");
  } finally {
    close();
  }
}

/** An example exports its component; a story's elements are one expression after the import line. */
const example = /^export function (\w+)\(/m;

/** The snippet as a module whose default export renders it. */
function asModule(code: string): string {
  const name = example.exec(code)?.[1];
  if (name) return `${code}\nexport default ${name};\n`;
  const end = code.indexOf("\n\n");
  return `${code.slice(0, end)}\n\nexport default function Snippet() {\n  return (\n${code.slice(end + 2)}\n  );\n}\n`;
}
