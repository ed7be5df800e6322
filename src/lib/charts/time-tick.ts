const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/**
 * Formats the ticks of a time axis: the year, month or day that begins at a tick, or else its time. Without `useUtc`, in the
 * reader's time zone, as ECharts places them.
 */
export function timeTick(locale: string, useUtc: boolean): (time: number) => string {
  const timeZone = useUtc ? "UTC" : undefined;
  return (time) => {
    const date = new Date(time);
    const write = (options: Intl.DateTimeFormatOptions) =>
      format(locale, { ...options, timeZone }).format(date);
    const hours = useUtc ? date.getUTCHours() : date.getHours();
    const minutes = useUtc ? date.getUTCMinutes() : date.getMinutes();
    const seconds = date.getSeconds();
    if (seconds > 0) return write({ hour: "numeric", minute: "2-digit", second: "2-digit" });
    if (hours > 0 || minutes > 0) return write({ hour: "numeric", minute: "2-digit" });
    const day = useUtc ? date.getUTCDate() : date.getDate();
    const month = useUtc ? date.getUTCMonth() : date.getMonth();
    if (day > 1) return write({ month: "short", day: "numeric" });
    return write(month > 0 ? { month: "short" } : { year: "numeric" });
  };
}

/** The name of a point of time: its date, and its time unless it is midnight. */
export function timeName(locale: string, time: number, useUtc: boolean): string {
  const date = new Date(time);
  if (Number.isNaN(+date)) return "";
  const isMidnight = useUtc ? time % 86_400_000 === 0 : date.getHours() === 0 && date.getMinutes() === 0;
  return format(locale, {
    dateStyle: "medium",
    ...(!isMidnight && { timeStyle: "short" }),
    timeZone: useUtc ? "UTC" : undefined,
  }).format(date);
}
