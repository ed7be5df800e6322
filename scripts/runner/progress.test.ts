import { expect, test } from "vitest";
import { isProgress, Progress } from "./progress";

test("counts specs, and estimates the remaining time from how long each took before", () => {
  let now = 0;
  const progress = new Progress(3, 1000, () => now);
  expect(String(progress)).toBe("0/3 · 0 %");
  now = 60_000;
  progress.add(250);
  expect(String(progress)).toBe("1/3 · 25 % · 3 min left");
  now = 100_000;
  progress.add(500);
  expect(String(progress)).toBe("2/3 · 75 % · 33 s left");
  progress.add(250);
  expect(String(progress)).toBe("3/3 · 100 % · 0 s left");
});

test("never exceeds 100 % if specs take longer than before", () => {
  const progress = new Progress(1, 10, () => 0);
  progress.add(30);
  expect(String(progress)).toBe("1/1 · 100 % · 0 s left");
});

test("distinguishes a progress line from other lines", () => {
  expect(isProgress("132/209 · 63 % · 3 min left")).toBe(true);
  expect(isProgress("✗ Components/Button (3, 1 failed)")).toBe(false);
});
