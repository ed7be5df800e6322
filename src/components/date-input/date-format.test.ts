import { describe, expect, test } from "vitest";
import { dateFormatOf } from "./date-format";

const now = new Date(2026, 10, 21);
const read = (locale: string, text: string) => {
  const date = dateFormatOf(locale).read(text, now);
  return date && [date.getFullYear(), date.getMonth() + 1, date.getDate()].join("-");
};

test.each([
  ["en", "2/1/2026", "2026-2-1"],
  ["en", "2/1/26", "2026-2-1"],
  ["en-GB", "1/2/26", "2026-2-1"],
  ["de", "1.2.26", "2026-2-1"],
  ["de", "01.02.2026", "2026-2-1"],
  ["de", " 1. 2. 2026 ", "2026-2-1"],
  ["de", "1.2.", "2026-2-1"],
  ["en", "2/1", "2026-2-1"],
  ["en", "2026-02-01", "2026-2-1"],
  ["de", "2026/2/1", "2026-2-1"],
  ["ja", "2026/2/1", "2026-2-1"],
  ["ja", "26/2/1", "2026-2-1"],
  ["ja", "2026年2月1日", "2026-2-1"],
  ["ko", "2026. 2. 1.", "2026-2-1"],
  ["hu", "2026. 02. 01.", "2026-2-1"],
  ["sv", "2026-02-01", "2026-2-1"],
  ["en", "02012026", "2026-2-1"],
  ["de", "010226", "2026-2-1"],
  ["ja", "20260201", "2026-2-1"],
  ["en", "Feb 1, 2026", "2026-2-1"],
  ["en", "1 february 2026", "2026-2-1"],
  ["en", "Feb 1", "2026-2-1"],
  ["de", "1. März 2026", "2026-3-1"],
  ["de", "1 maerz 2026", undefined],
  ["fr", "1 févr. 2026", "2026-2-1"],
  ["fr", "1 aout 2026", "2026-8-1"],
  ["es", "1 de marzo de 2026", "2026-3-1"],
  ["fa", "۲۰۲۶/۲/۱", "2026-2-1"],
  ["ar-EG", "١/٢/٢٠٢٦", "2026-2-1"],
  ["th", "1/2/2026", "2026-2-1"],
  ["ja", "２０２６/２/１", "2026-2-1"],
  ["ja", "２０２６年２月１日", "2026-2-1"],
  ["en", "２／１／２６", "2026-2-1"],
  ["en", "٢/١/٢٠٢٦", "2026-2-1"],
  ["hi", "१/२/२०२६", "2026-2-1"],
  ["th", "๑/๒/๒๐๒๖", "2026-2-1"],
  // Two-digit years are at most 20 years in the future.
  ["en", "2/1/46", "2046-2-1"],
  ["en", "2/1/47", "1947-2-1"],
  ["en", "2/1/99", "1999-2-1"],
  ["en", "2/29/2028", "2028-2-29"],
])("%s: %s is %s", (locale, text, date) => {
  expect(read(locale, text)).toBe(date);
});

test.each([
  "",
  "   ",
  "tomorrow",
  "2/30/2026",
  "2/29/2026",
  "13/1/2026",
  "0/1/2026",
  "2/1/026",
  "2/1/20266",
  "2/1/0000",
  "2",
  "2026",
  "1/2/3/2026",
  "ma 1 2026",
  "Feb 2026",
])("%j isn't a date", (text) => {
  expect(read("en", text)).toBeUndefined();
});

const locales = [
  "en",
  "en-GB",
  "de",
  "fr",
  "fi",
  "sv",
  "hu",
  "lv",
  "bg",
  "ja",
  "ko",
  "zh-CN",
  "ar-EG",
  "fa",
  "th",
  "he",
];

describe.each(locales)("%s", (locale) => {
  test("reads each day of a year in the format that it writes", () => {
    const format = dateFormatOf(locale);
    const long = new Intl.DateTimeFormat(locale, { dateStyle: "long", calendar: "gregory" });
    for (let day = new Date(2027, 11, 31); day.getFullYear() > 2026; day.setDate(day.getDate() - 1)) {
      const written = [format.format(day), long.format(day)];
      for (const text of written) {
        expect(`${text} ${format.read(text, now)?.toDateString()}`).toBe(`${text} ${day.toDateString()}`);
      }
    }
  });

  test("writes and reads days far in the past and future", () => {
    const format = dateFormatOf(locale);
    const old = new Date(1066, 9, 14);
    expect(format.read(format.format(old), now)).toEqual(old);
    expect(format.read(format.format(new Date(9999, 11, 31)), now)).toEqual(new Date(9999, 11, 31));
  });
});

test("the pattern has the order and separators of the language", () => {
  const letters = { year: "YYYY", month: "MM", day: "DD" };
  expect(["en", "de", "sv", "ja"].map((locale) => dateFormatOf(locale).pattern(letters))).toEqual([
    "MM/DD/YYYY",
    "DD.MM.YYYY",
    "YYYY-MM-DD",
    "YYYY/MM/DD",
  ]);
});

test("right-to-left letters stand in the order of the digits", () => {
  const letters = { year: "سنة", month: "شهر", day: "يوم" };
  const [isolated, word, end] = ["\u2066", "\u2067", "\u2069"];
  expect(dateFormatOf("ar").pattern(letters)).toBe(
    `${isolated}${word}يوم${end}/${word}شهر${end}/${word}سنة${end}${end}`,
  );
});
