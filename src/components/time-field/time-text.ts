import { digitReader } from "../../lib/digits";

/** A part of a time that is typed separately. */
export type SegmentName = "hour" | "minute" | "second" | "dayPeriod";

/**
 * The parts of a time. A part that is still empty is missing. The hour is counted from 0: to 11 in a 12-hour
 * clock, to 23 in a 24-hour clock. The half of the day is 0 before noon and 1 after it.
 */
export type TimeParts = { [Name in SegmentName]?: number };

/** A segment, or the text between two segments. */
export type Piece = { segment: SegmentName } | { text: string };

/** The time format of a language. */
export interface Clock {
  /** The number of values of each segment. */
  counts: Record<SegmentName, number>;
  /** The number of the first hour: 1 if midnight is 12 or 24. */
  firstHour: 0 | 1;
  /** The pieces before the numbers, the numbers with the text between them, and the pieces after them. */
  before: Piece[];
  numbers: Piece[];
  after: Piece[];
  /** Formats a segment that isn't missing. */
  format: (segment: SegmentName, parts: TimeParts) => string;
  /** Replaces the digits of every script, and those of the language, with those from 0 to 9. */
  readDigits: (text: string) => string;
}

const clocks = new Map<string, Clock>();

/**
 * The clock of a language, with the language's own hour cycle or a given one. Cached, because formatters are
 * slow to create.
 */
export function clockOf(...options: Parameters<typeof createClock>): Clock {
  const key = options.join();
  const clock = clocks.get(key) ?? createClock(...options);
  clocks.set(key, clock);
  return clock;
}

function createClock(locale: string, hourCycle: "h12" | "h23" | undefined, hasSeconds: boolean): Clock {
  const formatter = new Intl.DateTimeFormat(locale, {
    // Two digits, as in a native time input, so that segments keep their width.
    hour: "2-digit",
    minute: "2-digit",
    second: hasSeconds ? "2-digit" : undefined,
    hourCycle,
    timeZone: "UTC",
  });
  const cycle = formatter.resolvedOptions().hourCycle;
  const hours = cycle === "h11" || cycle === "h12" ? 12 : 24;

  const partsOf = ({ hour = 0, minute = 0, second = 0, dayPeriod = 0 }: TimeParts) =>
    formatter.formatToParts(Date.UTC(2000, 0, 1, hour + dayPeriod * 12, minute, second));
  const pieces = partsOf({}).map(
    ({ type, value }): Piece =>
      // Normalizes spaces, which differ between browsers and servers. Removes directional marks, because the
      // element sets the direction.
      type in segments
        ? { segment: type as SegmentName }
        : { text: value.replace(/\p{Cf}/gu, "").replace(/\s+/g, " ") },
  );
  const isNumber = (piece: Piece) => "segment" in piece && piece.segment !== "dayPeriod";
  const [start, end] = [pieces.findIndex(isNumber), pieces.findLastIndex(isNumber) + 1];
  return {
    counts: { ...segments, hour: hours },
    firstHour: cycle === "h12" || cycle === "h24" ? 1 : 0,
    before: pieces.slice(0, start),
    numbers: pieces.slice(start, end),
    after: pieces.slice(end),
    format: (segment, parts) => partsOf(parts).find(({ type }) => type === segment)?.value ?? "",
    readDigits: digitReader(locale),
  };
}

/** The number of values of each segment in a 24-hour clock. */
const segments: Record<SegmentName, number> = { hour: 24, minute: 60, second: 60, dayPeriod: 2 };

/** The segments of a clock in their order. */
export function segmentsOf({ before, numbers, after }: Clock): SegmentName[] {
  return [...before, ...numbers, ...after].flatMap((piece) => ("segment" in piece ? piece.segment : []));
}

/** The number that is shown for a part, because hours may be counted from 1. */
export function shownNumber(segment: SegmentName, value: number, clock: Clock): number {
  return segment === "hour" && value < clock.firstHour ? clock.counts.hour : value;
}

/** Parses a time such as `14:30` or `14:30:15`. Returns no parts if it isn't a time. */
export function parseTime(time: string, { counts }: Clock): TimeParts {
  const [, hour, minute, second = 0] = /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(time) ?? [];
  return hour ? toParts(Number(hour), Number(minute), Number(second), counts.hour) : {};
}

