/** Replaces `date-fns/locale/en-US`, without the texts. The calendar has its own, for every language. */
export const enUS = { code: "en-US", options: { weekStartsOn: 0, firstWeekContainsDate: 1 } };
