import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  DateInput,
  DatePicker,
  DateRangeInput,
  DateRangePicker,
  DateTimePicker,
  Meter,
  NumberField,
  Slider,
  TimeField,
} from "..";
import { forgetWarnings } from "../lib/warn-once";
import type { Locale } from "./locale-context";
import { LocaleProvider, useLocale } from "./locale-provider";
import { de } from "./locales/de";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => {
  warn.mockClear();
  forgetWarnings();
});

const day = new Date(2026, 10, 19);
const withLocale: Record<string, (locale: string | undefined) => ReactNode> = {
  DateInput: (locale) => <DateInput aria-label="Day" defaultValue={day} locale={locale} />,
  DatePicker: (locale) => <DatePicker aria-label="Day" month={day} locale={locale} />,
  DateRangeInput: (locale) => (
    <DateRangeInput aria-label="Stay" defaultValue={{ from: day, to: day }} locale={locale} />
  ),
  DateRangePicker: (locale) => <DateRangePicker aria-label="Stay" month={day} locale={locale} />,
  DateTimePicker: (locale) => (
    <DateTimePicker aria-label="Start" defaultValue={day} timezone="UTC" locale={locale} />
  ),
  Meter: (locale) => <Meter label="Space" value={62} locale={locale} />,
  NumberField: (locale) => <NumberField aria-label="Length" defaultValue={1234.5} locale={locale} />,
  Slider: (locale) => <Slider aria-label="Share" defaultValue={1234} max={2000} showValue locale={locale} />,
  TimeField: (locale) => <TimeField aria-label="Start" defaultValue="14:30" locale={locale} />,
};

test.each(Object.entries(withLocale))(
  "%s is in the provider's language if its tag is invalid",
  (name, render) => {
    const inGerman = (locale: string | undefined) =>
      renderToStaticMarkup(<LocaleProvider locale={de}>{render(locale)}</LocaleProvider>);
    expect(inGerman("en_US")).toBe(inGerman(undefined));
    expect(warn.mock.calls).toEqual([
      [
        `Kerf: Invalid ${name}.locale "en_US". Use a BCP 47 language tag, such as "en-US". "de" is used instead.`,
      ],
    ]);
  },
);

test.each([
  ["", '""', "pt-BR"],
  ["e", '"e"', "pt-BR"],
  ["de_CH.UTF-8", '"de_CH.UTF-8"', "de-CH"],
  [de, "(object)", "de"],
  [7, "(number)", "pt-BR"],
])("the warning about %j names a valid tag", (given, shown, tag) => {
  renderToStaticMarkup(<Meter label="Space" value={62} locale={given as string} />);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `Kerf: Invalid Meter.locale ${shown}. Use a BCP 47 language tag, such as "${tag}". "en" is used instead.`,
  );
});

test("null is the provider's language", () => {
  const markup = (locale: string | undefined) =>
    renderToStaticMarkup(<NumberField aria-label="Length" defaultValue={1234.5} locale={locale} />);
  expect(markup(null as unknown as string)).toBe(markup(undefined));
  expect(warn).not.toHaveBeenCalled();
});

const Code = () => useLocale().code;
const provide = (locale: unknown) =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale as Locale}>
      <Code />
      <Meter label="Space" value={62} />
    </LocaleProvider>,
  );

test("a provider with an invalid code keeps its texts and direction", () => {
  const markup = provide({ ...de, code: "de_DE", dir: "rtl" });
  expect(markup).toContain('lang="en" dir="rtl"');
  expect(markup).toContain(">en<");
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Kerf: Invalid LocaleProvider.locale.code "de_DE". Use a BCP 47 language tag, such as "de-DE". "en" is used instead.',
  );
});

test.each([
  ["de", '"de"'],
  [undefined, "(undefined)"],
  [null, "(object)"],
  [{ code: "de" }, "(object)"],
])("a provider of %j changes nothing", (locale, shown) => {
  expect(provide(locale)).toContain('lang="en"');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `Kerf: Invalid LocaleProvider.locale ${shown}. Pass a language, such as \`de\` from "@kerf/react/locales/de". "en" is used instead.`,
  );
});
