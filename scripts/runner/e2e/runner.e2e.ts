import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Baselines } from "../../visual/baselines/baselines";
import type { RunResult } from "../run";
import { serveSite } from "../site";
import { StoryPage } from "../story-page";
import { findOrphans, type Summary } from "../summary";
import { prepareTrial, type Trial } from "./trial";

let trial: Trial;
beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  trial = await prepareTrial();
});
afterAll(() => trial?.remove());

describe("stories that must fail, with retries on", () => {
  let reasons: Map<string, string>;
  let summary: Summary;
  let attempts: Map<string, number>;
  let result: RunResult;
  beforeAll(async () => {
    const run = await trial.run({ update: true, retries: 2, stories: /^(?!endless)/i });
    ({ result, summary } = run);
    reasons = new Map(summary.failures.map((failure) => [failure.id, failure.reasons.join("\n")]));
    attempts = new Map(run.result.records.map((record) => [record.id, record.attempts]));
  });

  test.each([
    ["interaction--always-fails", /^interaction: .*toHaveTextContent/s],
    ["axe--axe-crashes", /axe: in light: axe itself crashed/],
    ["axe--axe-rule-crashes", /axe: in light: crashing: the rule itself crashed/],
    ["axe--violates-in-dark", /^axe: in dark: color-contrast/],
    ["axe--no-name", /^axe: in light: button-name(?!.*in dark)/s],
    ["console--late-error", /^console: Too late\./],
    ["console--no-keys", /^console: .*unique "key" prop/s],
    ["console--rejects", /console: Error: Nobody handles this\./],
    ["console--never-warned", /^console: expected in the console, but never written/],
    ["visual--restless", /textContent|the content of <p>.* keeps changing|Something moved/],
  ])("%s", (name, reason) => {
    expect(reasons.get(`unsound-${name}`)).toMatch(reason);
  });

  test("and nothing else fails", () => {
    expect([...reasons.keys()].filter((id) => !id.startsWith("unsound-"))).toEqual([]);
    expect(summary.passed).toBe(7);
  });

  test("each attempt runs the story again", () => {
    expect(attempts.get("unsound-interaction--always-fails")).toBe(3);
    expect(attempts.get("sound--plain")).toBe(1);
  });

  test("stories have the same results in the dev server", async () => {
    const failed = (records: RunResult["records"]) =>
      records.map(({ id, failures }) => [id, failures.map(({ layer }) => layer)]);
    const expected = result.records.filter(({ id }) =>
      /^(sound--|unsound-(interaction|console--late|axe--violates))/.test(id),
    );
    // The last story is run twice. Storybook itself wouldn't run a story again that it already shows.
    expected.push(...expected.slice(-1));
    const server = await serveSite(result.site, result.chosen);
    const page = new StoryPage(server.url);
    const settings = { ...result.settings, out: join(result.settings.out, "dev-server") };
    const records: RunResult["records"] = [];
    for (const story of expected) records.push(await page.run(story, settings));
    await page.close();
    server.close();
    expect(failed(records)).toEqual(failed(expected));
  });
});

describe("stories that never end", () => {
  let run: Awaited<ReturnType<Trial["run"]>>;
  beforeAll(async () => {
    run = await trial.run({ stories: /^(endless|sound)--/, pictures: false });
  });

  test.each([
    [
      "endless--renders",
      /^interaction: The story did not finish rendering within \d+ s, .* Set state only when/,
    ],
    ["endless--loops", /^interaction: The page did not respond for \d+ s, .* Let the loop end\.$/],
  ])("%s is reported within 30 s, with its file, the cause and the fix", (id, reason) => {
    const failure = run.summary.failures.find((each) => each.id === id);
    expect(failure).toMatchObject({
      file: "./scripts/runner/e2e/stories/endless.stories.tsx",
      reasons: [expect.stringMatching(reason)],
    });
    const record = run.result.records.find((each) => each.id === id);
    expect(record?.milliseconds).toBeLessThan(30_000);
  });

  test("the other stories run, in the same file and in the next", () => {
    expect(run.summary).toMatchObject({ passed: 8, failed: 2 });
  });
});

/** The stories whose animations end. */
const quick = /^(?!.*restless|endless)/i;

test("shards are disjoint and complete", async () => {
  const ran: string[] = [];
  let all: string[] = [];
  for (const shard of ["1/2", "2/2"]) {
    const { result } = await trial.run({ shard, stories: quick, pictures: false });
    expect(result.records.length).toBeGreaterThan(0);
    ran.push(...result.records.map(({ id }) => id));
    all = result.chosen.map(({ id }) => id);
  }
  expect(ran.sort()).toEqual(all.sort());
  expect(all).toHaveLength(16);
});

describe("pictures", () => {
  const sound = /^sound--/;
  let approved: Baselines;
  beforeAll(async () => {
    approved = new Baselines(trial.baselines);
    await trial.run({ stories: sound, update: true });
  });

  test("match those of the same page", async () => {
    const { summary } = await trial.run({ stories: sound });
    expect(summary).toMatchObject({ passed: 7, failed: 0, accepted: 0 });
  });

  test("from right to left at first must be the same as after switching to it", async () => {
    const { summary } = await trial.run({ stories: sound, rtl: true });
    expect(summary.failures).toEqual([
      expect.objectContaining({
        id: "sound--reads-direction-once",
        reasons: [expect.stringMatching(/^visual: rtl: /)],
      }),
    ]);
    expect(summary).toMatchObject({ passed: 5, unplayed: ["Sound/Left To Right"] });
  });

  test("of forced colors are kept only if they differ from light", async () => {
    expect([...(await approved.of("sound--plain")).keys()]).toEqual(["light", "dark", "rtl"]);
  });

  test("fail for a different hash, a missing baseline and an orphaned baseline", async () => {
    const light = await approved.read("sound--themed", "light");
    if (!light) throw new Error("There is no baseline to change.");
    const other = { ...light, hash: light.hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) };
    await approved.write("sound--themed", "light", other);
    await approved.write("sound--plain", "light", undefined);
    await approved.write("sound--gone", "light", light);

    const { result, summary } = await trial.run({ stories: sound });
    expect(summary.failures).toEqual([
      expect.objectContaining({ id: "sound--plain", reasons: ["visual: light: there is no baseline"] }),
      expect.objectContaining({ id: "sound--themed", reasons: ["visual: light: its pixels differ"] }),
    ]);
    expect(await findOrphans(result, approved)).toEqual([{ storyId: "sound--gone" }]);
  });
});
