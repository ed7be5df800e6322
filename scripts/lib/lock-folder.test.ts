import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "./lock-folder";

test("a folder has one run at a time, and a run that was killed doesn't keep it", () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const path = join(folder, "run.lock");
  writeFileSync(path, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}, is writing its results to ${folder}.`);
  process.env.KERF_LOCK_HOLDER = String(process.ppid);
  lockFolder(folder);
  expect(readFileSync(path, "utf8")).toBe(String(process.ppid));
  writeFileSync(path, "999999999");
  lockFolder(folder);
  lockFolder(folder);
  expect(readFileSync(path, "utf8")).toBe(String(process.pid));
});
