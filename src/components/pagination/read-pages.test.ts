import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { anyNumber, typedText } from "./numbers.fixture";
import { pageNumbers, readPages } from "./read-pages";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());

test.each([
  [
    { page: 2, perPage: 25, totalCount: 312 },
    { page: 2, pages: 13, first: 26, last: 50 },
  ],
  [
    { page: 13, perPage: 25, totalCount: 312 },
    { page: 13, pages: 13, first: 301, last: 312 },
  ],
  [
    { page: 99, perPage: 25, totalCount: 312 },
    { page: 13, pages: 13 },
  ],
  [
    { perPage: 25, totalCount: 25 },
    { page: 1, pages: 1, first: 1, last: 25 },
  ],
  [
    { page: 4, perPage: 25, totalCount: 0 },
    { page: 1, pages: 1, first: 0, last: 0 },
  ],
  [{ totalCount: 0 }, { page: 1, pages: 1, first: 0, last: 0 }],
  [
    { page: 4, perPage: 25 },
    { page: 4, pages: 4 },
  ],
  [
    { page: 4, totalCount: 90 },
    { page: 4, pages: 4 },
  ],
  [{ page: 2.9, perPage: 25, totalCount: 312 }, { page: 2 }],
  [{}, { page: 1, pages: 1 }],
])("reads %j as %j", (given, expected) => {
  expect(readPages(given)).toMatchObject(expected);
  expect(warn).not.toHaveBeenCalled();
});

test("warns once about an invalid number and treats it as unknown", () => {
  for (const _ of ["once", "twice"]) {
    expect(readPages({ page: Number.NaN, perPage: 0, totalCount: -1 })).toMatchObject({ page: 1, pages: 1 });
  }
  expect(warn.mock.calls.flat()).toEqual([
    "Kerf: Invalid Pagination.perPage 0. Pass a whole number of at least 1. It is treated as unknown.",
    "Kerf: Invalid Pagination.totalCount -1. Pass a whole number of at least 0. It is treated as unknown.",
    "Kerf: Invalid Pagination.page NaN. Pass a whole number of at least 1. 1 is used instead.",
  ]);
});

test("for any numbers, the current page exists and every page has an item", () => {
  fc.assert(
    fc.property(fc.record({ page: anyNumber, perPage: anyNumber, totalCount: anyNumber }), (given) => {
      const { page, pages, perPage, totalCount } = readPages(given);
      expect(Number.isSafeInteger(page) && page >= 1 && page <= pages).toBe(true);
      expect(Number.isSafeInteger(pages)).toBe(true);
      if (perPage !== undefined && totalCount !== undefined && pages > 1)
        expect((pages - 1) * perPage).toBeLessThan(totalCount);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["en", "1,234", 1234],
  ["en", " 7 ", 7],
  ["en", "１２", 12],
  ["de", "1.234", 1234],
  ["fr", "1 234", 1234],
  ["ar-EG", "٤٢", 42],
  ["ar-EG", "42", 42],
  ["en", "1.5", undefined],
  ["en", "-1", -1],
  ["sv", "−3", -3],
  ["fa", "‎−۳", -3],
  ["ar-EG", "-3", -3],
  ["en", "3-1", undefined],
  ["en", "-", undefined],
  ["en", "", undefined],
  ["en", "1e3", undefined],
])("in %s, reads %j as %j", (locale, text, page) => {
  expect(pageNumbers(locale).parse(text)).toBe(page);
});

test("any typed text is a whole number or undefined", () => {
  fc.assert(
    fc.property(typedText, fc.constantFrom("en", "de", "fr", "ar-EG", "hi-u-nu-deva"), (text, locale) => {
      const page = pageNumbers(locale).parse(text);
      expect(page === undefined || Number.isInteger(page) || Math.abs(page) === Infinity).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("parses formatted page numbers", () => {
  for (const locale of ["en", "de", "fr", "ar-EG", "fa", "hi-u-nu-deva"]) {
    const { format, plain, parse } = pageNumbers(locale);
    for (const page of [1, 42, 1_234, 9_876_543])
      expect([format(page), plain(page)].map(parse)).toEqual([page, page]);
  }
});
