import fc from "fast-check";

/** Numbers that callers could pass as a count: mostly valid counts, and sometimes any other number. */
export const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(undefined, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, 0.5, 1e21) },
);

/** Texts that people could type as a page: mostly digits, and sometimes any other text. */
export const typedText = fc.oneof(
  fc.nat({ max: 400 }).map(String),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-+ eE٣３") }),
  fc.string({ unit: "grapheme" }),
);
