import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Baselines } from "../visual/baselines/baselines";
import { acceptAll } from "./accept";
import { Certificates } from "./certificates";
import { isStable } from "./certify";
import type { StoryRecord } from "./record";
import type { RunResult } from "./run";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "certificates-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

test.each([
  [["a", "a", "a"], true],
  [["a", "a", "b"], false],
  [["a", undefined], false],
  [["a"], false],
  [[undefined, undefined], false],
])("a shot with the hashes %j is certified: %s", (hashes, stable) => {
  expect(isStable({ shot: "s/light", hashes })).toBe(stable);
});

test("a certificate is for one shot with one hash, and can be revoked", async () => {
  const certificates = await Certificates.read(out);
  certificates.grant("s/light", { hash: "a", shots: 3 });
  await certificates.write();
  const read = await Certificates.read(out);
  expect([read.has("s", "light", "a"), read.has("s", "light", "b"), read.has("s", "dark", "a")]).toEqual([
    true,
    false,
    false,
  ]);
  read.revoke("s/light");
  expect(read.has("s", "light", "a")).toBe(false);
});

test("an uncertified shot does not become a baseline, and fails its story", async () => {
  const settings = { baselines: join(out, "baselines"), out, pictures: true, update: true };
  const record = {
    id: "s",
    failures: [],
    pictures: [
      { mode: "light", outcome: "new", width: 1, height: 1, hash: "a".repeat(20) },
      { mode: "dark", outcome: "new", width: 1, height: 1, hash: "b".repeat(20) },
    ],
  } as unknown as StoryRecord;
  const certificates = await Certificates.read(out);
  certificates.grant("s/light", { hash: "a".repeat(20), shots: 3 });
  await acceptAll({ settings, records: [record] } as unknown as RunResult, certificates);
  expect([...(await new Baselines(settings.baselines).of("s")).keys()]).toEqual(["light"]);
  expect(record.failures).toEqual([
    { layer: "visual", message: expect.stringMatching(/^dark: not accepted/) },
  ]);
});
