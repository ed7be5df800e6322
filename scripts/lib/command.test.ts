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

test("a command of several jobs lists them, each with a sentence", () => {
  const { status, stdout } = run("prove", "--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}hydration +every story as a server renders it, .*\.$/m);
  const [, ...lines] = stdout.trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^ {2}[a-z-]+ +\S.*\.$/);
});

test("a job that does not exist is named, with the list, and fails", () => {
  const { status, stderr } = run("bench", "sizes");
  expect(status).toBe(1);
  expect(stderr).toContain('There is no job "sizes".');
  expect(stderr).toMatch(/^ {2}size +what each component adds/m);
});

test("a job tells its options and does nothing else", () => {
  const { status, stdout } = run("bench", "size", "--help");
  expect(status).toBe(0);
  expect(stdout).toContain("`--gate` ends with 1");
});

test("every script of package.json that runs a command tells what it is for", () => {
  const commands = Object.values(scripts).flatMap(
    (script) => / scripts\/lib\/command (\S+)/.exec(script)?.[1] ?? [],
  );
  expect(commands).toContain("catalog");
  for (const command of commands) {
    const { status, stdout } = run(command, "--help");
    expect([command, status, stdout.trim()]).toEqual([command, 0, expect.stringMatching(/\S/)]);
  }
});
