import { readFile } from "node:fs/promises";
import { readReport, reviewPictures } from "../report/report-file";
import { type Change, componentIn, picturePath, type Report } from "../report/report-format";
import { codeSpan, type SummaryRow, summaryOf, summaryRows } from "../report/summary";

/** The line by which an existing comment is found, and the author of comments that a workflow's token writes. */
const MARKER = "<!-- kerf-visual-review -->";
const AUTHOR = "github-actions[bot]";
/** The maximum number of differences that are shown as pictures, and the maximum size of a picture in bytes. */
const MOST_SHOWN = 6;
const LARGEST_PICTURE = 1_000_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A part of a path or URL, without characters that could make it point elsewhere. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,199}$/;
const roles = ["baseline", "actual"] as const;

/**
 * Writes or updates the one comment on the pull request whose workflow has ended, as described by the `workflow_run`
 * event. Returns a message that says so. The report in the workflow's artifact may come from a fork, so it is only read
 * as data. Its texts become code spans. Its names are checked before they become part of a path or a URL.
 *
 * @param run The folder of the artifact.
 * @throws if a variable of GitHub's environment is missing, or the report isn't valid.
 */
export async function commentOnPullRequest(run: { out: string }, env: NodeJS.ProcessEnv): Promise<string> {
  const variable = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is not set. Run --comment in a GitHub workflow triggered by workflow_run.`);
  };
  const { workflow_run: finished } = JSON.parse(await readFile(variable("GITHUB_EVENT_PATH"), "utf8"));
  const website = `${variable("GITHUB_SERVER_URL")}/${variable("GITHUB_REPOSITORY")}`;
  const api = `${variable("GITHUB_API_URL")}/repos/${variable("GITHUB_REPOSITORY")}`;
  const ask = gitHub(api, variable("GITHUB_TOKEN"));
  const report = await readReport(run);
  checkForeignReport(report);

  // The number comes from GitHub and not from the report, because a fork could put any number there.
  const branch = `${finished.head_repository.owner.login}:${finished.head_branch}`;
  const open = await ask("GET", `pulls?state=open&head=${encodeURIComponent(branch)}`);
  const number = open.find((each: { head: { sha: string } }) => each.head.sha === finished.head_sha)?.number;
  // A later push has its own run.
  if (number === undefined) return "No open pull request has this commit as its head. Nothing is written.";
  const id = await findComment(ask, number);
  if (report.changes.length === 0 && id === undefined) return "No visual change. Nothing is written.";

  const rows = summaryRows(report);
  const shown = rows.filter(({ changes: [sample] }) => sample.mode !== "tree").slice(0, MOST_SHOWN);
  const urls = await publishPictures(ask, number, shown, run, website);
  const { artifacts } = await ask("GET", `actions/runs/${finished.id}/artifacts?name=visual-review`);
  const artifact = artifacts[0] ? `/artifacts/${artifacts[0].id}` : "";
  const page = `${website}/actions/runs/${finished.id}${artifact}`;
  const body = commentOf(report, rows, shown, page, urls);
  if (id === undefined) await ask("POST", `issues/${number}/comments`, { body });
  else await ask("PATCH", `issues/comments/${id}`, { body });
  return `The comment on #${number} is ${id === undefined ? "written" : "updated"}.`;
}

/** @throws if a value that becomes part of a path, a URL or plain text isn't what this project writes. */
function checkForeignReport({ changes, pictures, stories }: Report): void {
  const isNumber = Number.isSafeInteger(pictures) && Number.isSafeInteger(stories);
  const isNamed = ({ storyId, mode }: Change) =>
    [storyId, mode].every((name) => typeof name === "string" && SAFE_NAME.test(name));
  if (!isNumber || !Array.isArray(changes) || !changes.every(isNamed))
    throw new Error("The report isn't valid. Look into the artifact before running anything of it.");
}

/** The comment, as Markdown. */
function commentOf(
  report: Report,
  rows: readonly SummaryRow[],
  shown: readonly SummaryRow[],
  page: string,
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
  const head = `${MARKER}\n### Visual review\n\n${summaryOf(report, rows)}`;
  const link = `\n[Review page](${page}): download it, unpack it and open \`index.html\`.\n`;
  return rows.length === 0 ? head : [head, link, ...details].join("");
}

async function findComment(ask: Ask, number: number): Promise<number | undefined> {
  for (let page = 1; ; page++) {
    const comments: { id: number; body: string; user: { login: string } }[] = await ask(
      "GET",
      `issues/${number}/comments?per_page=100&page=${page}`,
    );
    const existing = comments.find(({ body, user }) => user.login === AUTHOR && body.startsWith(MARKER));
    if (existing || comments.length < 100) return existing?.id;
  }
}

/**
 * Commits the pictures under a ref that clones don't fetch. The commit has no parents, and the next one
 * replaces it.
 *
 * @returns the URLs of the pictures by their paths.
 */
async function publishPictures(
  ask: Ask,
  number: number,
  shown: readonly SummaryRow[],
  run: { out: string },
  website: string,
): Promise<ReadonlyMap<string, string>> {
  const tree: { path: string; mode: "100644"; type: "blob"; sha: string }[] = [];
  for (const {
    changes: [sample],
  } of shown) {
    for (const role of roles) {
      const png = await reviewPictures(run).read(sample.storyId, `${sample.mode}.${role}`);
      if (!png?.subarray(0, PNG.length).equals(PNG) || png.length > LARGEST_PICTURE) continue;
      const { sha } = await ask("POST", "git/blobs", { content: png.toString("base64"), encoding: "base64" });
      tree.push({ path: picturePath(sample.storyId, sample.mode, role), mode: "100644", type: "blob", sha });
    }
  }
  if (tree.length === 0) return new Map();
  const { sha: root } = await ask("POST", "git/trees", { tree });
  const message = `Pictures of the visual review of #${number}`;
  const { sha } = await ask("POST", "git/commits", { message, tree: root, parents: [] });
  const ref = `review/pull-${number}`;
  // The list is empty if there is no such ref yet.
  const refs: { ref: string }[] = await ask("GET", `git/matching-refs/${ref}`);
  if (refs.some((each) => each.ref === `refs/${ref}`))
    await ask("PATCH", `git/refs/${ref}`, { sha, force: true });
  else await ask("POST", "git/refs", { ref: `refs/${ref}`, sha });
  return new Map(tree.map(({ path }) => [path, `${website}/raw/${sha}/${path}`]));
}

type Ask = ReturnType<typeof gitHub>;

/** Sends requests to GitHub's REST API. They throw with GitHub's response if it refuses them. */
function gitHub(api: string, token: string) {
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows which response it gets.
  return async (method: string, path: string, body?: object): Promise<any> => {
    const accept = "application/vnd.github+json";
    const headers = { accept, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${api}/${path}`, init);
    if (response.ok) return response.json();
    throw new Error(`GitHub refuses ${method} ${path}: ${response.status} ${await response.text()}`);
  };
}
