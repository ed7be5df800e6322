import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import { readForeignPicture, readForeignReport } from "../report/foreign-report";
import { reportFolder, saveReport } from "../report/report-file";
import { pictureRoles, type Report } from "../report/report-format";

/**
 * Fetches the report of a pull request's last run with GitHub's program `gh`, so that a machine that renders other pixels
 * can review it. The report may come from a fork: only its data and pictures are kept, after a check.
 *
 * @param out The folder to write it to. A valid report replaces an earlier one.
 * @returns the report, and the commit that ran.
 * @throws if `gh` fails, the run isn't finished, or the report isn't valid.
 */
export async function fetchReport(pull: number, out: string): Promise<{ report: Report; commit: string }> {
  const commit = gh("pr", "view", `${pull}`, "--json", "headRefOid", "--jq", ".headRefOid");
  const last = ["--workflow=pull-request.yml", `--commit=${commit}`, "--status=completed", "--limit=1"];
  const id = gh("run", "list", ...last, "--json=databaseId", "--jq=.[].databaseId");
  const wait = `hasn't finished for its last commit, ${commit.slice(0, 8)}. Wait for it, then fetch again.`;
  if (!id) throw new Error(`The workflow of pull request ${pull} ${wait}`);
  await mkdir(dirname(out), { recursive: true });
  const folder = await mkdtemp(`${out}-`);
  try {
    const artifact = { out: folder };
    gh("run", "download", id, "--name", "visual-review", "--dir", reportFolder(artifact));
    const report = await readForeignReport(artifact);
    await rm(reportFolder({ out }), { recursive: true, force: true });
    for (const change of report.changes)
      for (const role of pictureRoles) {
        const picture = await readForeignPicture(artifact, change, role);
        if (picture) await writeFileAtomically(join(reportFolder({ out }), picture.path), picture.png);
      }
    await saveReport({ out }, report);
    return { report, commit };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `gh` in this repository, and returns what it prints. */
function gh(...args: string[]): string {
  try {
    return execFileSync("gh", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  } catch (error) {
    const { code, stderr = "" } = error as NodeJS.ErrnoException & { stderr?: string };
    const missing = "GitHub's program gh is not installed. Install it from https://cli.github.com.";
    throw new Error(code === "ENOENT" ? missing : `gh ${args[0]} ${args[1]} failed: ${stderr.trim()}`);
  }
}
