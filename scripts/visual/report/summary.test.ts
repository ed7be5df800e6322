import { expect, test } from "vitest";
import { type Change, type Report, reportVersion } from "./model";
import { summaryOf } from "./summary";

const change = (component: string, mode: string, more: Partial<Change> = {}): Change => ({
  key: `components-${component}--a/${mode}`,
  storyId: `components-${component}--a`,
  mode,
  kind: "changed",
  message: "1 pixel differs",
  certified: true,
  ...more,
});

const report = (changes: Change[], more: Partial<Report> = {}): Report => ({
  version: reportVersion,
  id: "a",
  created: "",
  browser: "",
  shots: 3100,
  stories: 1,
  changes,
  facts: Object.fromEntries(
    changes.map(({ storyId }) => [
      storyId,
      {
        title: `Components/${storyId.slice(11, -3)}`,
        name: "A",
        failures: [],
        catalog: [],
        causes: [],
        sources: [],
      },
    ]),
  ),
  patches: {},
  causes: {},
  flakes: [],
  ...more,
});

test("counts changes by kind, and names the components with the most", () => {
  const changes = [
    change("Tabs", "light"),
    change("Badge", "light"),
    change("Badge", "tree", { kind: "new" }),
  ];
  expect(summaryOf(report(changes))).toBe(
    "**Visual review:** 3100 shots of 1 story; 2 changed, 1 new in Badge (2), Tabs (1). 1 of them is in " +
      "the accessibility tree. Review them on the page of the artifact, or run `npm run review`.\n",
  );
});

test("is one paragraph regardless of the number of changes", () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    change(`C${index}`, "dark", { certified: index > 0 }),
  );
  const text = summaryOf(report(many));
  expect(text).toContain("and 34 more components");
  expect(text).toContain("1 not certified");
  expect(text.trim()).not.toContain("\n");
});

test("says that nothing differs, and how many shots are flaky", () => {
  const flakes = [{ shot: "a/light", when: "", hashes: ["a", "b"] }];
  expect(summaryOf(report([], { flakes }))).toContain("no visual change. 1 shot is listed as flaky.");
});
