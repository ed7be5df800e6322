const formats = new Map<string, Intl.DateTimeFormat>();

/** The minutes by which a time zone is ahead of UTC at a moment. NaN if the time zone isn't known. */
export function zoneOffset(zone: string, date: Date): number {
  try {
    const format =
      formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    formats.set(zone, format);
    // Such as "11/29/2026, GMT-08:00", and "GMT" for no offset.
    return minutesOf(format.format(date).split("GMT")[1] || "+00");
  } catch {
    // Node 20 doesn't know offsets such as "+05:30" as time zones.
    return minutesOf(zone);
  }
}

function minutesOf(offset: string): number {
  const [, sign, ...parts] = /^([+-])(\d\d):?(\d\d)?:?(\d\d)?$/.exec(offset) ?? [];
  const [hours = Number.NaN, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes + seconds / 60);
}
