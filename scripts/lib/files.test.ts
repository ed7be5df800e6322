import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFileAtomically } from "./files";

test("writes a file and its folders, and leaves no temporary file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "write-file-atomically-"));
  await writeFileAtomically(join(folder, "a/b.txt"), "text");
  expect(readFileSync(join(folder, "a/b.txt"), "utf8")).toBe("text");
  expect(readdirSync(join(folder, "a"))).toEqual(["b.txt"]);
  rmSync(folder, { recursive: true });
});

test("every text file has LF, also in a clone with core.autocrlf=true", () => {
  const files = execFileSync("git", ["ls-files", "--eol"], { encoding: "utf8" }).trim().split("\n");
  expect(files.filter((line) => !/^i\/(lf|none) .*attr\/text=auto eol=lf|attr\/-text/.test(line))).toEqual(
    [],
  );
});
