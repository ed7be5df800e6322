import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { jobs } from "./jobs";

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Runs a command of package.json without npm. Returns its exit status and output. */
function run(command: string, ...args: string[]) {
  const words = ["--import", "tsx", "scripts/lib/command", command, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("every job has a module and a description", () => {
  for (const [words, { module, description }] of Object.entries(jobs)) {
    expect([words, existsSync(`scripts/${module}`), description]).toEqual([
      words,
      true,
      expect.stringMatching(/\.$/),
    ]);
  }
});

test("every command in package.json has a job, and every job has a command", () => {
  const commands = Object.values(scripts).flatMap(
    (script) => / scripts\/lib\/command (\S+)/.exec(script)?.[1] ?? [],
  );
  expect(new Set(commands)).toEqual(new Set(Object.keys(jobs).map((words) => words.split(" ")[0])));
});

test("--help describes a job with options of its own, and does not run it", () => {
  const { status, stdout } = run("bench", "size", "--help");
  expect(status).toBe(0);
  expect(stdout).toContain("Usage: npm run bench -- size");
  expect(stdout).toContain("--gate");
});

test.each([
  ["bench sizes", "unknown command 'sizes'\n(Did you mean size?)"],
  ["build --fast", "unknown option '--fast'"],
  ["test:stories --shard 3/2", "Must be one of n parts, such as 2/3."],
])("%s fails and says why", (words, message) => {
  const [command = "", ...args] = words.split(" ");
  const { status, stderr } = run(command, ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
