import type { ReactElement } from "react";
import type { DayPickerLocale } from "react-day-picker";
import * as allLocales from "react-day-picker/locale";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DateRangePicker } from "../date-range-picker";
import { DatePicker } from ".";

type Code = keyof typeof allLocales;

const locales: Record<Code, DayPickerLocale> = { ...allLocales };

/** The locales that format dates like Intl, except for case, spaces and punctuation. */
const sameAsIntl: Code[] = [
  "ar",
  "arEG",
  "be",
  "cs",
  "cy",
  "da",
  "de",
  "deAT",
  "el",
  "enCA",
  "enGB",
  "enUS",
  "es",
  "et",
  "fr",
  "frCA",
  "fy",
  "he",
  "hu",
  "is",
  "it",
  "itCH",
  "ja",
  "kn",
  "ko",
  "lb",
  "mn",
  "ms",
  "nb",
  "nl",
  "pl",
  "pt",
  "ptBR",
  "ro",
  "ru",
  "sk",
  "sr",
  "sv",
  "ta",
  "te",
  "tr",
  "uz",
  "zhCN",
  "zhHK",
  "zhTW",
];

/** The locales in which date-fns words dates differently from Intl, with 11 March 2026 in each. */
const otherThanIntl: Partial<Record<Code, string>> = {
  bg: "сряда, 11 март 2026",
  bn: "বুধবার, মার্চ 11, 2026",
  ca: "dimecres, 11 de març 2026",
  eo: "merkredo, 11-a de marto 2026",
  faIR: "چهارشنبه 11 مارس 2026",
  fi: "keskiviikkona 11. maaliskuuta 2026",
  hi: "बुधवार, ११ मार्च, 2026",
  hr: "srijeda, 11. ožujka 2026.",
  id: "Rabu, 11 Maret 2026",
  jaHira: "2026ねん3がつ11にちすいようび",
  lt: "2026 m. kovo 11 d., trečiadienį",
  lv: "trešdienā, 2026. gada 11. martā",
  sl: "sreda, 11. marec 2026",
  th: "วันพุธที่ 11 มีนาคม 2026",
  uk: "середа, 11-е березня 2026 р.",
  vi: "Thứ Tư, ngày 11 tháng 03 năm 2026",
};

const march = new Date(2026, 2, 1);
const calendars: [name: string, dayCount: number, render: (locale: DayPickerLocale) => ReactElement][] = [
  ["DatePicker", 31, (locale) => <DatePicker locale={locale} month={march} />],
  ["DateRangePicker", 31 + 30, (locale) => <DateRangePicker locale={locale} month={march} />],
];

describe.each(calendars)("%s", (name, dayCount, render) => {
  // Both have the same calendar, so the second needs only some locales.
  const some = <Each,>(all: Each[]) => (name === "DatePicker" ? all : all.filter((_, at) => at % 8 === 0));

  test.each(some(sameAsIntl))(
    "%s: days, weekdays and months have the names of Intl, and buttons those of the locale",
    (code) => {
      const { days, weekdays, months, buttons } = readNames(render(locales[code]));
      const intl = intlNames(locales[code].code);
      expect(days.map(({ name }) => intl.letters(name))).toEqual(
        days.map(({ day }) => intl.letters(intl.day.format(day))),
      );
      expect(days).toHaveLength(dayCount);

      expect(weekdays).toHaveLength(7);
      for (const { name, abbreviation, day } of weekdays) {
        const names = intl.weekdays.map((weekday) => intl.letters(weekday.format(day)));
        expect(intl.letters(name)).toBe(names[0]);
        expect(names.some((each) => isAbbreviation(intl.letters(abbreviation), each))).toBe(true);
      }

      expect(months).toHaveLength(dayCount > 31 ? 2 : 1);
      for (const [index, { caption, grid }] of months.entries()) {
        const parts = intl.month.formatToParts(new Date(Date.UTC(2026, 2 + index, 15)));
        // Intl adds a word in some languages, as in `marzo de 2026`.
        const words = parts.filter(({ type }) => type !== "literal").map(({ value }) => intl.letters(value));
        expect(words.filter((word) => !intl.letters(caption).includes(word))).toEqual([]);
        expect(
          isAbbreviation(intl.letters(caption), intl.letters(parts.map(({ value }) => value).join(""))),
        ).toBe(true);
        expect(grid).toBe(caption);
      }

      const { labelPrevious, labelNext } = locales[code].labels ?? {};
      expect(buttons).toEqual([labelPrevious, labelNext]);
    },
  );

  test.each(some(Object.entries(otherThanIntl)))("%s: days have the names of the locale", (code, name) => {
    const { days } = readNames(render(locales[code as Code]));
    expect(days[10]?.name).toBe(name);
    expect(new Set(days.map((each) => each.name)).size).toBe(dayCount);
  });
});

/** The names that a screen reader finds in a calendar, in the order of the page. */
function readNames(calendar: ReactElement) {
  const markup = renderToStaticMarkup(calendar).replaceAll("&#x27;", "'");
  const read = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].map(([, first = "", second = ""]) => [first, second] as const);
  const grids = read(/<table[^>]*aria-label="([^"]*)"/g);
  const [firstCell] = read(/<td[^>]*data-day="([^"]*)"/g);
  return {
    days: read(/<td[^>]*data-day="([^"]*)"[^>]*><button[^>]*aria-label="([^"]*)"/g).map(([day, name]) => ({
      day: new Date(day),
      name,
    })),
    weekdays: read(/<th [^>]*aria-label="([^"]*)"[^>]*>([^<]*)</g)
      .slice(0, 7)
      .map(([name, abbreviation], index) => {
        const day = new Date(firstCell?.[0] ?? "");
        day.setUTCDate(day.getUTCDate() + index);
        return { name, abbreviation, day };
      }),
    months: read(/data-slot="calendar-caption-label"[^>]*>([^<]*)</g).map(([caption], index) => ({
      caption,
      grid: grids[index]?.[0],
    })),
    buttons: read(/data-slot="calendar-step"[^>]*aria-label="([^"]*)"/g).map(([name]) => name),
  };
}

/** The names in a language according to Intl, with the calendar system and digits of the pickers. */
function intlNames(tag: string) {
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
  const shown = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" };
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...shown, ...options });
  return {
    day: formatter({ dateStyle: "full" }),
    month: formatter({ month: "long", year: "numeric" }),
    weekdays: (["long", "short", "narrow"] as const).map((weekday) => formatter({ weekday })),
    /** The words of a text, in lower case. */
    letters: (text: string) => text.toLocaleLowerCase(tag).replace(/[^\p{L}\p{M}\p{N}]/gu, ""),
  };
}

/** Whether a text is a longer one without some of its letters or accents, such as `Pz` for `Pazar`. */
function isAbbreviation(short: string, long: string): boolean {
  const rest = plain(long)[Symbol.iterator]();
  return [...plain(short)].every((letter) => {
    for (let next = rest.next(); !next.done; next = rest.next()) if (next.value === letter) return true;
    return false;
  });
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
