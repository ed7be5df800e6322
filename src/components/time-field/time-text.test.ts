import { describe, expect, test } from "vitest";
import {
  clockOf,
  composeTime,
  parseTime,
  readDayPeriod,
  readSegment,
  readTime,
  segmentsOf,
  stepsOf,
  stepValue,
  typeDigit,
} from "./time-text";

const clocks = Object.fromEntries(
  ["en", "de", "fi", "ko", "zh-TW", "ar-EG", "fa", "es-MX", "ja-u-hc-h11", "en-u-hc-h24"].map((locale) => [
    locale,
    clockOf(locale, undefined, false),
  ]),
);
const en = clocks.en as ReturnType<typeof clockOf>;
const de = clocks.de as typeof en;
const minutes = Array.from({ length: 24 * 60 }, (_, minute) =>
  [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":"),
);

describe.each(Object.entries(clocks))("%s", (locale, clock) => {
  test("parses, formats and pastes every time of day", () => {
    const formatter = new Intl.DateTimeFormat(locale, {
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    });
    for (const time of minutes) {
      const parts = parseTime(time, clock);
      expect(composeTime(parts, clock)).toBe(time);
      const text = formatter.format(new Date(`2000-01-01T${time}Z`));
      // 24:30 is rarely written, and never parsed.
      if (!locale.endsWith("h24"))
        expect(`${text} ${composeTime(readTime(text, clock) ?? {}, clock)}`).toBe(`${text} ${time}`);
    }
  });
});

test("each language has its own order and number of hours", () => {
  expect(segmentsOf(en)).toEqual(["hour", "minute", "dayPeriod"]);
  expect(segmentsOf(de)).toEqual(["hour", "minute"]);
  expect(segmentsOf(clocks.ko as typeof en)).toEqual(["dayPeriod", "hour", "minute"]);
  expect(segmentsOf(clockOf("en", "h23", true))).toEqual(["hour", "minute", "second"]);
  expect(segmentsOf(clockOf("de", "h12", false))).toEqual(["hour", "minute", "dayPeriod"]);
  expect(en.format("hour", { hour: 0, dayPeriod: 1 })).toBe("12");
  expect(en.format("hour", { hour: 2 })).toBe("02");
  expect(clocks["ja-u-hc-h11"]?.format("hour", { hour: 0, dayPeriod: 1 })).toBe("00");
});

test.each([
  ["14:30", "14:30"],
  [" 2:30 pm ", "14:30"],
  ["2.30 PM", "14:30"],
  ["2:30p", "14:30"],
  ["2 p.m.", "14:00"],
  ["12 am", "00:00"],
  ["12:05 PM", "12:05"],
  ["0:05", "00:05"],
  ["14h30", "14:30"],
  ["1430", "14:30"],
  ["14:30:59", "14:30"],
  ["٢:٣٠ م", "14:30"],
  ["１４：３０", "14:30"],
  ["２:３０ ＰＭ", "14:30"],
  ["१४:३०", "14:30"],
])("pastes %s as %s", (text, time) => {
  const clock = /[٠-٩]/.test(text) ? (clocks["ar-EG"] as typeof en) : en;
  expect(composeTime(readTime(text, clock) ?? {}, clock)).toBe(time);
});

test.each(["", "14", "25:00", "14:60", "2026-02-01", "lunch", "12345", "2:3"])("doesn't paste %j", (text) => {
  expect(readTime(text, en)).toBeUndefined();
});

test.each(["", "2:30 PM", "9:30", "24:00", "12:60", "noon"])("%j isn't a valid value", (time) => {
  expect(parseTime(time, en)).toEqual({});
});

const typeAll = (digits: string, clock: typeof en) => {
  let text = "";
  const results = [...digits].map((digit) => {
    const typed = typeDigit("hour", text, Number(digit), clock);
    text = typed.text;
    return typed;
  });
  return results.at(-1);
};

test.each([
  ["9", en, { hour: 9 }, true],
  ["1", en, { hour: 1 }, false],
  ["12", en, { hour: 0 }, true],
  ["14", en, { hour: 2, dayPeriod: 1 }, true],
  ["0", en, {}, false],
  ["09", en, { hour: 9 }, true],
  ["00", en, { hour: 0 }, true],
  ["2", de, { hour: 2 }, false],
  ["23", de, { hour: 23 }, true],
  ["24", de, { hour: 4 }, true],
  ["0", de, { hour: 0 }, false],
])("types the hour %s", (digits, clock, parts, isDone) => {
  expect(typeAll(digits, clock)).toMatchObject({ parts, isDone });
});

test.each(["２３", "23", "۲۳", "२३"])("types the hour %s in the digits of any script", (text) => {
  expect(readSegment("hour", text, de)).toEqual({ hour: 23 });
});

test("typing the first letter sets AM or PM", () => {
  expect(["a", "P", "x", ""].map((text) => readDayPeriod(text, en))).toEqual([0, 1, undefined, undefined]);
  const taiwan = clocks["zh-TW"] as typeof en;
  expect(["上", "下午", "午", "p"].map((text) => readDayPeriod(text, taiwan))).toEqual([0, 1, undefined, 1]);
});

test("arrow keys reach only valid times, if there are any", () => {
  const quarter = stepsOf("minute", 900, { minute: 10 }, 60);
  expect(quarter).toEqual({ size: 15, base: 10 });
  expect(stepValue(10, 1, quarter, 60)).toBe(25);
  expect(stepValue(12, 1, quarter, 60)).toBe(25);
  expect(stepValue(12, -1, quarter, 60)).toBe(10);
  expect(stepValue(55, 1, quarter, 60)).toBe(10);
  expect(stepValue(10, -1, quarter, 60)).toBe(55);
  expect(stepValue(undefined, -1, quarter, 60)).toBe(55);
  expect(stepsOf("minute", 420, {}, 60)).toEqual({ size: 1, base: 0 });
  expect(stepsOf("hour", 7200, { hour: 9 }, 24)).toEqual({ size: 2, base: 1 });
  expect(stepsOf("minute", 3600, {}, 60)).toEqual({ size: 60, base: 0 });
  expect(stepValue(5, 3, { size: 1, base: 0 }, 24)).toBe(8);
});
