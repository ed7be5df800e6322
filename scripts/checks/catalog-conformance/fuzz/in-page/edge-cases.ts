import fc from "fast-check";
import { createElement, Fragment, type ReactNode } from "react";

/** Texts that users or translators may enter: empty, very long, other scripts, direction marks, markup. */
const texts = [
  "",
  " ",
  "0",
  "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "تفاح أخضر",
  "りんごとみかん",
  "👩‍🌾🏳️‍🌈e\u0301\u0323",
  "\u202Eabc\u202C",
  "a\nb\tc",
  "<b>&amp;</b>",
  "{name} {{name}} %s $& $1 \\",
  "__proto__",
  "constructor",
  "null",
  "word ".repeat(400),
  "x".repeat(2000),
];

export const anyString = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "grapheme", maxLength: 20 }));

/** Small numbers, fractions, and extreme results of wrong calculations. */
export const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10),
  fc.constantFrom(0, -0, -1e9, 1e9, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);

const leaf: fc.Arbitrary<ReactNode> = fc.oneof(
  anyString,
  fc.integer(),
  fc.constantFrom(null, undefined, true, false),
);

/** Text in elements and fragments, sometimes deeply nested. Such phrasing content is valid anywhere. */
export const anyNode: fc.Arbitrary<ReactNode> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  {
    weight: 2,
    arbitrary: fc.array(leaf, { maxLength: 4 }).map((nodes) => createElement(Fragment, null, ...nodes)),
  },
  { weight: 2, arbitrary: leaf.map((node) => createElement("b", null, node)) },
  {
    weight: 1,
    arbitrary: fc.tuple(leaf, fc.integer({ min: 2, max: 100 })).map(([node, depth]) => nested(node, depth)),
  },
);

function nested(node: ReactNode, depth: number): ReactNode {
  return Array.from({ length: depth }).reduce<ReactNode>((inner) => createElement("span", null, inner), node);
}
