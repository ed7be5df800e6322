import { expect, test } from "vitest";
import type { Group } from "../../report/groups/groups";
import type { Change } from "../../report/model";
import { decisionOf, rowsOf, samplesOf } from "./rows";

const changes = ["a", "b", "c", "d"].map(
  (key): Change => ({ key, storyId: key, mode: "light", kind: "changed", message: "", certified: true }),
);
const group: Group = { id: "g", name: "g", slots: [], keys: ["a", "b", "c"], samples: ["b"], causes: [] };
const none = new Set<string>();
const rows = ({ shown = changes, expanded = none, ungrouped = none } = {}) =>
  rowsOf(shown, { groups: [group], expanded, ungrouped });
const ids = (of: ReturnType<typeof rows>) => of.map(({ id }) => id);

test("a group is one row, before the changes without a group", () => {
  expect(ids(rows())).toEqual(["group g", "d"]);
  expect(rows()[0]?.changes.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(ids(rows({ expanded: new Set(["g"]) }))).toEqual(["group g", "a", "b", "c", "d"]);
});

test("a change taken out of its group has its own row, and the group's row doesn't include it", () => {
  const found = rows({ ungrouped: new Set(["b"]) });
  expect(ids(found)).toEqual(["group g", "b", "d"]);
  expect(found[0]?.changes.map(({ key }) => key)).toEqual(["a", "c"]);
  expect(samplesOf(found[0] ?? { id: "", changes: [] }).map(({ key }) => key)).toEqual(["a"]);
});

test("a group's row includes only changes that match the filter, and needs at least two", () => {
  expect(rows({ shown: changes.slice(1) })[0]?.changes.map(({ key }) => key)).toEqual(["b", "c"]);
  expect(ids(rows({ shown: changes.slice(2) }))).toEqual(["c", "d"]);
});

test("a group is decided only if all its changes have the same decision", () => {
  const [row = { id: "", changes: [] }] = rows();
  expect(decisionOf(row, { a: "approved", b: "approved" })).toBe("open");
  expect(decisionOf(row, { a: "approved", b: "approved", c: "rejected" })).toBe("open");
  expect(decisionOf(row, { a: "approved", b: "approved", c: "approved" })).toBe("approved");
});
