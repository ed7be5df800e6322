import { expect, test } from "vitest";
import { groupsOf } from "./groups";
import type { Change, Detail, TokenChange } from "./report-format";

const token = (name: string, ...values: [before: string, after: string][]): TokenChange => ({
  name,
  values: values.map(([before, after]) => ({ before, after })),
});
const accent = token(
  "--kerf-accent",
  ["oklch(0.5 0.19 262)", "oklch(0.5 0.19 300)"],
  ["oklch(0.62 0.1674 262)", "oklch(0.62 0.1674 300)"],
);
const line = token("--kerf-accent-line", ["oklch(0.86 0.055 262)", "oklch(0.86 0.055 300)"]);

const detail = (slot: string, property: string, before: string, after: string): Detail => ({
  ...{ slot, property, before, after },
});
const inLight = (slot: string) =>
  detail(slot, "background-color", "oklch(0.5 0.19 262)", "oklch(0.5 0.19 300)");
const inDark = (slot: string) =>
  detail(slot, "background-color", "oklch(0.62 0.1674 262)", "oklch(0.62 0.1674 300)");
const edge = (slot: string) => detail(slot, "border-color", "oklch(0.86 0.055 262)", "oklch(0.86 0.055 300)");

const change = (key: string, ...details: Detail[]): Change => ({
  ...{ key, storyId: key.split("/")[0] ?? "", mode: key.split("/")[1] ?? "", kind: "changed", message: "" },
  details,
});

const groups = (changes: Change[], tokens: TokenChange[] = [accent, line]) => groupsOf({ changes, tokens });

test("one token in both themes is one group, named after the token", () => {
  const found = groups([change("a/light", inLight("button")), change("a/dark", inDark("button"))]);
  expect(found).toMatchObject([
    { name: "--kerf-accent", slots: ["button"], keys: ["a/light", "a/dark"], tokens: ["--kerf-accent"] },
  ]);
});

test("changes are grouped by element if that makes few groups", () => {
  const found = groups([
    ...["a", "b"].map((story) => change(`${story}/light`, inLight("button"))),
    ...["c", "d", "e"].map((story) => change(`${story}/light`, inLight("badge"))),
  ]);
  expect(found.map(({ slots, keys }) => [slots, keys.length])).toEqual([
    [["badge"], 3],
    [["button"], 2],
  ]);
});

test("a token in twenty components makes at most twelve groups, which include all its changes", () => {
  const all = Array.from({ length: 200 }, (_, index) => {
    const slot = `slot-${index % 20}`;
    const details = [inLight(slot), edge(slot), inLight("link"), edge("tab")].filter(
      (_, bit) => (index >> bit) % 2,
    );
    return change(`story-${index}/light`, ...(details.length > 0 ? details : [inLight(slot)]));
  });
  const found = groups(all);
  expect(found.length).toBeLessThanOrEqual(12);
  expect(found.flatMap(({ keys }) => keys).sort()).toEqual(all.map(({ key }) => key).sort());
});

test("the samples of a group show every element and every value", () => {
  const slots = Array.from({ length: 20 }, (_, index) => `slot-${index}`);
  const [found] = groups(slots.map((slot) => change(`${slot}/light`, inLight(slot))));
  expect(found?.samples.length).toBe(20);
  const all = change("all/light", ...slots.map(inLight));
  const [other] = groups([...slots.map((slot) => change(`${slot}/light`, inLight(slot))), all]);
  expect(other?.samples).toEqual(["all/light"]);
});

test.each<[what: string, more: Detail]>([
  ["another style", detail("badge", "border-radius", "4px", "8px")],
  ["a text", detail("badge", "text", "Save", "Saved")],
  ["a size", detail("badge", "size", "", "+1 × 0 px")],
  ["pixels that no element explains", detail("badge", "pixels", "#ffffff", "#000000")],
])("a change that also differs in %s is not in the group", (_, more) => {
  const all = Array.from({ length: 30 }, (_, index) =>
    change(`story-${index}/light`, inLight(`slot-${index}`)),
  );
  const found = groups([...all, change("odd/light", inLight("slot-1"), more)]);
  expect(found.map(({ keys }) => keys.length)).toEqual([30]);
  expect(found[0]?.keys).not.toContain("odd/light");
});

test("shifts are alike only in the same element by the same distance", () => {
  const shift = (slot: string, by: string) => detail(slot, "position", "", by);
  const found = groups([
    change("a/light", shift("button", "+4, 0 px")),
    change("b/light", shift("button", "+4, 0 px")),
    change("c/light", shift("button", "+8, 0 px")),
    change("d/light", shift("badge", "+4, 0 px")),
  ]);
  expect(found.map(({ keys }) => keys)).toEqual([["a/light", "b/light"]]);
});

test("a difference that no token explains is named after its element", () => {
  const padding = detail("button", "padding", "4px 12px", "4px 16px");
  expect(groups([change("a/light", padding), change("b/light", padding)])).toMatchObject([
    { name: "button: padding 4px 12px to 4px 16px", tokens: [] },
  ]);
});

test("a new picture, or a change that is like no other, is in no group", () => {
  const { details, ...fresh } = change("new/light");
  expect(
    groups([{ ...fresh, kind: "new" }, change("a/light", inLight("button")), change("b/light", edge("tab"))]),
  ).toEqual([]);
});
