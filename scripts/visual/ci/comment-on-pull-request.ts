import { readFile } from "node:fs/promises";
import type { PictureFolder } from "../baselines/picture-folder";
import { readReport } from "../report/report-file";
import { type Change, componentIn, type Report } from "../report/report-format";
import { codeSpan, type SummaryRow, summaryOf, summaryRows } from "../report/summary";
import { reviewPictures } from "../story-pictures";

/** The line by which an existing comment is found. */
const MARKER = "<!-- kerf-visual-review -->";
/** The author of comments that are written with a workflow's token. */
const AUTHOR = "github-actions[bot]";
/** The maximum number of differences that are shown as pictures. */
const MOST_SHOWN = 6;
const LARGEST_PICTURE = 1_000_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A part of a path or URL, without characters that could make it point elsewhere. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,199}$/;
const roles = ["baseline", "actual"] as const;

/** A completed run of a pull request's workflow, as in GitHub's `workflow_run` event. */
interface FinishedRun {
  id: number;
  head_sha: string;
  head_branch: string;
  head_repository: { owner: { login: string } };
}

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
  const github = new GitHub(api, variable("GITHUB_TOKEN"));
  const report = await readReport(run);
  checkForeignReport(report);

  const number = await pullRequestOf(github, finished);
  if (number === undefined) return "No open pull request has this commit as its head. Nothing is written.";
  const id = await findComment(github, number);
  if (report.changes.length === 0 && id === undefined) return "No visual change. Nothing is written.";
  const rows = summaryRows(report);
  const shown = rows.filter(({ sample }) => sample.mode !== "tree").slice(0, MOST_SHOWN);
  const commit = await publishPictures(github, number, shown, reviewPictures(run));
  const body = commentOf(report, rows, shown, {
    page: await pageOf(github, website, finished),
    picture: (change, role) => {
      const path = pathOf(change, role);
      return commit?.paths.has(path) ? `${website}/raw/${commit.sha}/${path}` : undefined;
    },
  });
  if (id === undefined) await github.ask("POST", `issues/${number}/comments`, { body });
  else await github.ask("PATCH", `issues/comments/${id}`, { body });
  return `The comment on #${number} is ${id === undefined ? "written" : "updated"}.`;
}

/** @throws if a value that becomes part of a path, a URL or plain text isn't what this project writes. */
export function checkForeignReport({ changes, pictures, stories }: Report): void {
  const isNumber = Number.isSafeInteger(pictures) && Number.isSafeInteger(stories);
  const isNamed = (change: Change) =>
    [change.storyId, change.mode].every((name) => typeof name === "string" && SAFE_NAME.test(name));
  if (!isNumber || !Array.isArray(changes) || !changes.every(isNamed))
    throw new Error("The report isn't valid. Look into the artifact before running anything of it.");
}

/** The URLs in a comment. */
export interface Addresses {
  /** The review page. */
  page: string;
  /** A picture of a change, if it is published. */
  picture(change: Change, role: (typeof roles)[number]): string | undefined;
}

/** The comment, as Markdown. */
export function commentOf(
  report: Report,
  rows: readonly SummaryRow[],
  shown: readonly SummaryRow[],
  { page, picture }: Addresses,
): string {
  const link = `\n[Review page](${page}): download it, unpack it and open \`index.html\`.\n`;
  const details = shown.map(({ name, changes, sample }) => {
    const [before, after] = roles.map((role) => {
      const address = picture(sample, role);
      return address ? `<img src="${address}" alt="${role}">` : "no picture";
    });
    const story = `${componentIn(report, sample)} / ${report.facts[sample.storyId]?.name ?? ""}, ${sample.mode}`;
    const more = changes.length > 1 ? `, and ${changes.length - 1} alike` : "";
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
  return rows.length === 0 ? head : [head, link, ...details].join("");
}

/**
 * The run's open pull request. Its number comes from GitHub and not from the report, because a fork could put
 * any number there. Undefined if the commit isn't the latest: a later push has its own run.
 */
async function pullRequestOf(github: GitHub, run: FinishedRun): Promise<number | undefined> {
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const found = await github.ask<{ number: number; head: { sha: string } }[]>(
    "GET",
    `pulls?state=open&head=${head}`,
  );
  return found.find((each) => each.head.sha === run.head_sha)?.number;
}

async function findComment(github: GitHub, number: number): Promise<number | undefined> {
  for (let page = 1; ; page++) {
    const comments = await github.ask<{ id: number; body: string; user: { login: string } }[]>(
      "GET",
      `issues/${number}/comments?per_page=100&page=${page}`,
    );
    const existing = comments.find(({ body, user }) => user.login === AUTHOR && body.startsWith(MARKER));
    if (existing) return existing.id;
    if (comments.length < 100) return undefined;
  }
}

async function pageOf(github: GitHub, website: string, { id }: FinishedRun): Promise<string> {
  const { artifacts } = await github.ask<{ artifacts: { id: number }[] }>(
    "GET",
    `actions/runs/${id}/artifacts?name=visual-review`,
  );
  const address = `${website}/actions/runs/${id}`;
  return artifacts[0] ? `${address}/artifacts/${artifacts[0].id}` : address;
}

/**
 * Commits the pictures under a ref that clones don't fetch. The commit has no parents, and the next one
 * replaces it.
 */
async function publishPictures(
  github: GitHub,
  number: number,
  shown: readonly SummaryRow[],
  pictures: PictureFolder,
): Promise<{ sha: string; paths: Set<string> } | undefined> {
  type Created = { sha: string };
  const tree: { path: string; mode: "100644"; type: "blob"; sha: string }[] = [];
  for (const { sample } of shown) {
    for (const role of roles) {
      const png = await pictures.read(sample.storyId, `${sample.mode}.${role}`);
      if (!png?.subarray(0, PNG.length).equals(PNG) || png.length > LARGEST_PICTURE) continue;
      const blob = { content: png.toString("base64"), encoding: "base64" };
      const { sha } = await github.ask<Created>("POST", "git/blobs", blob);
      tree.push({ path: pathOf(sample, role), mode: "100644", type: "blob", sha });
    }
  }
  if (tree.length === 0) return undefined;
  const { sha: root } = await github.ask<Created>("POST", "git/trees", { tree });
  const message = `Pictures of the visual review of #${number}`;
  const { sha } = await github.ask<Created>("POST", "git/commits", { message, tree: root, parents: [] });
  const ref = `review/pull-${number}`;
  // The list is empty if there is no such ref yet.
  const refs = await github.ask<{ ref: string }[]>("GET", `git/matching-refs/${ref}`);
  if (refs.some((each) => each.ref === `refs/${ref}`))
    await github.ask("PATCH", `git/refs/${ref}`, { sha, force: true });
  else await github.ask("POST", "git/refs", { ref: `refs/${ref}`, sha });
  return { sha, paths: new Set(tree.map(({ path }) => path)) };
}

function pathOf({ storyId, mode }: Change, role: (typeof roles)[number]): string {
  return `${storyId}/${mode}.${role}.png`;
}

/** The part of GitHub's REST API that a comment needs. */
class GitHub {
  constructor(
    private readonly api: string,
    private readonly token: string,
  ) {}

  /** @throws with GitHub's response if the request fails. */
  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.api}/${path}`, {
      method,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${this.token}`,
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as Answer;
    throw new Error(`GitHub refuses ${method} ${path}: ${response.status} ${await response.text()}`);
  }
}
