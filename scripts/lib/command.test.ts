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
  // `check` replaces `prove`, one job after the other.
  const commands = Object.values(scripts).flatMap(
    (script) => / scripts\/lib\/command (\S+)/.exec(script)?.[1] ?? [],
  );
  expect(new Set(commands.filter((name) => name !== "check" && name !== "prove"))).toEqual(
    new Set(
      Object.keys(jobs)
        .map((words) => words.split(" ")[0])
        .filter((name) => name !== "check" && name !== "prove"),
    ),
  );
});

test("lists the jobs of a command with their descriptions", () => {
  const { status, stdout } = run("check", "--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}content +Replaces the texts/m);
});

test.each([
  [["bench", "sizes"], "unknown command 'sizes'\n(Did you mean size?)", "  size  "],
  [["chek"], "unknown command 'chek'\n(Did you mean check?)", "  check "],
])("%j fails and lists the known commands", (words, message, listed) => {
  const { status, stderr } = run(words[0] ?? "", ...words.slice(1));
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain(listed);
});

// Two jobs that parse their own options, and one that has no options.
test.each([
  [["bench", "size"], "--gate"],
  [["test:stories"], "--stories <pattern>"],
  [["build"], "dist/"],
])("%j --help describes the job and does not run it", (words, text) => {
  const { status, stdout } = run(words[0] ?? "", ...words.slice(1), "--help");
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: npm run ${words.join(" -- ")}`);
  expect(stdout).toContain(text);
});

test.each([
  [["bench", "size", "--gaet"], "unknown option '--gaet'\n(Did you mean --gate?)"],
  [["build", "--fast"], "unknown option '--fast'"],
  [["test:stories", "--shard", "3/2"], "Must be one of n parts, such as 2/3."],
  [["test:stories", "--workers", "none"], "Must be a whole number, 1 or more."],
  [["test:stories", "--stories", "("], "Unterminated group"],
])("%j fails and says why", (words, message) => {
  const { status, stderr } = run(words[0] ?? "", ...words.slice(1));
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
