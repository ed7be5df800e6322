/** Replaces `@date-fns/tz`. React DayPicker needs it only for its `timeZone`, which Kerf doesn't use. */
export const TZDate = Date;
