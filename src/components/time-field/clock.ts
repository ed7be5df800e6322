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
  /** Returns the digit that a character represents, in Latin digits or those of the language. */
  digitOf: (character: string) => number | undefined;
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
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  const localeDigits = [...digits].reverse();

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
    digitOf: (character) => {
      const digit = /\d/.test(character) ? Number(character) : localeDigits.indexOf(character);
      return digit < 0 ? undefined : digit;
    },
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
