import { expect, test } from "vitest";
import { zoneOffset } from "./zone-offset";

test.each([
  ["UTC", "2026-07-01", 0],
  ["Europe/Berlin", "2026-01-01", 60],
  ["Europe/Berlin", "2026-07-01", 120],
  ["America/St_Johns", "2026-01-01", -210],
  ["Asia/Kathmandu", "2026-01-01", 345],
  ["+05:30", "2026-01-01", 330],
  ["-08", "2026-01-01", -480],
])("%s at %s is %i minutes ahead", (zone, day, minutes) => {
  expect(zoneOffset(zone, new Date(day))).toBe(minutes);
});

test("counts the seconds of historic offsets", () => {
  expect(zoneOffset("Africa/Monrovia", new Date("1960-01-01"))).toBeCloseTo(-44.5);
});

test("is NaN for an unknown zone and an invalid date", () => {
  expect(zoneOffset("Mars/Olympus", new Date(0))).toBeNaN();
  expect(zoneOffset("UTC", new Date(Number.NaN))).toBeNaN();
});
