import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { constructReport } from "../report/constructed-report";
import { reportFolder, saveReport } from "../report/report-file";
import type { Report } from "../report/report-format";
import { fetchReport } from "./fetch-report";

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fetch-"));
  out = join(folder, "pull-7");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Puts a `gh` on the path that knows one pull request, with the artifact of a run or none. */
function installGh(artifact: string, run = "42"): void {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(
    join(bin, "gh"),
    `#!/bin/sh
case "$1 $2" in
  "pr view") [ "$3" = 7 ] || { echo "no pull requests found" >&2; exit 1; }; echo 1234567890abcdef ;;
  "run list") echo "${run}" ;;
  "run download") [ "$3" = 42 ] && mkdir -p "$7" && cp -r "${artifact}/." "$7" ;;
esac
`,
  );
  chmodSync(join(bin, "gh"), 0o755);
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
}

/** The artifact of a run with three changes, after `edit` has changed its report. */
async function artifact(edit?: (report: Report) => void): Promise<string> {
  const made = await constructReport(join(folder, "run"), join(folder, "baselines"), 3);
  edit?.(made.report);
  await saveReport(made, made.report);
  return reportFolder(made);
}

test("fetches the report and its pictures, and nothing else of the artifact", async () => {
  const from = await artifact();
  writeFileSync(join(from, "index.html"), "<script>alert(1)</script>");
  writeFileSync(join(from, "pictures/components-badge--story-0/dark.actual.png"), "no picture");
  installGh(from);
  expect(await fetchReport(7, out)).toMatchObject({ commit: "1234567890abcdef", report: { pictures: 9 } });
  const files = execFileSync("find", [".", "-type", "f"], { cwd: reportFolder({ out }), encoding: "utf8" });
  const pictures = ["light", "dark", "rtl"].flatMap((mode) =>
    ["baseline", "actual", "diff"].map((role) => `./pictures/components-badge--story-0/${mode}.${role}.png`),
  );
  const kept = pictures.filter((path) => !path.endsWith("dark.actual.png"));
  expect(files.trim().split("\n").sort()).toEqual(["./report.json", "./summary.md", ...kept].sort());
});

test.each<[what: string, edit: (report: Report) => void]>([
  ["a path", ({ changes: [first] }) => Object.assign(first ?? {}, { storyId: "../../secret" })],
  ["a mode with a quote", ({ changes: [first] }) => Object.assign(first ?? {}, { mode: '"><img>' })],
  ["a hash that isn't one", ({ changes: [first] }) => Object.assign(first?.after ?? {}, { hash: "x\ny" })],
])("refuses a report with %s, and keeps the earlier one", async (_, edit) => {
  mkdirSync(reportFolder({ out }), { recursive: true });
  writeFileSync(join(reportFolder({ out }), "report.json"), "earlier");
  installGh(await artifact(edit));
  await expect(fetchReport(7, out)).rejects.toThrow("The report isn't valid");
  expect(await readFile(join(reportFolder({ out }), "report.json"), "utf8")).toBe("earlier");
});

test("says what to do if a run isn't finished, a pull request is unknown, or gh is missing", async () => {
  installGh(await artifact(), "");
  await expect(fetchReport(7, out)).rejects.toThrow("hasn't finished for its last commit, 12345678. Wait");
  await expect(fetchReport(8, out)).rejects.toThrow("gh pr view failed: no pull requests found");
  vi.stubEnv("PATH", join(folder, "nothing"));
  await expect(fetchReport(7, out)).rejects.toThrow("gh is not installed");
  expect(existsSync(out)).toBe(false);
});
