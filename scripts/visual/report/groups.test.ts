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
  ...{ key, storyId: key, mode: "light", kind: "changed", message: "" },
  details,
});

const groups = (changes: Change[]) =>
  groupsOf({ changes, tokens: [accent, line] }).groups.map(({ changes, ...group }) => ({
    ...group,
    keys: changes.map(({ key }) => key),
  }));
const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test("one token in both themes is one group, named after the token", () => {
  expect(groups([change("a", inLight("button")), change("b", inDark("button"))])).toMatchObject([
    { name: "--kerf-accent", keys: ["a", "b"], tokens: ["--kerf-accent"] },
  ]);
});

test("finds a token in a longer value", () => {
  const ring = detail("link", "outline", "oklch(0.5 0.19 262) solid 2px", "oklch(0.5 0.19 300) solid 2px");
  expect(groups([change("a", ring), change("b", ring)])).toMatchObject([{ name: "--kerf-accent" }]);
});

test("changes are grouped by element if that makes few groups", () => {
  const found = groups([
    ...["a", "b"].map((key) => change(key, inLight("button"))),
    ...["c", "d", "e"].map((key) => change(key, inLight("badge"))),
  ]);
  expect(found.map(({ keys }) => keys)).toEqual([
    ["c", "d", "e"],
    ["a", "b"],
  ]);
});

test("a token in twenty components makes at most twelve groups, which include all its changes", () => {
  const all = numbers(200).map((index) => {
    const slot = `slot-${index % 20}`;
    const more = [edge(slot), inLight("link"), edge("tab")].filter((_, bit) => (index >> bit) % 2);
    return change(`${index}`, inLight(slot), ...more);
  });
  const found = groups(all);
  expect(found.length).toBeLessThanOrEqual(12);
  expect(found.flatMap(({ keys }) => keys).sort()).toEqual(all.map(({ key }) => key).sort());
});

test("the change with the most differences comes first in its group", () => {
  const slots = numbers(20).map((index) => `slot-${index}`);
  const changes = slots.map((slot) => change(slot, inLight(slot)));
  expect(groups([...changes, change("all", ...slots.map(inLight))])[0]?.keys[0]).toBe("all");
});

test.each<[what: string, more: Detail]>([
  ["another style", detail("badge", "border-radius", "4px", "8px")],
  ["a text", detail("badge", "text", "Save", "Saved")],
  ["a size", detail("badge", "size", "", "+1 × 0 px")],
  ["pixels that no element explains", detail("badge", "pixels", "#ffffff", "#000000")],
])("a change that also differs in %s is not in the group", (_, more) => {
  const all = numbers(30).map((index) => change(`${index}`, inLight(`slot-${index}`)));
  const found = groups([...all, change("odd", inLight("slot-1"), more)]);
  expect(found.map(({ keys }) => [keys.length, keys.includes("odd")])).toEqual([[30, false]]);
});

test("shifts are alike only in the same element by the same distance", () => {
  const shifts = ["button +4, 0 px", "button +4, 0 px", "button +8, 0 px", "badge +4, 0 px"];
  const changes = shifts.map((shift, index) => {
    const [slot = "", ...by] = shift.split(" ");
    return change(`${index}`, detail(slot, "position", "", by.join(" ")));
  });
  expect(groups(changes).map(({ keys }) => keys)).toEqual([["0", "1"]]);
});

test("a difference that no token explains is named after its element", () => {
  const padding = detail("button", "padding", "4px 12px", "4px 16px");
  expect(groups([change("a", padding), change("b", padding)])).toMatchObject([
    { name: "button: padding 4px 12px to 4px 16px", tokens: [] },
  ]);
});

test("a new picture, or a change that is like no other, is in no group", () => {
  const { details, ...fresh } = change("new");
  const all: Change[] = [{ ...fresh, kind: "new" }, change("a", inLight("button")), change("b", edge("tab"))];
  expect(groups(all)).toEqual([]);
});
