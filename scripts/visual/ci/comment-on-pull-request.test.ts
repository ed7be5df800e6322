import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { constructReport } from "../report/constructed-report";
import { saveReport } from "../report/report-file";
import type { Report } from "../report/report-format";
import { writeComment } from "./comment-on-pull-request";

let out: string;
let folder: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "comment-"));
  folder = join(out, "comment");
});
afterEach(() => rm(out, { recursive: true, force: true }));

const repository = "https://github.example/kerf/react";
const environment = {
  GITHUB_SERVER_URL: "https://github.example",
  GITHUB_REPOSITORY: "kerf/react",
  RUN_ID: "99",
  COMMIT: "1234567890abcdef",
};

/** The comment on a constructed report, after `edit` has changed it. */
async function comment(changes: number, edit?: (report: Report) => void): Promise<string> {
  const { report } = await constructReport(out, join(out, "baselines"), changes);
  edit?.(report);
  await saveReport({ out }, report);
  await writeComment({ out }, folder, environment);
  return readFileSync(join(folder, "comment.md"), "utf8");
}

const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });

test("writes a comment with the pictures of one commit", async () => {
  const body = await comment(3);
  expect(body).toContain("9 pictures of 3 stories: **3 changed** in 3 groups.");
  expect(body).toContain(`${repository}/actions/runs/99#artifacts`);
  // The workflow of approvals looks for this line.
  expect(body.split("\n")).toContain("Commit 1234567890abcdef");
  const urls = [...body.matchAll(/<img src="([^"]*)"/g)].map(([, url = ""]) => url);
  const committed = git("ls-tree", "-r", "--name-only", "HEAD").trim().split("\n");
  expect(committed).toHaveLength(6);
  const commit = git("rev-parse", "HEAD").trim();
  expect(urls.sort()).toEqual(committed.map((path) => `${repository}/raw/${commit}/${path}`).sort());
});

test("says that there is no visual change, without a commit", async () => {
  expect(await comment(0)).toContain("no visual change");
  expect(existsSync(join(folder, ".git"))).toBe(false);
});

test("fits into a comment regardless of how much differs, with alike changes in one row", async () => {
  const detail = { slot: "button", property: "background-color", before: "red", after: "blue" };
  const body = await comment(200, ({ changes }) => {
    for (const [index, change] of changes.entries()) {
      change.message = "long ".repeat(2000);
      if (index < 50) change.details = [detail];
    }
  });
  expect(body.length).toBeLessThan(65_536);
  expect(body).toContain("| 1 | `button: background-color red to blue` | 50 | `Badge`");
  expect(body).toContain("and 131 more on the review page.");
  expect(body.match(/<img/g)?.length).toBeGreaterThan(8);
});

test("text from a fork stays plain text", async () => {
  const evil = "`@team` | <img src=x> [a](https://evil.example)\n\n# b ``` \\";
  const body = await comment(1, ({ changes, facts }) => {
    for (const change of changes) change.message = evil;
    for (const story of Object.values(facts)) story.name = story.title = evil;
  });
  const outside = body.replace(/`[^`\n]*`/g, "");
  expect(body.split("`").length % 2).toBe(1);
  for (const part of ["@team", "src=x", "evil.example", "# b"]) expect(outside).not.toContain(part);
  expect(body).toContain("`@team \\| <img src=x> [a](https://evil.example) # b /`");
});

test("refuses a report that this project doesn't write, and writes nothing", async () => {
  await expect(comment(1, (report) => Object.assign(report, { stories: "@team" }))).rejects.toThrow("valid");
  expect(existsSync(folder)).toBe(false);
});
