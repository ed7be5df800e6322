import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { constructReport } from "../report/constructed-report";
import type { Change } from "../report/report-format";
import { Approvals } from "./approvals";

let folder: string;
let made: Awaited<ReturnType<typeof constructReport>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "approvals-"));
  made = await constructReport(folder, join(folder, "baselines"), 20);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const approvals = () => new Approvals(made.report, made.baselines);

/** The hash of a change's current baseline. Undefined without a baseline. */
async function baselineOf({ storyId, mode }: Change): Promise<string | undefined> {
  return (await made.baselines.read(storyId, mode))?.hash;
}

function change(kind: Change["kind"]): Change {
  const found = made.report.changes.find((each) => each.kind === kind);
  if (!found) throw new Error(`The constructed report has nothing ${kind}.`);
  return found;
}

test("approving writes changed and new baselines, and deletes removed ones; restoring undoes it", async () => {
  const all = made.report.changes;
  const keys = all.map(({ key }) => key);
  await approvals().approve(keys);
  expect(await Promise.all(all.map(baselineOf))).toEqual(all.map(({ hash }) => hash));
  // A new page knows what is approved, because the baselines say so.
  expect(await approvals().approved()).toEqual(keys);
  await approvals().restore(keys);
  expect(await Promise.all(all.map(baselineOf))).toEqual(all.map(({ before }) => before?.hash));
  expect(await approvals().approved()).toEqual([]);
});

test("approves and restores an accessibility tree", async () => {
  const [storyId, mode] = ["components-badge--story-0", "tree"];
  const tree = { before: '- button "Save"\n', after: '- button "Saved"\n' };
  made.report.changes = [{ key: `${storyId}/tree`, storyId, mode, kind: "changed", message: "", tree }];
  await made.baselines.writeTree(storyId, tree.before);
  await approvals().approve([`${storyId}/tree`]);
  expect(await made.baselines.tree(storyId)).toBe(tree.after);
  await approvals().restore([`${storyId}/tree`]);
  expect(await made.baselines.tree(storyId)).toBe(tree.before);
});

test("a picture that now equals the one in light needs no baseline", async () => {
  const like = change("changed");
  like.likeLight = true;
  await approvals().approve([like.key]);
  expect(await baselineOf(like)).toBeUndefined();
});

test("refuses an unstable change, and then approves nothing", async () => {
  change("new").unstable = true;
  const keys = [change("changed").key, change("new").key];
  await expect(approvals().approve(keys)).rejects.toThrow(/^1 of 2 were not the same/);
  expect(await approvals().approved()).toEqual([]);
});

test("refuses to overwrite a baseline that somebody else wrote since the run", async () => {
  const { storyId, mode, key } = change("changed");
  await made.baselines.write(storyId, mode, { width: 1, height: 1, hash: "f".repeat(20) });
  await expect(approvals().approve([key])).rejects.toThrow(/has changed since the run/);
  await expect(approvals().restore([key])).rejects.toThrow(/has changed since the run/);
});
