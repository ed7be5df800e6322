/** npm run bench -- mcp: asks `kerf mcp` and Storybook's server the same forty questions. */
import { readFile } from "node:fs/promises";
import { parseCatalog } from "../../../src/catalog";
import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { table } from "../../lib/table";
import { type Question, questions } from "./questions";
import { ask, connectKerf, connectStorybook } from "./servers";

const { gate } = job(import.meta.url)
  .option("--gate", "Exit with 1 if an answer of kerf mcp lacks an expected fact.")
  .parse()
  .opts();

const catalog = parseCatalog(await readFile(`${root}/src/catalog/catalog.json`, "utf8"));
const [kerf, storybook] = await Promise.all([connectKerf(), connectStorybook(catalog)]);

const rows: { question: Question; kerf: Answer; storybook: Answer }[] = [];
for (const question of questions) {
  const { tool, given, page } = question;
  const [name, args] = page
    ? ["docs-show", { id: `components-${page.toLowerCase()}` }]
    : (["docs-list", {}] as const);
  rows.push({
    question,
    kerf: measure(await ask(kerf, tool, given), question),
    storybook: measure(await ask(storybook, name as string, args as Record<string, unknown>), question),
  });
}
await Promise.all([kerf.close(), storybook.close()]);

interface Answer {
  bytes: number;
  missing: string[];
}

function measure(text: string, { facts }: Question): Answer {
  // Tables escape the bars of union types.
  const plain = text.replaceAll("\\|", "|");
  return { bytes: Buffer.byteLength(text), missing: facts.filter((fact) => !plain.includes(fact)) };
}

function shown({ bytes, missing }: Answer): string {
  return `${bytes}${missing.length > 0 ? ` lacks ${missing.join(", ")}` : ""}`;
}

function total(of: "kerf" | "storybook"): string {
  const answers = rows.map((row) => row[of]);
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  return `${bytes}, ${answers.filter(({ missing }) => missing.length === 0).length} complete`;
}

console.log(
  table(
    [`${questions.length} questions, bytes of the answer`, "kerf mcp", "Storybook's server"],
    [
      ...rows.map((row) => [row.question.ask, shown(row.kerf), shown(row.storybook)]),
      ["Total", total("kerf"), total("storybook")],
    ],
  ),
);
if (gate && rows.some((row) => row.kerf.missing.length > 0)) process.exitCode = 1;
