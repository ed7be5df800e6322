import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workTreeFiles } from "./git";

/** Runs a command of package.json without npm. Returns its exit status and output. */
function run(command: string, ...args: string[]) {
  const words = ["--import", "tsx", "scripts/lib/command", command, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("--help describes a job with options of its own, and does not run it", () => {
  const { status, stdout } = run("theme", "--help");
  expect(status).toBe(0);
  expect(stdout).toContain("Usage: npm run theme");
  expect(stdout).toContain("--check");
});

test("npm and npx are started by a shell on Windows, where they are batch files", () => {
  const calls = workTreeFiles(".")
    .filter((file) => /^(scripts|\.storybook)\/.*\.m?[jt]s$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => readFileSync(file, "utf8").match(/\b\w+\("(npm|npx)", \[[^;]*;/g) ?? []);
  expect(calls.length).toBeGreaterThan(4);
  expect(calls.filter((call) => !/shell:|\bnpm(,| *\))|^run\(/.test(call))).toEqual([]);
});

test.each([
  ["bench sizes", "unknown command 'sizes'\n(Did you mean size?)"],
  ["build --fast", "unknown option '--fast'"],
])("%s fails and says why", (words, message) => {
  const [command = "", ...args] = words.split(" ");
  const { status, stderr } = run(command, ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
