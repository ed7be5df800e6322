import { dateMatchModifiers } from "react-day-picker";
import type { DateInputLabels } from "../../i18n/labels";
import { byLocale } from "../../lib/by-locale";
import { dayFormatter, dayNumber, utcDay, validDate } from "../../lib/calendar-day";
import { digitReader } from "../../lib/digits";
import { fillText } from "../../lib/fill-text";
import type { DateMatcher } from "../date-picker";

/** The numeric date format of a language, such as day, month and year separated by dots. */
export interface DateFormat {
  /** The order of the numbers. */
  order: DatePart[];
  format: (date: Date) => string;
  /** A pattern such as "MM/DD/YYYY", with the given letters for each number, in the order in which digits appear. */
  pattern: (letters: Record<DatePart, string>) => string;
  /** Parses a text. Returns undefined if it isn't a date. A date without a year is in the year of `now`. */
  read: (text: string, now: Date) => Date | undefined;
}

/** A number of a date. */
type DatePart = "year" | "month" | "day";

/** The date format of a language. */
export const dateFormatOf = /* @__PURE__ */ byLocale((locale): DateFormat => {
  const numeric = dayFormatter(locale, { year: "numeric", month: "numeric", day: "numeric" });
  const parts = numeric.formatToParts(0);
  const order = parts.flatMap(({ type }) => (isPart(type) ? type : []));
  const readDigits = digitReader(locale);
  const monthNames = (["long", "short"] as const).map((month) => {
    const formatter = dayFormatter(locale, { month, day: "numeric" });
    return Array.from({ length: 12 }, (_, index) =>
      fold(formatter.formatToParts(Date.UTC(2000, index)).find(({ type }) => type === "month")?.value ?? ""),
    );
  });

  const read = (text: string, now: Date) => {
    const plain = fold(readDigits(text));
    // A single letter means year, month or day, as in "2月1日".
    const words = plain.match(/\p{L}{2,}/gu) ?? [];
    const months = words.flatMap((word) => monthNamed(word, monthNames) ?? []);
    const numbers = plain.match(/\d+/g) ?? [];
    if (months.length === 1) return readNamed(numbers, months[0] as number, order, now);
    if (words.length > 0) return undefined;
    return readNumbers(numbers.length === 1 ? split(numbers[0] ?? "", order) : numbers, order, now);
  };
  return {
    order,
    format: (date) => clean(numeric.format(utcDay(date))),
    pattern: (letters) =>
      inDigitOrder(clean(parts.map(({ type, value }) => (isPart(type) ? letters[type] : value)).join(""))),
    read,
  };
});

const isPart = (type: string): type is DatePart => /^(year|month|day)$/.test(type);

/** Removes invisible formatting characters such as direction marks, which people don't type. */
const clean = (text: string) => text.replace(/\p{Cf}/gu, "").trim();

/** Isolates right-to-left words. They are then in the order of the digits, which are left to right in every language. */
const inDigitOrder = (text: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
    ? `\u2066${text.replace(/\p{L}+/gu, "\u2067$&\u2069")}\u2069`
    : text;

const fold = (text: string) =>
  clean(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC");

/** The month, counted from 0, that a word names or abbreviates. Undefined if none or several match. */
function monthNamed(word: string, names: string[][]): number | undefined {
  const months = Array.from({ length: 12 }, (_, month) => month).filter((month) =>
    // In some languages, a preposition is part of the word.
    names.some(({ [month]: name = "" }) =>
      word.length > 2 ? name.startsWith(word) || word.endsWith(name) : name === word,
    ),
  );
  return months.length === 1 ? months[0] : undefined;
}

/** Splits a date without separators, of 6 or 8 digits, into its numbers. */
function split(digits: string, order: DatePart[]): string[] {
  const yearLength = digits.length - 4;
  if (yearLength !== 2 && yearLength !== 4) return [];
  let rest = digits;
  return order.map((part) => {
    const length = part === "year" ? yearLength : 2;
    const number = rest.slice(0, length);
    rest = rest.slice(length);
    return number;
  });
}

function readNumbers(numbers: string[], order: DatePart[], now: Date): Date | undefined {
  if (numbers.length < 2 || numbers.length > 3) return undefined;
  const isYearFirst = numbers.length === 3 && numbers[0]?.length === 4;
  const parts = isYearFirst
    ? (["year", "month", "day"] as const)
    : order.filter((part) => numbers.length === 3 || part !== "year");
  const of = (part: DatePart) => numbers[parts.indexOf(part)];
  return toDay(of("year"), Number(of("month")) - 1, of("day"), now);
}

function readNamed(numbers: string[], month: number, order: DatePart[], now: Date): Date | undefined {
  if (numbers.length === 0 || numbers.length > 2) return undefined;
  const [isFirstLong, isSecondLong] = numbers.map((number) => number.length > 2);
  const isYearFirst = isFirstLong || (order[0] === "year" && isSecondLong === false);
  const [day, year] = isYearFirst ? [numbers[1], numbers[0]] : numbers;
  return toDay(year, month, day, now);
}

/** The local start of a day, or undefined if the day doesn't exist. */
function toDay(yearText: string | undefined, month: number, dayText = "", now: Date): Date | undefined {
  if ((yearText && !/^(\d{2}|\d{4})$/.test(yearText)) || !/^\d{1,2}$/.test(dayText)) return undefined;
  const year = yearText === undefined ? now.getFullYear() : fullYear(yearText, now);
  const day = Number(dayText);
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month, day);
  const isDay = date.getFullYear() === year && date.getMonth() === month && date.getDate() === day;
  return isDay && year > 0 ? date : undefined;
}

/** The full year. Two-digit years are at most 20 years in the future. */
function fullYear(text: string, now: Date): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const last = now.getFullYear() + 20;
  return last - ((((last - year) % 100) + 100) % 100);
}

interface DateProblemOptions {
  day: Date | undefined;
  /** Whether the text isn't a date. */
  isWrong: boolean;
  min: Date | undefined;
  max: Date | undefined;
  disabled: DateMatcher[];
  format: DateFormat;
  labels: DateInputLabels;
}

/** The message about a text that isn't a date, or a day that can't be selected. */
export function dateProblem({ day, isWrong, min, max, disabled, format, labels }: DateProblemOptions) {
  if (isWrong) return fillText(labels.invalid, { date: format.format(new Date(2026, 11, 31)) });
  const [first, last] = [validDate(min), validDate(max)];
  if (!day) return undefined;
  if (first && dayNumber(day) < dayNumber(first)) {
    return fillText(labels.tooEarly, { date: format.format(first) });
  }
  if (last && dayNumber(day) > dayNumber(last)) {
    return fillText(labels.tooLate, { date: format.format(last) });
  }
  return dateMatchModifiers(day, disabled) ? labels.unavailable : undefined;
}
