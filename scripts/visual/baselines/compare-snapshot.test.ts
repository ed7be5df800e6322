import { expect, test } from "vitest";
import { compareSnapshot } from "./compare-snapshot";

const a = { width: 8, height: 4, hash: "a" };
const b = { width: 8, height: 5, hash: "b" };

test("is the same if the hash is that of the baseline, and changed otherwise", () => {
  expect(compareSnapshot("dark", a, { baseline: a }).outcome).toBe("same");
  expect(compareSnapshot("dark", b, { baseline: a })).toMatchObject({
    outcome: "changed",
    baseline: a,
    message: "size 8×4 became 8×5, its pixels differ",
  });
});

test("needs no baseline if the mode may look the same as in light, and does", () => {
  expect(compareSnapshot("rtl", a, { light: a })).toMatchObject({ outcome: "same", likeLight: true });
  expect(compareSnapshot("rtl", b, { light: a })).toMatchObject({
    outcome: "new",
    message: expect.stringMatching(/as in light/),
  });
  expect(compareSnapshot("dark", a, { light: a })).toMatchObject({
    outcome: "new",
    message: "there is no baseline",
  });
});

test("is changed if it has its own baseline, but now looks the same as in light", () => {
  const result = compareSnapshot("rtl", a, { light: a, baseline: b });
  expect(result).toMatchObject({ outcome: "changed", likeLight: true });
});
