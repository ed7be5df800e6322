import { afterAll, describe, expect, test } from "vitest";
import { dayKey, dayNumber, isSameDay, parseDay, validDate } from "./calendar-day";

const home = process.env.TZ;
afterAll(() => {
  process.env.TZ = home ?? "UTC";
});

/** A zone and its offset in January 2026: far out, and with changes of the clocks by night, at midnight, by half. */
const zones: [string, number][] = [
  ["Pacific/Pago_Pago", 660],
  ["Pacific/Kiritimati", -840],
  ["Europe/Berlin", -60],
  ["Africa/Cairo", -120],
  ["America/Santiago", 180],
  ["Australia/Lord_Howe", -660],
];

describe.each(zones)("%s", (zone, offset) => {
  test("each day follows the day before, has one name, and is read again as itself", () => {
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

test("a country that left out a day", () => {
  process.env.TZ = "Pacific/Apia";
  // Samoa went from the 29th to the 31st.
  expect(dayNumber(new Date(2011, 11, 31)) - dayNumber(new Date(2011, 11, 29))).toBe(2);
});

test("years of fewer than four digits", () => {
  const early = new Date(2026, 0, 1);
  early.setFullYear(99);
  expect(dayKey(early)).toBe("0099-01-01");
  expect(dayKey(parseDay("0099-01-01"))).toBe("0099-01-01");
  expect(dayNumber(early)).toBeLessThan(dayNumber(new Date(1900, 0, 1)));
});

test("none and invalid dates", () => {
  expect([null, undefined, new Date(Number.NaN)].map(validDate)).toEqual([undefined, undefined, undefined]);
  expect(isSameDay(new Date(Number.NaN), new Date(Number.NaN))).toBe(false);
});
