import { expect, test, vi } from "vitest";
import { formatTime, formatWall, knownZone, momentsOf, offsetOf, wallTimeOf } from "./zoned-time";

const moments = (day: string, time: string, zone: string) =>
  momentsOf({ day, time }, zone).map((date) => date.toISOString().replace(":00.000Z", "Z"));

test.each([
  ["Europe/Berlin", "2026-11-19T13:30Z", "2026-11-19", "14:30", "+01:00"],
  ["Europe/Berlin", "2026-07-01T22:15:07Z", "2026-07-02", "00:15:07", "+02:00"],
  ["America/St_Johns", "2026-01-01T03:00Z", "2025-12-31", "23:30", "-03:30"],
  ["Asia/Kathmandu", "2026-01-01T00:00Z", "2026-01-01", "05:45", "+05:45"],
  ["Pacific/Kiritimati", "2026-01-01T10:00Z", "2026-01-02", "00:00", "+14:00"],
  ["UTC", "0987-01-01T00:00Z", "0987-01-01", "00:00", "+00:00"],
  ["+02:00", "2026-01-01T00:00Z", "2026-01-01", "02:00", "+02:00"],
])("in %s, %s is %s %s", (zone, iso, day, time, offset) => {
  const date = new Date(iso);
  expect(wallTimeOf(date, zone)).toEqual({ day, time });
  expect(offsetOf(date, zone)).toBe(offset);
  expect(momentsOf({ day, time }, zone)).toEqual([date]);
  expect(new Date(`${day}T${time}${offset}`)).toEqual(date);
});

test.each([
  ["Europe/Berlin", "2026-03-29", "01:59", ["2026-03-29T00:59Z"]],
  ["Europe/Berlin", "2026-03-29", "02:30", []],
  ["Europe/Berlin", "2026-03-29", "03:00", ["2026-03-29T01:00Z"]],
  ["Europe/Berlin", "2026-10-25", "02:00", ["2026-10-25T00:00Z", "2026-10-25T01:00Z"]],
  ["Europe/Berlin", "2026-10-25", "03:00", ["2026-10-25T02:00Z"]],
  ["Africa/Cairo", "2026-04-24", "00:30", []],
  // Half an hour is repeated.
  ["Australia/Lord_Howe", "2026-04-05", "01:45", ["2026-04-04T14:45Z", "2026-04-04T15:15Z"]],
  ["Australia/Lord_Howe", "2026-04-05", "01:29", ["2026-04-04T14:29Z"]],
  // A whole day was skipped.
  ["Pacific/Apia", "2011-12-30", "12:00", []],
  ["Pacific/Apia", "2011-12-31", "00:00", ["2011-12-30T10:00Z"]],
])("in %s, clocks on %s show %s at %j", (zone, day, time, expected) => {
  expect(moments(day, time, zone)).toEqual(expected);
});

test("years that native date inputs don't support are empty", () => {
  for (const iso of ["-000001-01-01T00:00Z", "+010000-01-01T00:00Z"]) {
    expect(wallTimeOf(new Date(iso), "UTC")).toEqual({ day: "", time: "" });
  }
});

test("a day and a time are in the format of the language", () => {
  const wall = { day: "2026-11-19", time: "14:30" };
  expect(formatWall(wall, "de")).toBe("19.11.26, 14:30");
  expect(formatWall(wall, "en-GB")).toBe("19/11/2026, 14:30");
  expect(formatTime("02:30", "de")).toBe("02:30");
});

test("an unknown time zone is ignored, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(knownZone("DateTimePicker.timezone", undefined)).toBeUndefined();
  expect(knownZone("DateTimePicker.timezone", "Europe/Berlin")).toBe("Europe/Berlin");
  expect(warn).not.toHaveBeenCalled();
  expect(knownZone("DateTimePicker.timezone", "Berlin")).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/Invalid DateTimePicker\.timezone "Berlin"\. Pass a name such as "Europe\/Berlin"/),
  );
});
