import { wallTime } from "./time-zone";

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/**
 * Formats the ticks of a time axis: the year, month or day that begins at a tick, or else its time. Without a time zone, in
 * the reader's, as ECharts places them.
 */
export function timeTick(locale: string, timeZone: string | undefined): (time: number) => string {
  return (time) => {
    const write = (options: Intl.DateTimeFormatOptions) =>
      format(locale, { ...options, timeZone }).format(time);
    const wall = new Date(wallTime(time, timeZone));
    if (wall.getUTCSeconds() > 0) return write({ hour: "numeric", minute: "2-digit", second: "2-digit" });
    if (wall.getUTCHours() > 0 || wall.getUTCMinutes() > 0) {
      return write({ hour: "numeric", minute: "2-digit" });
    }
    if (wall.getUTCDate() > 1) return write({ month: "short", day: "numeric" });
    return write(wall.getUTCMonth() > 0 ? { month: "short" } : { year: "numeric" });
  };
}

/**
 * The name of a point of time: its date, and its time unless it is midnight.
 * @param withZone Whether the time has the short name of the zone, because clocks show some times twice.
 */
export function timeName(
  locale: string,
  time: number,
  timeZone: string | undefined,
  withZone = false,
): string {
  if (Number.isNaN(time)) return "";
  const wall = wallTime(time, timeZone);
  const day: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeZone };
  if (wall % 86_400_000 === 0 && !withZone) return format(locale, day).format(time);
  const hasSeconds = wall % 60_000 !== 0;
  if (!withZone) {
    return format(locale, { ...day, timeStyle: hasSeconds ? "medium" : "short" }).format(time);
  }
  return format(locale, {
    ...{ year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
    ...(hasSeconds && { second: "2-digit" }),
    ...{ timeZoneName: "short", timeZone },
  }).format(time);
}
