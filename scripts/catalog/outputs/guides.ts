import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import { buildTargets, supportedBrowsers } from "../../lib/browser-targets";
import { guideNames, guidesFolder } from "../../lib/guide-names";

export const markdown = remark().use(remarkGfm).use(remarkMdx);

/** A guide of the site, as Markdown for programs. */
interface Guide {
  name: string;
  path: string;
  text: string;
}

/** The guides for adopters, from the site's own pages. Stories on them are left out, and code blocks stay. */
export async function guides(): Promise<Guide[]> {
  return Promise.all(
    guideNames().map(async (name) => {
      const text = await guideText(name);
      return { name: /^# (.*)$/m.exec(text)?.[1] ?? name, path: `docs/guides/${name}.md`, text };
    }),
  );
}

async function guideText(name: string): Promise<string> {
  const source = await readFile(join(guidesFolder, `${name}.mdx`), "utf8");
  const values = {
    buildTargets,
    supportedBrowsers,
    brand: await readFile(join(guidesFolder, "brand.css"), "utf8"),
  };
  const evaluate = (code: string) =>
    new Function(...Object.keys(values), `return ${code}`)(...Object.values(values));
  let text = source;
  // From last to first, so that the positions of the others stay valid.
  for (const { node, textWith } of expressions(markdown.parse(source)).toReversed()) {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    text = `${text.slice(0, start.offset)}${textWith(evaluate)}${text.slice(end.offset)}`;
  }
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

type Root = ReturnType<typeof markdown.parse>;
export type Node = Root | Root["children"][number];

interface Expression {
  node: Node;
  /** The Markdown in its place. */
  textWith(evaluate: (code: string) => unknown): string;
}

/** What isn't Markdown in a page, in its order: imports, comments, values and elements. */
function expressions(node: Node): Expression[] {
  if (node.type === "mdxjsEsm") return [{ node, textWith: () => "" }];
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    return [
      { node, textWith: (evaluate) => (node.value.startsWith("/*") ? "" : String(evaluate(node.value))) },
    ];
  if (node.type !== "mdxJsxFlowElement") return "children" in node ? node.children.flatMap(expressions) : [];
  const attribute = (name: string) =>
    node.attributes.flatMap((each) => ("name" in each && each.name === name ? [each.value] : []))[0];
  const code = attribute("code");
  if (node.name !== "Code.Block" || typeof code !== "object" || code === null)
    return [{ node, textWith: () => "" }];
  return [{ node, textWith: (evaluate) => `\`\`\`${attribute("lang")}\n${evaluate(code.value)}\n\`\`\`` }];
}
