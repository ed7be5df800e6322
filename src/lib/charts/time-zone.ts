const formats = new Map<string, Intl.DateTimeFormat>();

/** The date and time that a clock shows, as the ms of the same date and time in UTC. */
export function wallTime(time: number, timeZone: string | undefined): number {
  if (timeZone === "UTC") return time;
  if (timeZone === undefined) return time - new Date(time).getTimezoneOffset() * 60_000;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-u-hc-h23", {
      ...{ timeZone, year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric", era: "short" },
    });
  formats.set(timeZone, format);
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(time)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return (
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) +
    (((time % 1000) + 1000) % 1000)
  );
}

/** The time at which a clock shows a date and time. If clocks skip it, the time after the gap. If they show it twice, the first. */
export function timeOfWall(wall: number, timeZone: string | undefined): number {
  // The offset differs by a day at most, and changes at most once in that time.
  const offsets = [wall - DAY, wall + DAY].map((time) => wallTime(time, timeZone) - time);
  const times = offsets.map((offset) => wall - offset);
  const exact = times.filter((time) => wallTime(time, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...times);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The steps of ticks, in ms of a clock. Longer steps are months. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7].map((days) => days * DAY),
];
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];
/** The length of the shortest month. */
const MONTH = 28 * DAY;

/** Round times on the clock of a zone between two times, at most `most`. Days begin at midnight, also where clocks change. */
export function timeTicks(from: number, to: number, timeZone: string | undefined, most: number): number[] {
  const [start, end] = [wallTime(from, timeZone), wallTime(to, timeZone)];
  const step = steps.find((each) => (end - start) / each <= most);
  const walls: number[] = [];
  if (step) {
    // The first day is a Monday, so that weeks begin on Mondays.
    const origin = step === 7 * DAY ? 4 * DAY : 0;
    for (let wall = Math.ceil((start - origin) / step) * step + origin; wall <= end; wall += step)
      walls.push(wall);
  } else {
    const months = monthSteps.find((each) => (end - start) / (each * MONTH) <= most) ?? 120;
    const first = new Date(start);
    const month = first.getUTCFullYear() * 12 + first.getUTCMonth();
    for (let each = Math.ceil(month / months) * months; ; each += months) {
      const wall = Date.UTC(Math.floor(each / 12), each % 12);
      if (wall > end) break;
      walls.push(wall);
    }
  }
  const times = walls.map((wall) => timeOfWall(wall, timeZone)).filter((time) => time >= from && time <= to);
  return [...new Set(times)];
}
