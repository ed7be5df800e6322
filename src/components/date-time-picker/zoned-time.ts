import { parseDay, validDate } from "../../lib/calendar-day";
import { warnOnce } from "../../lib/warn-once";
import { zoneOffset } from "../../lib/zone-offset";
import { type DateMatcher, daysOutside } from "../date-picker";

/** A day and a time as the clocks of a time zone show them, such as `2026-11-19` and `14:30`. Empty if it isn't set. */
export interface WallTime {
  day: string;
  time: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The day and time in a time zone at a moment. The time has no seconds if they are 0. */
export function wallTimeOf(date: Date, zone: string): WallTime {
  const [day = "", time = ""] = toIso(date.getTime() + zoneOffset(zone, date) * MINUTE).split("T");
  return { day, time: time.replace(/:00\.000Z$|\.\d+Z$/, "") };
}

/**
 * The moments at which the clocks of a time zone show a time, usually one. A time that is skipped when clocks
 * go forward has none, and a time that is repeated when clocks go back has two.
 */
export function momentsOf({ day, time }: WallTime, zone: string): Date[] {
  const wall = Date.parse(`${day}T${time}Z`);
  // Time zones change their offset at most once within two days.
  const offsets = [wall - DAY, wall + DAY].map((near) => zoneOffset(zone, new Date(near)));
  return [...new Set(offsets)]
    .map((offset) => new Date(wall - offset * MINUTE))
    .filter((date) => date.getTime() + zoneOffset(zone, date) * MINUTE === wall)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** The offset of a time zone at a moment, such as `+01:00`. */
export function offsetOf(date: Date, zone: string): string {
  const minutes = zoneOffset(zone, date);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.floor(Math.abs(minutes) % 60)];
  return `${minutes < 0 ? "-" : "+"}${pad(hours)}:${pad(rest)}`;
}

/** A day and a time in the format of a language, such as "11/19/26, 2:30 PM". */
export function formatWall({ day, time }: WallTime, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.format(Date.parse(`${day}T${time}Z`));
}

/** A time in the format of a language, such as "2:30 PM". */
export function formatTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return format.format(Date.parse(`2000-01-01T${time}Z`));
}

/** The time zone if it is known. Otherwise logs a warning. */
export function knownZone(prop: string, zone: string | undefined): string | undefined {
  if (zone === undefined || !Number.isNaN(zoneOffset(zone, new Date(0)))) return zone;
  warnOnce(
    () =>
      `Invalid ${prop} ${JSON.stringify(zone)}. Pass a name such as "Europe/Berlin". The user's time zone is used instead.`,
  );
  return undefined;
}

const pad = (part: number) => String(part).padStart(2, "0");

/** An ISO date and time. Empty for years that native date inputs don't support: before 1 and after 9999. */
function toIso(time: number): string {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year > 0 && year < 10_000 ? date.toISOString() : "";
}

/** The earliest and the latest moment, and the time zone in which days begin. */
export interface Bounds {
  min: Date | null | undefined;
  max: Date | null | undefined;
  zone: string | undefined;
}

/** The days that have no moment within the bounds. */
export function daysWithoutMoment({ min, max, zone }: Bounds): DateMatcher[] {
  const dayOf = (bound: Bounds["min"]) => {
    const date = validDate(bound);
    return date && zone ? parseDay(wallTimeOf(date, zone).day) : undefined;
  };
  return daysOutside(dayOf(min), dayOf(max));
}
