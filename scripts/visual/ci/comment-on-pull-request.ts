import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import { readForeignPicture, readForeignReport } from "../report/foreign-report";
import { componentIn, picturePath, type Report } from "../report/report-format";
import { codeSpan, type SummaryRow, summaryOf, summaryRows } from "../report/summary";

/** The maximum number of differences that are shown as pictures. */
const MOST_SHOWN = 6;
const roles = ["baseline", "actual"] as const;

/**
 * Writes a comment on a pull request for the GitHub workflow that posts it (review-comment.yml): `comment.md`, and a git
 * repository with one commit of the pictures that it shows. The report in the workflow's artifact may come from a fork,
 * so it is only read as data. Its texts become code spans. Its names are checked before they become part of a path or a URL.
 *
 * @param run The folder of the artifact.
 * @throws if a variable of GitHub's environment is missing, or the report isn't valid.
 */
export async function writeComment(
  run: { out: string },
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    RUN_ID: id,
    COMMIT: commit,
    SITE: site,
  } = env;
  if (!server || !repository || !id || !commit)
    throw new Error("A variable of the workflow review-comment.yml is not set. Use --comment only there.");
  const report = await readForeignReport(run);
  const rows = summaryRows(report);
  const shown = rows.filter(({ changes: [sample] }) => sample.mode !== "tree").slice(0, MOST_SHOWN);
  await mkdir(folder, { recursive: true });
  const website = `${server}/${repository}`;
  const urls = await commitPictures(shown, run, folder, website);
  const artifact = `[Review page](${website}/actions/runs/${id}#artifacts): download it, unpack it and open \`index.html\`.`;
  const pages = site ? `[Review page](${site}review/), [site of this commit](${site}).` : artifact;
  await writeFile(
    join(folder, "comment.md"),
    commentOf(report, rows, shown, `${pages}\n\nCommit ${commit}`, urls),
  );
}

/** The comment, as Markdown. */
function commentOf(
  report: Report,
  rows: readonly SummaryRow[],
  shown: readonly SummaryRow[],
  links: string,
  urls: ReadonlyMap<string, string>,
): string {
  const details = shown.map(({ name, changes }) => {
    const [sample, ...alike] = changes;
    const [before, after] = roles.map((role) => {
      const url = urls.get(picturePath(sample.storyId, sample.mode, role));
      return url ? `<img src="${url}" alt="${role}">` : "no picture";
    });
    const story = `${componentIn(report, sample)} / ${report.facts[sample.storyId]?.name ?? ""}, ${sample.mode}`;
    const more = alike.length > 0 ? `, and ${alike.length} alike` : "";
    return `
<details open><summary>

${codeSpan(story)}${more}: ${codeSpan(name)}

</summary>

| Before | After |
| --- | --- |
| ${before} | ${after} |

</details>
`;
  });
  const head = `### Visual review\n\n${summaryOf(report, rows)}`;
  const approve =
    "Maintainers approve by a comment: `/approve` for all groups, or `/approve 1 3` for groups 1 and 3.";
  return rows.length === 0 ? head : [head, `\n${approve}\n\n${links}\n`, ...details].join("");
}

/**
 * Commits the pictures. The workflow pushes the commit to a ref that clones don't fetch. It has no parents, and the next one
 * replaces it.
 *
 * @returns the URLs of the pictures by their paths.
 */
async function commitPictures(
  shown: readonly SummaryRow[],
  run: { out: string },
  folder: string,
  website: string,
): Promise<ReadonlyMap<string, string>> {
  const paths: string[] = [];
  for (const { changes } of shown) {
    for (const role of roles) {
      const picture = await readForeignPicture(run, changes[0], role);
      if (!picture) continue;
      paths.push(picture.path);
      await writeFileAtomically(join(folder, picture.path), picture.png);
    }
  }
  if (paths.length === 0) return new Map();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", "pictures");
  const account = "github-actions[bot]";
  const author = ["-c", `user.name=${account}`, "-c", `user.email=${account}@users.noreply.github.com`];
  git(...author, "commit", "--quiet", "--message", "Pictures of a visual review");
  const commit = git("rev-parse", "HEAD");
  return new Map(paths.map((path) => [path, `${website}/raw/${commit}/${path}`]));
}
