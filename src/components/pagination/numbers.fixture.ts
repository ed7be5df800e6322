import fc from "fast-check";

/** What callers pass where they mean a count: mostly counts, and now and then anything that is a number. */
export const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(undefined, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, 0.5, 1e21) },
);

/** What people type where they mean a page: mostly digits, and now and then anything. */
export const typedText = fc.oneof(
  fc.nat({ max: 400 }).map(String),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-+ eE٣３") }),
  fc.string({ unit: "grapheme" }),
);