/** Formats a time for form submission, such as `14:30`. Empty if a segment is missing. */
export function composeTime(parts: TimeParts, clock: Clock): string {
  const names = segmentsOf(clock);
  if (names.some((name) => parts[name] === undefined)) return "";
  const { hour = 0, minute, second, dayPeriod = 0 } = parts;
  const isAfternoon = clock.counts.hour === 12 && dayPeriod === 1;
  return [hour + (isAfternoon ? 12 : 0), minute, ...(names.includes("second") ? [second] : [])]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Parses a time that someone wrote, such as "14:30", "2.30 pm", "14h30" or "1430". */
export function readTime(text: string, clock: Clock): TimeParts | undefined {
  const plain = clock.readDigits(text);
  const [, hour, minute = 0, second = 0] =
    /^\D*(\d\d)(\d\d)\D*$/.exec(plain) ??
    /^\D*(\d{1,2})(?:\D{1,3}(\d\d)(?:\D{1,3}(\d\d))?)?\D*$/.exec(plain) ??
    [];
  const dayPeriod = readDayPeriod(plain.replace(/[\d:.]/g, ""), clock);
  // A number alone isn't a time.
  if (!hour || (minute === 0 && dayPeriod === undefined)) return undefined;
  const isTwelve = dayPeriod !== undefined && Number(hour) <= 12;
  const hours = isTwelve ? (Number(hour) % 12) + dayPeriod * 12 : Number(hour);
  const parts = toParts(hours, Number(minute), Number(second), clock.counts.hour);
  return parts.hour === undefined ? undefined : parts;
}

/** The half of the day that a text names or begins to name, in the language or in English. */
export function readDayPeriod(text: string, clock: Clock): number | undefined {
  const plain = fold(text);
  if (!plain) return undefined;
  const names = [0, 1].map((dayPeriod) => fold(clock.format("dayPeriod", { dayPeriod })));
  const matching = names.map((name) => name.startsWith(plain) || (name !== "" && plain.startsWith(name)));
  if (matching[0] !== matching[1]) return matching[0] ? 0 : 1;
  return plain.startsWith("a") ? 0 : plain.startsWith("p") ? 1 : undefined;
}

const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.\p{Cf}]/gu, "");

function toParts(hours: number, minute: number, second: number, count: number): TimeParts {
  if (hours > 23 || minute > 59 || second > 59) return {};
  return { hour: hours % count, minute, second, ...(count === 12 && { dayPeriod: hours < 12 ? 0 : 1 }) };
}

/** The result of typing a digit into a segment. */
interface Typed {
  /** The digits typed so far. */
  text: string;
  /** The new parts, or nothing while a further digit must follow. */
  parts: TimeParts;
  /** Whether no further digit can follow. */
  isDone: boolean;
}

/**
 * Adds a digit to those typed before. In a 12-hour clock, hours from 13 to 19 are in the afternoon, so that
 * "14" is 2 PM.
 */
export function typeDigit(segment: SegmentName, before: string, digit: number, clock: Clock): Typed {
  const { counts, firstHour } = clock;
  const count = counts[segment];
  const isTwelve = segment === "hour" && count === 12;
  const first = segment === "hour" ? firstHour : 0;
  const maximum = isTwelve ? 19 : count - 1 + first;
  const fits = Number(before + digit) <= maximum;
  const text = fits ? `${before}${digit}` : `${digit}`;
  const number = Number(text);
  const isDone = text.length === 2 || number * 10 > maximum;
  const parts: TimeParts =
    number < first && !isDone
      ? {}
      : { [segment]: number % count, ...(isTwelve && number >= 12 + first && { dayPeriod: 1 }) };
  return { text, parts, isDone };
}

/** The values of a segment that arrow keys reach: every `size` from `base`. */
export interface Steps {
  base: number;
  size: number;
}

/** Returns steps that reach only the valid times of a segment, or else every value. */
export function stepsOf(segment: SegmentName, step: number, base: TimeParts, count: number): Steps {
  const unit = { hour: 3600, minute: 60, second: 1, dayPeriod: 1 }[segment];
  const size = segment === "dayPeriod" ? 1 : step / unit;
  const isEven = Number.isInteger(size) && size > 0 && (size === count || count % size === 0);
  return isEven ? { size, base: (base[segment] ?? 0) % size } : { size: 1, base: 0 };
}

/** The parts that the text of a segment means, as if it were typed. */
export function readSegment(segment: SegmentName, text: string, clock: Clock): TimeParts {
  if (segment === "dayPeriod") return { dayPeriod: readDayPeriod(text, clock) };
  let typed = "";
  let parts: TimeParts = { [segment]: undefined };
  for (const digit of clock.readDigits(text).match(/\d/g) ?? []) {
    const next = typeDigit(segment, typed, Number(digit), clock);
    typed = next.text;
    parts = { ...parts, ...next.parts };
  }
  return parts;
}

/** The next value of a segment, at least `by` away, up or down. It wraps at the ends. */
export function stepValue(
  value: number | undefined,
  by: number,
  { base, size }: Steps,
  count: number,
): number {
  const last = base + Math.floor((count - 1 - base) / size) * size;
  if (value === undefined) return by > 0 ? base : last;
  const distance = Math.max(1, Math.round(Math.abs(by) / size)) * size;
  const from = (value - base) / size;
  const next = base + (by > 0 ? Math.floor(from) * size + distance : Math.ceil(from) * size - distance);
  return next > last ? base : next < base ? last : next;
}
