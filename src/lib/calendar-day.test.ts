import { afterAll, describe, expect, test } from "vitest";
import { dayKey, dayNumber, isSameDay, parseDay, validDate } from "./calendar-day";

const home = process.env.TZ;
afterAll(() => {
  process.env.TZ = home ?? "UTC";
});

/**
 * Time zones with their offsets in January 2026: extreme offsets, and clock changes at night, at midnight and by half
 * an hour.
 */
const zones: [string, number][] = [
  ["Pacific/Pago_Pago", 660],
  ["Pacific/Kiritimati", -840],
  ["Europe/Berlin", -60],
  ["Africa/Cairo", -120],
  ["America/Santiago", 180],
  ["Australia/Lord_Howe", -660],
];

describe.each(zones)("%s", (zone, offset) => {
  test("each day follows the previous one, has one key, and is parsed as the same day", () => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
    const first = dayNumber(new Date(2026, 0, 1));
    for (let day = 0; day < 365; day++) {
      const iso = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      for (const hour of [0, 12, 23]) {
        const date = new Date(2026, 0, 1 + day, hour, 59);
        expect([dayNumber(date) - first, dayKey(date)]).toEqual([day, iso]);
        expect(isSameDay(date, parseDay(iso))).toBe(true);
      }
      expect(dayKey(parseDay(iso))).toBe(iso);
    }
  });
});

test("handles a day that a country skipped", () => {
  process.env.TZ = "Pacific/Apia";
  // Samoa skipped the 30th.
  expect(dayNumber(new Date(2011, 11, 31)) - dayNumber(new Date(2011, 11, 29))).toBe(2);
});

test("handles years of fewer than four digits", () => {
  const early = new Date(2026, 0, 1);
  early.setFullYear(99);
  expect(dayKey(early)).toBe("0099-01-01");
  expect(dayKey(parseDay("0099-01-01"))).toBe("0099-01-01");
  expect(dayNumber(early)).toBeLessThan(dayNumber(new Date(1900, 0, 1)));
});

test("treats missing and invalid dates as undefined", () => {
  expect([null, undefined, new Date(Number.NaN)].map(validDate)).toEqual([undefined, undefined, undefined]);
  expect(isSameDay(new Date(Number.NaN), new Date(Number.NaN))).toBe(false);
});
