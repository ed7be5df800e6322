import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** What a command of package.json prints, without npm around it. */
function run(command: string, ...args: string[]) {
  const words = ["--import", "tsx", "scripts/lib/command", command, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return { status, stdout, stderr };
}

test("lists the jobs of a command with a sentence each", () => {
  const { status, stdout } = run("prove", "--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}hydration +every story as a server renders it, .*\.$/m);
  const [, ...lines] = stdout.trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^ {2}[a-z-]+ +\S.*\.$/);
});

test("fails for an unknown job and lists the known ones", () => {
  const { status, stderr } = run("bench", "sizes");
  expect(status).toBe(1);
  expect(stderr).toContain('There is no job "sizes".');
  expect(stderr).toMatch(/^ {2}size +what each component adds/m);
});

test("--help describes a job and does not run it", () => {
  const { status, stdout } = run("bench", "size", "--help");
  expect(status).toBe(0);
  expect(stdout).toContain("`--gate` ends with 1");
});

test("--help describes every command in package.json", () => {
  const commands = Object.values(scripts).flatMap(
    (script) => / scripts\/lib\/command (\S+)/.exec(script)?.[1] ?? [],
  );
  expect(commands).toContain("catalog");
  for (const command of commands) {
    const { status, stdout } = run(command, "--help");
    expect([command, status, stdout.trim()]).toEqual([command, 0, expect.stringMatching(/\S/)]);
  }
});
