import { expect, test } from "vitest";
import { isExact, roundSum, withAllDigits } from "./exact-number";

test.each([
  ["1732752000123456", 1732752000123456],
  ["9,007,199,254,740,991", Number.MAX_SAFE_INTEGER],
  ["-9007199254740991", Number.MIN_SAFE_INTEGER],
  ["１２３４５６７８９０１２３４５６", 1234567890123456],
  ["0.12345678901234568", 0.12345678901234568],
  ["12.345 %", 0.12345],
  ["1.50", 1.5],
  ["0", 0],
  ["0,0000001", 1e-7],
  ["0.00000012345678901234566", 1.2345678901234566e-7],
  // Rounded by the format.
  ["1.239 €", 1.24],
])("%s is exact as %d", (text, number) => {
  expect(isExact(text, number)).toBe(true);
});

test.each([
  ["9007199254740992", 2 ** 53],
  ["9007199254740993", 2 ** 53],
  // Base UI sets a larger integer to the largest safe one.
  ["9007199254740992", Number.MAX_SAFE_INTEGER],
  ["10000000000000000000000", Number.MAX_SAFE_INTEGER],
  ["-10000000000000000000000", Number.MIN_SAFE_INTEGER],
  ["10000000000000000000000", 1e22],
  ["0.1234567890123456789", 0.12345678901234568],
  ["4503599627370497.7", 4503599627370498],
  ["１２３４５６７８９０１２３４５６７", 12345678901234568],
])("%s isn't exact as %d", (text, number) => {
  expect(isExact(text, number)).toBe(false);
});

test("a step adds no rounding error and removes no digit", () => {
  expect(roundSum(0.1 + 0.2, [0.1, 0.2])).toBe(0.3);
  expect(roundSum(1000000.1 + 0.2, [1000000.1, 0.2])).toBe(1000000.3);
  expect(roundSum(1000000.1 - 1000000, [1000000.1, 1000000])).toBe(0.1);
  expect(roundSum(1e-7 + 2e-7, [1e-7, 2e-7])).toBe(3e-7);
  expect(roundSum(123456789.1234567 + 1, [123456789.1234567, 1])).toBe(123456790.1234567);
  expect(roundSum(1732752000123456 + 1, [1732752000123456, 1])).toBe(1732752000123457);
});

const shown = (value: number, format?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("en", withAllDigits(format)).format(value);

test("shows all digits unless the format rounds", () => {
  expect(shown(1732752000123456)).toBe("1,732,752,000,123,456");
  expect(shown(Number.MAX_SAFE_INTEGER)).toBe("9,007,199,254,740,991");
  expect(shown(123456789.1234567)).toBe("123,456,789.1234567");
  expect(shown(0.1)).toBe("0.1");
  expect(shown(0.12345, { style: "percent" })).toBe("12.345%");
  expect(shown(1234.5, { style: "currency", currency: "EUR" })).toBe("€1,234.50");
  expect(shown(1.239, { style: "currency", currency: "EUR" })).toBe("€1.239");
  expect(shown(1.23456, { minimumFractionDigits: 2 })).toBe("1.23456");
  expect(shown(1, { minimumFractionDigits: 2 })).toBe("1.00");
  expect(shown(1.239, { maximumFractionDigits: 2 })).toBe("1.24");
  expect(shown(1234, { notation: "compact" })).toBe("1.2K");
});
