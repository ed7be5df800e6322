import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { baselineFile } from "../../baselines/baseline-file";
import type { Change } from "../../report/model";
import { type Constructed, constructReport } from "../proof/constructed";
import { ReviewStore } from "./review-store";

let folder: string;
let made: Constructed;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "review-store-"));
  made = await constructReport(join(folder, "report"), join(folder, "baselines"), 20);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (mayApprove: (change: Change) => boolean = () => true) =>
  ReviewStore.open(made.folder, made.report, made.baselines.folder, mayApprove);

/** The hash of a change's current baseline. Undefined without a baseline. */
async function baselineOf({ storyId, mode }: Change): Promise<string | undefined> {
  return (await made.baselines.read(storyId, mode))?.hash;
}

function change(kind: Change["kind"]): Change {
  const found = made.report.changes.find((each) => each.kind === kind);
  if (!found) throw new Error(`The constructed report has nothing ${kind}.`);
  return found;
}

test("approving writes changed and new baselines, and deletes removed ones", async () => {
  const store = await open();
  for (const kind of ["changed", "new", "removed"] as const) {
    await store.decide("approved", [change(kind).key]);
    expect(await baselineOf(change(kind))).toBe(change(kind).hash);
  }
});

test("undoing restores baselines one decision at a time, even after reopening the store", async () => {
  const all = made.report.changes;
  const before = await Promise.all(all.map(baselineOf));
  const store = await open();
  await store.decide(
    "approved",
    all.map(({ key }) => key),
  );
  await store.decide("rejected", [change("changed").key]);
  expect(await baselineOf(change("changed"))).toBe(before[all.indexOf(change("changed"))]);

  const next = await open();
  expect(await next.undo()).toEqual([change("changed").key]);
  expect(await baselineOf(change("changed"))).toBe(change("changed").hash);
  await next.undo();
  expect(await Promise.all(all.map(baselineOf))).toEqual(before);
  expect(next.decisions).toEqual({});
  expect(await next.undo()).toEqual([]);
});

test("refuses an uncertified change, and then approves nothing", async () => {
  const store = await open(({ key }) => key !== change("new").key);
  const keys = [change("changed").key, change("new").key];
  await expect(store.decide("approved", keys)).rejects.toThrow(/not certified.*npm run prove -- certify/);
  expect(store.decisions).toEqual({});
  expect(await baselineOf(change("changed"))).not.toBe(change("changed").hash);
});

test("counts the uncertified changes of a group, and names the command that certifies them", async () => {
  const store = await open(({ kind }) => kind !== "changed");
  const changed = made.report.changes.filter(({ kind }) => kind === "changed");
  await expect(
    store.decide(
      "approved",
      made.report.changes.map(({ key }) => key),
    ),
  ).rejects.toThrow(`${changed.length} of 20 pictures are not certified`);
});

test("refuses to overwrite a baseline that somebody else wrote since the run", async () => {
  const { storyId, mode, key } = change("changed");
  const other = made.report.changes.find(({ after }) => after?.height === 112);
  await made.baselines.write(storyId, mode, other?.after);
  await expect((await open()).decide("approved", [key])).rejects.toThrow(/has changed since the run/);
});

test("completes an interrupted decision, and skips an incomplete line of the journal", async () => {
  const keys = [change("changed").key, change("removed").key];
  await (await open()).decide("approved", keys);
  const path = join(made.folder, "decisions", made.report.id, "journal.jsonl");
  const [, line] = (await readFile(path, "utf8")).split("\n");
  // As if the process was killed right after it wrote the line, and a second time in the middle of the next
  // line.
  await writeFile(path, `\n${line}\n{"seq":3,"deci`);
  const { storyId, mode, before } = change("changed");
  await made.baselines.write(storyId, mode, before);

  const store = await open();
  expect(await baselineOf(change("changed"))).toBe(change("changed").hash);
  expect(store.decisions).toEqual(Object.fromEntries(keys.map((key) => [key, "approved"])));
  await store.decide("rejected", [change("new").key]);
  expect(Object.keys((await open()).decisions)).toHaveLength(3);
});

test("says that a baseline can't be written, and writes it at the next decision", async () => {
  const store = await open();
  const [first, second] = [change("changed"), change("removed")];
  // A folder at the draft's path keeps the draft from being written.
  const obstacle = join(made.baselines.folder, `${baselineFile(first.storyId)}.${process.pid}.tmp`);
  await mkdir(obstacle);
  await expect(store.decide("approved", [first.key])).rejects.toThrow(obstacle);
  expect(await baselineOf(first)).toBe(first.before?.hash);

  await rm(obstacle, { recursive: true });
  await store.decide("approved", [second.key]);
  expect(await baselineOf(first)).toBe(first.hash);
  expect(await baselineOf(second)).toBeUndefined();
});

test("comments and rejections apply in the next run to the same picture, and to no other", async () => {
  const [rejected, kept] = made.report.changes.filter(({ kind }) => kind === "changed");
  if (!rejected || !kept) throw new Error("The constructed report has too few changes.");
  const store = await open();
  await store.decide("rejected", [rejected.key, kept.key]);
  await store.comment(rejected.key, "Too dark.");
  await store.comment(kept.key, "Ask Ada.");
  await store.comment(kept.key, "");
  await store.ungroup(rejected.key, true);
  await store.ungroup(kept.key, true);

  // Each run writes a new report. In this one, a picture differs again.
  await rm(join(made.folder, "decisions"), { recursive: true });
  const later = { ...made.report, id: "later" };
  const other = (change: Change) => (change === kept ? { ...change, hash: "f".repeat(20) } : change);
  const report = { ...later, changes: made.report.changes.map(other) };
  const next = await ReviewStore.open(made.folder, report, made.baselines.folder, () => true);
  expect(next.decisions).toEqual({ [rejected.key]: "rejected" });
  expect(next.comments).toEqual({ [rejected.key]: "Too dark." });
  expect(next.ungrouped).toEqual([rejected.key]);
  await next.ungroup(rejected.key, false);
  expect((await open()).ungrouped).toEqual([kept.key]);
  expect(await next.undo()).toEqual([]);

  await next.decide("approved", [rejected.key]);
  expect(next.decisions).toEqual({ [rejected.key]: "approved" });
  // Undoing an approval brings back the rejection that it replaced.
  await next.undo();
  expect(next.decisions).toEqual({ [rejected.key]: "rejected" });
  expect((await open()).decisions).toEqual({ [rejected.key]: "rejected", [kept.key]: "rejected" });
});

test("doesn't overwrite notes that it can't read", async () => {
  const path = join(folder, "review-notes.json");
  await writeFile(path, '{"torn');
  await expect(open()).rejects.toThrow(`${path} isn't valid`);
  expect(await readFile(path, "utf8")).toBe('{"torn');
});
