import { expect, test } from "vitest";
import { type Retained, renderLeaks } from "./report";

const held: Retained = { nodes: 100, listeners: 40, state: "<body></body>" };
const leaking = (after: Partial<Retained>) =>
  renderLeaks([{ name: "Dialog", work: "open", before: held, after: { ...held, ...after } }]).leaking;

test("unchanged or smaller figures are not a leak", () => {
  expect(leaking({})).toEqual([]);
  expect(leaking({ nodes: 90, listeners: 39 })).toEqual([]);
});

test.each<Partial<Retained>>([
  { nodes: 101 },
  { listeners: 41 },
  { state: '<body style="overflow: hidden"></body>' },
])("%o is a leak", (after) => {
  expect(leaking(after)).toHaveLength(1);
});
