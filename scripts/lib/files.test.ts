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
