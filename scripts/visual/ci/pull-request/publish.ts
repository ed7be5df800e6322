import type { PictureFolder } from "../../baselines/picture-folder";
import type { Change, Report } from "../../report/model";
import { commentOf, marker, shownChanges } from "./comment";
import type { GitHub } from "./github";

/** The author of comments that are written with a workflow's token. */
const AUTHOR = "github-actions[bot]";

const LARGEST_PICTURE = 1_000_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const roles = ["baseline", "actual"] as const;

/** A completed run of a pull request's workflow, as in GitHub's `workflow_run` event. */
export interface FinishedRun {
  id: number;
  head_sha: string;
  head_branch: string;
  head_repository: { owner: { login: string } };
}

interface Published {
  github: GitHub;
  /** The URL of GitHub's website. */
  server: string;
  run: FinishedRun;
  report: Report;
  pictures: PictureFolder;
}

/**
 * Writes or updates the one comment on a pull request, and returns a message that says so. Without a visual
 * change, it doesn't write a new comment.
 */
export async function publishComment({ github, server, run, report, pictures }: Published): Promise<string> {
  const number = await pullRequestOf(github, run);
  if (number === undefined) return "No open pull request has this commit as its head. Nothing is written.";
  const id = await findComment(github, number);
  if (report.changes.length === 0 && id === undefined) return "No visual change. Nothing is written.";
  const commit = await publishPictures(github, number, shownChanges(report), pictures);
  const body = commentOf(report, {
    page: await pageOf(github, server, run),
    picture: ({ storyId, mode }, role) =>
      commit?.paths.has(pathOf(storyId, mode, role))
        ? `${server}/${github.repository}/raw/${commit.sha}/${pathOf(storyId, mode, role)}`
        : undefined,
  });
  if (id === undefined) await github.post(`issues/${number}/comments`, { body });
  else await github.ask("PATCH", `issues/comments/${id}`, { body });
  return `The comment on #${number} is ${id === undefined ? "written" : "updated"}.`;
}

/**
 * The run's open pull request. Its number comes from GitHub and not from the report, because a fork could put
 * any number there. Undefined if the commit isn't the latest: a later push has its own run.
 */
async function pullRequestOf(github: GitHub, run: FinishedRun): Promise<number | undefined> {
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const found = await github.get<{ number: number; head: { sha: string } }[]>(
    `pulls?state=open&head=${head}`,
  );
  return found.find((each) => each.head.sha === run.head_sha)?.number;
}

async function findComment(github: GitHub, number: number): Promise<number | undefined> {
  for (let page = 1; ; page++) {
    const comments = await github.get<{ id: number; body: string; user: { login: string } }[]>(
      `issues/${number}/comments?per_page=100&page=${page}`,
    );
    const own = comments.find(({ body, user }) => user.login === AUTHOR && body.startsWith(marker));
    if (own) return own.id;
    if (comments.length < 100) return undefined;
  }
}

async function pageOf(github: GitHub, server: string, { id }: FinishedRun): Promise<string> {
  const { artifacts } = await github.get<{ artifacts: { id: number }[] }>(
    `actions/runs/${id}/artifacts?name=visual-review`,
  );
  const address = `${server}/${github.repository}/actions/runs/${id}`;
  return artifacts[0] ? `${address}/artifacts/${artifacts[0].id}` : address;
}

/**
 * Commits the pictures under a ref that clones don't fetch. The commit has no parents, and the next one
 * replaces it.
 */
async function publishPictures(
  github: GitHub,
  number: number,
  changes: readonly Change[],
  pictures: PictureFolder,
): Promise<{ sha: string; paths: Set<string> } | undefined> {
  const tree: { path: string; mode: "100644"; type: "blob"; sha: string }[] = [];
  for (const { storyId, mode } of changes) {
    for (const role of roles) {
      const png = await pictures.read(storyId, `${mode}.${role}`);
      if (!png?.subarray(0, PNG.length).equals(PNG) || png.length > LARGEST_PICTURE) continue;
      const { sha } = await github.post<{ sha: string }>("git/blobs", {
        content: png.toString("base64"),
        encoding: "base64",
      });
      tree.push({ path: pathOf(storyId, mode, role), mode: "100644", type: "blob", sha });
    }
  }
  if (tree.length === 0) return undefined;
  const { sha: root } = await github.post<{ sha: string }>("git/trees", { tree });
  const message = `Pictures of the visual review of #${number}`;
  const { sha } = await github.post<{ sha: string }>("git/commits", { message, tree: root, parents: [] });
  const ref = `review/pull-${number}`;
  const isThere = await github.ask("GET", `git/ref/${ref}`, undefined, 404);
  if (isThere) await github.ask("PATCH", `git/refs/${ref}`, { sha, force: true });
  else await github.post("git/refs", { ref: `refs/${ref}`, sha });
  return { sha, paths: new Set(tree.map(({ path }) => path)) };
}

function pathOf(storyId: string, mode: string, role: (typeof roles)[number]): string {
  return `${storyId}/${mode}.${role}.png`;
}
