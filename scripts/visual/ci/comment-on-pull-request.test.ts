import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { constructReport } from "../report/constructed-report";
import { saveReport } from "../report/report-file";
import type { Report } from "../report/report-format";
import { commentOnPullRequest } from "./comment-on-pull-request";

const MARKER = "<!-- kerf-visual-review -->";
const bot = { login: "github-actions[bot]" };

let out: string;
/** The requests to GitHub, in order: method, path, body. */
let asked: [method: string, path: string, body?: Record<string, unknown>][];
let comments: { id: number; body: string; user: { login: string } }[];
let head: string;
let refs: string[];

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "comment-"));
  [asked, comments, head, refs] = [[], [], "c0ffee", []];
  vi.stubGlobal("fetch", async (url: string, init: { method: string; body?: string }) => {
    const path = url.replace("https://api.example/repos/kerf/react/", "");
    const body = init.body && JSON.parse(init.body);
    asked.push(body ? [init.method, path, body] : [init.method, path]);
    return Response.json(answer(init.method, path, body));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(out, { recursive: true, force: true });
});

/** Responds like GitHub. */
function answer(method: string, path: string, body: Record<string, unknown>): unknown {
  if (path.startsWith("pulls?")) return [{ number: 7, head: { sha: head } }];
  if (path.startsWith("actions/runs/99/artifacts")) return { artifacts: [{ id: 5 }] };
  if (path.startsWith("git/matching-refs/")) return refs.map((ref) => ({ ref }));
  if (path === "git/refs") refs.push(String(body.ref));
  if (path.startsWith("git/")) return { sha: `sha-${asked.length}` };
  const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
  if (method === "GET") return comments.slice((page - 1) * 100, page * 100);
  const own = comments.find(({ id }) => path === `issues/comments/${id}`);
  if (own) own.body = String(body.body);
  else comments.push({ id: 1000 + comments.length, body: String(body.body), user: bot });
  return {};
}

/** Comments on a constructed report, after `edit` has changed it. */
async function publish(changes: number, edit?: (report: Report) => void): Promise<string> {
  const { report } = await constructReport(out, join(out, "baselines"), changes);
  edit?.(report);
  await saveReport({ out }, report);
  const repository = { owner: { login: "ada" } };
  const run = { id: 99, head_sha: "c0ffee", head_branch: "fix", head_repository: repository };
  await writeFile(join(out, "event.json"), JSON.stringify({ workflow_run: run }));
  return commentOnPullRequest(
    { out },
    {
      GITHUB_EVENT_PATH: join(out, "event.json"),
      GITHUB_API_URL: "https://api.example",
      GITHUB_SERVER_URL: "https://github.example",
      GITHUB_REPOSITORY: "kerf/react",
      GITHUB_TOKEN: "secret",
    },
  );
}

const body = () => comments[0]?.body ?? "";

test("writes one comment with pictures, and later updates it in place", async () => {
  expect(await publish(3)).toBe("The comment on #7 is written.");
  expect(asked[0]?.[1]).toBe("pulls?state=open&head=ada%3Afix");
  expect(body()).toContain("9 pictures of 3 stories: **3 changed** in 3 groups.");
  expect(body()).toContain("https://github.example/kerf/react/actions/runs/99/artifacts/5");
  expect(body()).toMatch(
    /<img src="https:\/\/github\.example\/kerf\/react\/raw\/sha-\d+\/pictures\/components-badge--story-0\/light\.actual\.png"/,
  );
  expect(asked).toContainEqual(["POST", "git/refs", { ref: "refs/review/pull-7", sha: expect.any(String) }]);

  expect(await publish(2)).toBe("The comment on #7 is updated.");
  expect(comments).toHaveLength(1);
  expect(body()).toContain("2 changed");
  expect(asked).toContainEqual(["PATCH", "git/refs/review/pull-7", { sha: expect.any(String), force: true }]);

  await publish(0);
  expect(body()).toContain("no visual change");
});

test("finds its own comment after a hundred others, and overwrites nobody else's", async () => {
  const others = Array.from({ length: 120 }, (_, id) => ({ id, body: MARKER, user: { login: "ada" } }));
  comments = [...others, { id: 500, body: MARKER, user: bot }];
  expect(await publish(1)).toBe("The comment on #7 is updated.");
  expect(comments[120]?.body).toContain("1 changed");
  expect(comments.slice(0, 120)).toEqual(others);
});

test("writes nothing without a visual change, or for a run that isn't of the latest commit", async () => {
  expect(await publish(0)).toBe("No visual change. Nothing is written.");
  head = "1a7e12";
  expect(await publish(3)).toMatch(/^No open pull request has this commit/);
  expect(asked.filter(([method]) => method !== "GET")).toEqual([]);
});

test("fits into a comment regardless of how much differs, with alike changes in one row", async () => {
  const detail = { slot: "button", property: "background-color", before: "red", after: "blue" };
  await publish(200, ({ changes }) => {
    for (const [index, change] of changes.entries()) {
      change.message = "long ".repeat(2000);
      if (index < 50) change.details = [detail];
    }
  });
  expect(body().length).toBeLessThan(65_536);
  expect(body()).toContain("| `button: background-color red to blue` | 50 | `Badge`");
  expect(body()).toContain("and 131 more on the review page.");
  expect(body().match(/<img/g)?.length).toBeGreaterThan(8);
});

test("text from a fork stays plain text", async () => {
  const evil = "`@team` | <img src=x> [a](https://evil.example)\n\n# b ``` \\";
  await publish(1, ({ changes, facts }) => {
    for (const change of changes) change.message = evil;
    for (const story of Object.values(facts)) story.name = story.title = evil;
  });
  const outside = body().replace(/`[^`\n]*`/g, "");
  expect(body().split("`").length % 2).toBe(1);
  for (const part of ["@team", "src=x", "evil.example", "# b"]) expect(outside).not.toContain(part);
  expect(body()).toContain("`@team \\| <img src=x> [a](https://evil.example) # b /`");
});

test.each<[what: string, edit: (report: Report) => void]>([
  ["a path", ({ changes: [first] }) => Object.assign(first ?? {}, { storyId: "../../secret" })],
  [
    "a mode with a quote",
    ({ changes: [first] }) => Object.assign(first ?? {}, { mode: 'light"><img src=x' }),
  ],
  ["a text for a number", (report) => Object.assign(report, { stories: "@team" })],
])("refuses a report with %s, and sends no request", async (_, edit) => {
  await expect(publish(1, edit)).rejects.toThrow("The report isn't valid");
  expect(asked).toEqual([]);
});
