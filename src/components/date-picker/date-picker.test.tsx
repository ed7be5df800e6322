import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, test } from "vitest";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import { ja } from "../../i18n/locales/ja";
import { DatePicker } from ".";
import { chooseInRange, chooseOne, chooseSeveral } from "./selection";

const home = process.env.TZ;
afterAll(() => {
  process.env.TZ = home ?? "UTC";
});

const locales = [
  ["ar", ar, "السبت"],
  ["de", de, "Montag"],
  ["ja", ja, "日曜日"],
] as const;
const zones = [
  "Pacific/Pago_Pago",
  "Pacific/Kiritimati",
  "Europe/Berlin",
  "Africa/Cairo",
  "America/Santiago",
];

describe.each(zones)("%s", (zone) => {
  test.each(locales)("%s: shows each day once, in weeks that begin as in the locale", (_, locale, first) => {
    process.env.TZ = zone;
    for (let month = 0; month < 12; month++) {
      const markup = renderToStaticMarkup(
        <LocaleProvider locale={locale}>
          <DatePicker aria-label="Day" month={new Date(2026, month, 1)} name="day" />
        </LocaleProvider>,
      );
      const days = [...markup.matchAll(/<td[^>]*data-day="([^"]+)"[^>]*><button/g)].map(([, day]) => day);
      const length = new Date(Date.UTC(2026, month + 1, 0)).getUTCDate();
      expect(days).toEqual(
        Array.from({ length }, (_, day) =>
          new Date(Date.UTC(2026, month, day + 1)).toISOString().slice(0, 10),
        ),
      );
      expect(/<th[^>]*aria-label="([^"]+)"/.exec(markup)?.[1]).toBe(first);
    }
  });
});

test("without `today`, the server marks no day, and without a month, it renders no days", () => {
  process.env.TZ = "UTC";
  const markup = renderToStaticMarkup(<DatePicker aria-label="Day" month={new Date()} />);
  expect(markup).not.toContain("data-today=");
  expect(renderToStaticMarkup(<DatePicker aria-label="Day" />)).not.toContain("data-day");
  expect(renderToStaticMarkup(<DatePicker aria-label="Day" today={new Date(2026, 0, 5)} />)).toContain(
    "data-today=",
  );
});

test("the server renders the values that the form submits", () => {
  const markup = renderToStaticMarkup(
    <DatePicker
      aria-label="Stay"
      name="stay"
      mode="range"
      defaultSelected={{ from: new Date(2026, 0, 5), to: new Date(2026, 0, 7) }}
    />,
  );
  expect(markup).toMatch(/name="stay-from"[^>]*value="2026-01-05"/);
  expect(markup).toMatch(/name="stay-to"[^>]*value="2026-01-07"/);
});

describe("selecting", () => {
  const day = (number: number) => new Date(2026, 2, number);

  test("one day", () => {
    expect(chooseOne(undefined, day(1), {})).toEqual(day(1));
    expect(chooseOne(day(1), new Date(2026, 2, 1, 13), {})).toBeUndefined();
    expect(chooseOne(day(1), day(1), { required: true })).toEqual(day(1));
  });

  test("several days, sorted and within their bounds", () => {
    const two = [day(1), day(3)];
    expect(chooseSeveral(two, day(2), { max: 3 })).toEqual([1, 2, 3].map(day));
    expect(chooseSeveral(two, day(2), { max: 2 })).toBe(two);
    expect(chooseSeveral(two, day(1), { min: 1 })).toEqual([day(3)]);
    expect(chooseSeveral(two, day(1), { min: 2 })).toBe(two);
    expect(chooseSeveral([day(3)], day(3), { required: true })).toEqual([day(3)]);
  });

  test("a range counts days, not hours, across a clock change", () => {
    process.env.TZ = "Europe/Berlin";
    const three = { min: 3, max: 3 };
    expect(chooseInRange({ from: day(28) }, day(30), three)).toEqual({ from: day(28), to: day(30) });
    expect(chooseInRange({ from: day(30) }, day(28), three)).toEqual({ from: day(28), to: day(30) });
    expect(chooseInRange({ from: day(28) }, day(29), three)).toEqual({ from: day(29), to: undefined });
    expect(chooseInRange({ from: day(28) }, day(28), three)).toBeUndefined();
    expect(chooseInRange({ from: day(28) }, day(28), {})).toEqual({ from: day(28), to: day(28) });
  });
});
