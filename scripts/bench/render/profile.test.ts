import { expect, test } from "vitest";
import { type CpuProfile, hotSpots } from "./profile";

const node = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url: functionName.startsWith("(") ? "" : "http://host/bench.js", lineNumber: 9 },
  children,
});

test("counts the measured time by the function that spent it", () => {
  const profile: CpuProfile = {
    nodes: [
      node(1, "(root)", [2, 5]),
      node(2, "timeScript", [3]),
      node(3, "Badge", [4]),
      node(4, "Badge"),
      node(5, "unmount"),
    ],
    samples: [2, 3, 4, 5, 1],
    timeDeltas: [1000, 2000, 1000, 9000, 9000],
  };
  const [, , first, second, ...others] = hotSpots(profile, 2).split("\n");
  expect(first).toMatch(/^Badge bench\.js:10 +1\.500 +75\.0 %$/);
  expect(second).toMatch(/^timeScript bench\.js:10 +0\.500 +25\.0 %$/);
  expect(others).toEqual([]);
});

test("counts all scripts if no `timeScript` ran", () => {
  const profile: CpuProfile = {
    nodes: [node(1, "(root)", [2, 3]), node(2, "(idle)"), node(3, "open")],
    samples: [2, 3],
    timeDeltas: [5000, 1000],
  };
  expect(hotSpots(profile, 1)).toMatch(/open bench\.js:10 +1\.000 +100\.0 %$/);
});
