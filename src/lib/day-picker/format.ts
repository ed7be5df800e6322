/**
 * Replaces `date-fns/format`. React DayPicker needs it only to identify days and months, because the calendar writes all texts
 * itself.
 *
 * @param pattern `yyyy-MM-dd` or `yyyy-MM`.
 */
export function format(date: Date, pattern: string): string {
  const parts: Record<string, number> = {
    yyyy: date.getFullYear(),
    MM: date.getMonth() + 1,
    dd: date.getDate(),
  };
  return pattern.replace(/yyyy|MM|dd/g, (part) => String(parts[part]).padStart(part.length, "0"));
}
