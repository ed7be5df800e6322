import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { StoryRecord } from "../../../../scripts/runner/record";
import { Baselines } from "../../../../scripts/visual/baselines/baselines";
import { approve } from "./approve";

const before = { width: 8, height: 8, hash: "0".repeat(20) };
const after = { width: 8, height: 8, hash: "1".repeat(20) };

const record: StoryRecord = {
  id: "components-badge--variants",
  title: "Components/Badge",
  name: "Variants",
  failures: [{ layer: "visual", message: "light: its pixels differ" }],
  pictures: [{ mode: "light", ...after, outcome: "changed", baseline: before, message: "its pixels differ" }],
  facts: [],
  shown: [],
  axe: true,
  play: false,
  attempts: 1,
  milliseconds: 300,
};
const seen = { light: after.hash };
const same = async () => record;

test("writes the pictures that the reader saw, if they are the same three times", async () => {
  const { settings, baseline } = await place();
  const rounds: number[] = [];
  await approve(record, seen, settings, async ({ throttle }) => {
    rounds.push(throttle);
    return record;
  });
  expect(rounds).toEqual([2, 1]);
  expect(await baseline()).toEqual(after);
});

test("refuses pictures that differ from run to run", async () => {
  const { settings, baseline } = await place();
  const other = { ...record, pictures: [{ ...record.pictures[0], hash: "2".repeat(20) }] } as StoryRecord;
  await expect(approve(record, seen, settings, async () => other)).rejects.toThrow(
    "Not the same in 3 runs: light",
  );
  expect(await baseline()).toEqual(before);
});

test("refuses pictures that the reader hasn't seen", async () => {
  const { settings, baseline } = await place();
  await expect(approve(record, { light: before.hash }, settings, same)).rejects.toThrow("have changed since");
  await expect(approve(record, {}, settings, same)).rejects.toThrow("have changed since");
  expect(await baseline()).toEqual(before);
});

async function place() {
  const folder = await mkdtemp(join(tmpdir(), "kerf-approve-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const baselines = new Baselines(join(folder, "baselines"));
  await baselines.write(record.id, "light", before);
  return {
    settings: {
      baselines: baselines.folder,
      out: join(folder, "out"),
      store: "",
      pictures: true,
      update: false,
    },
    baseline: () => baselines.read(record.id, "light"),
  };
}
