import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Baselines } from "../../visual/index";
import type { StoryResult } from "../result";
import { serveSite } from "../site";
import { StoryPage } from "../story-page";
import { prepareTrial, type Trial } from "./trial";

type Result = Awaited<ReturnType<Trial["run"]>>;

let trial: Trial;
beforeAll(async () => {
  trial = await prepareTrial();
});
afterAll(() => trial?.remove());

/** The titles and names of the stories that passed. */
const passed = ({ results }: Result) =>
  results.filter(({ failures }) => failures.length === 0).map(({ title, name }) => `${title}/${name}`);

describe("stories that must fail", () => {
  let result: Result;
  beforeAll(async () => {
    result = await trial.run({ update: true, stories: /^(sound|unsound)/i });
  });

  test.each([
    ["Always Fails", /^interaction: .*toHaveTextContent/s],
    ["Axe Crashes", /axe: in light: axe itself crashed/],
    ["Axe Rule Crashes", /axe: in light: crashing: the rule itself crashed/],
    ["Violates In Dark", /^axe: in dark: color-contrast/],
    ["No Name", /^axe: in light: button-name(?!.*in dark)/s],
    ["Late Error", /^console: Too late\./],
    ["No Keys", /^console: .*unique "key" prop/s],
    ["Rejects", /console: Error: Nobody handles this\./],
    ["Never Warned", /^console: expected in the console, but never written/],
    ["Restless", /textContent|the content of <p>.* keeps changing|Something moved/],
    ["Differs", /^tree: tree: not the same when .*visual: light: not the same when /s],
  ])("%s", (name, reason) => {
    expect(result.reasons[`Unsound/${name}`]).toMatch(reason);
  });

  test("and nothing else fails", () => {
    expect(Object.keys(result.reasons).filter((name) => !name.startsWith("Unsound/"))).toEqual([]);
    expect(passed(result)).toHaveLength(5);
  });

  test("an update accepts what is the same twice, and nothing else", async () => {
    const baselines = new Baselines(trial.baselines);
    expect([...(await baselines.of("sound--plain")).keys()]).toEqual(["light", "dark", "rtl"]);
    expect(await baselines.tree("sound--plain")).toContain("Plain text.");
    expect([...(await baselines.of("unsound--differs")).keys()]).toEqual([]);
  });

  test("the results in the dev server are the same", async () => {
    const kinds = (results: StoryResult[]) =>
      results.map(({ id, failures }) => [id, ...new Set(failures.map(({ kind }) => kind))]);
    const expected = result.results.filter(({ id }) => /^(sound--|unsound--(always|late|violates))/.test(id));
    // The last story is run twice. Storybook itself wouldn't run a story again that it already shows.
    expected.push(...expected.slice(-1));
    const { run } = result;
    const server = await serveSite(run.site, run.stories);
    const page = new StoryPage(server.url);
    const settings = { ...run.settings, out: join(run.settings.out, "dev-server") };
    const results: StoryResult[] = [];
    for (const story of expected) results.push(await page.run(story, settings));
    await page.close();
    server.close();
    expect(kinds(results)).toEqual(kinds(expected));
  });
});

describe("stories that never end, or leave their page", () => {
  let result: Result;
  beforeAll(async () => {
    result = await trial.run({ stories: /^(endless|sound)--/, pictures: false });
  });

  test.each([
    ["Endless/Renders", /^interaction: The story did not finish rendering within \d+ s, .* Set state only/],
    ["Endless/Loops", /^interaction: The page did not respond for \d+ s, .* Let the loop end\.$/],
    ["Endless/Blank", /^interaction: The story left its page for about:blank\./],
    ["Endless/Reloads", /^interaction: The story left its page for http.*iframe\.html/],
    ["Endless/Submits", /^interaction: The story left its page for http.*\?/],
    ["Endless/Late", /interaction: The story left its page for about:blank\./],
  ])("%s is reported within 90 s, with the cause and the fix", (label, reason) => {
    expect(result.reasons[label]).toMatch(reason);
    const [title, name] = label.split("/");
    const story = result.results.find((each) => each.title === title && each.name === name);
    expect(story?.file).toBe("./scripts/runner/e2e/stories/endless.stories.tsx");
    expect(story?.milliseconds).toBeLessThan(90_000);
  });

  test("the other stories run, in the same file and in the next", () => {
    expect(Object.keys(result.reasons)).toHaveLength(6);
    expect(passed(result)).toHaveLength(7);
  });
});

test("what a story leaves behind doesn't reach the next one", async () => {
  const result = await trial.run({ stories: /^leftovers--/, pictures: false });
  expect(result.reasons).toEqual({});
  expect(passed(result)).toHaveLength(8);
});

describe("pictures", () => {
  const stories = /^sound--/;

  test("match those of the same page", async () => {
    const result = await trial.run({ stories });
    expect(result.reasons).toEqual({});
    expect(
      result.results.flatMap(({ pictures }) => pictures).every(({ outcome }) => outcome === "same"),
    ).toBe(true);
  });

  test("fail for a different hash, a missing baseline and an orphaned baseline", async () => {
    const approved = new Baselines(trial.baselines);
    const light = await approved.read("sound--themed", "light");
    if (!light) throw new Error("There is no baseline to change.");
    const other = { ...light, hash: light.hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) };
    await approved.write("sound--themed", "light", other);
    await approved.write("sound--plain", "light", undefined);
    await approved.write("sound--gone", "light", light);

    const { reasons, orphans } = await trial.run({ stories });
    expect(reasons).toEqual({
      "Sound/Plain": "visual: light: there is no baseline",
      "Sound/Themed": "visual: light: its pixels differ",
      "sound--gone": expect.stringMatching(/^visual: a baseline that no story/),
    });
    expect(orphans).toEqual([{ storyId: "sound--gone" }]);
  });
});
