import { type Group, groupsOf } from "./groups";
import { componentIn, counted, kinds, listed, type Report } from "./report-format";

const MOST_ROWS = 20;
const MOST_NAMED = 6;
const LONGEST_TEXT = 160;

/** A row of the summary: a group of changes that are alike, or one change. The first one shows the differences best. */
export type SummaryRow = Pick<Group, "name" | "changes">;

/**
 * The results of a run, as Markdown. Its texts may come from a fork, so each is a code span, in which nothing becomes a link,
 * a mention or an element.
 */
export function summaryOf(report: Report, rows: readonly SummaryRow[] = summaryRows(report)): string {
  const taken = `${counted(report.pictures, "picture")} of ${counted(report.stories, "story", "stories")}`;
  if (rows.length === 0) return `${taken}: no visual change.\n`;
  const parts = kinds.flatMap((kind) => {
    const number = report.changes.filter((change) => change.kind === kind).length;
    return number > 0 ? `${number} ${kind}` : [];
  });
  return [
    `${taken}: **${parts.join(", ")}** in ${counted(rows.length, "group")}.`,
    ` To approve, run \`npm run review\`.\n\n${table(rows, report)}`,
  ].join("");
}

/** The groups first, then the changes without a group. */
export function summaryRows(report: Report): SummaryRow[] {
  const { groups, others } = groupsOf(report);
  return [...groups, ...others.map((change): SummaryRow => ({ name: change.message, changes: [change] }))];
}

function table(rows: readonly SummaryRow[], report: Report): string {
  const lines = rows.slice(0, MOST_ROWS).map(({ name, changes }, index) => {
    const components = [...new Set(changes.map((change) => componentIn(report, change)))].map(codeSpan);
    return `| ${[index + 1, codeSpan(name), changes.length, listed(components, MOST_NAMED)].join(" | ")} |`;
  });
  const rest = rows.length - MOST_ROWS;
  return [
    "| Group | Difference | Pictures | Components |",
    "| ---: | --- | ---: | --- |",
    ...lines,
    ...(rest > 0 ? [`\nand ${rest} more on the review page.`] : []),
    "",
  ].join("\n");
}

/** A code span that is safe in a table. */
export function codeSpan(text: string): string {
  const line = text.replace(/[\s`]+/g, " ").trim();
  const short = line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT - 1)}…` : line;
  return `\`${short.replaceAll("\\", "/").replaceAll("|", "\\|") || " "}\``;
}
