import { expect, test } from "vitest";
import document from "../catalog.json";
import { readCatalog } from "../read";
import { accepts } from "./accepts";
import { parseType } from "./parse";

const fits = (wanted: string, given: string) => accepts(parseType(wanted), parseType(given));

test.each([
  ["string", "string"],
  ["string", '"a" | "b"'],
  ["boolean", "true"],
  ["true | false", "boolean"],
  ["unknown", "{ a: string; }"],
  ["string | number", "number"],
  ["1 | 2 | 3", "3 | 1"],
  ["ReactNode", "string | number | null"],
  ["IconProp", "ReactNode"],
  ["readonly string[]", "string[]"],
  ["(string | number)[]", "number[]"],
  ["number[]", "[longitude: number, latitude: number]"],
  ["Date | null", "Date"],
  ["Map<string, number>", "Map<string,number>"],
  ["Partial<{ a: string; b: string; }>", "Partial<{ a: string; }>"],
  ["Partial<{ a: string; } & { b: string; }>", "Partial<{ a: string; }>"],
  ["{ a: string; b?: number; }", "{ a: string; }"],
  ["(a: string, b: number) => void", "() => number"],
  ["(a: string) => void", "(a: string | null) => void"],
  ["((a: string) => ReactNode) | null", "(a: string) => string"],
  ["Multiple extends true ? A : B", "Multiple extends true ? A : B"],
])("%s accepts %s", (wanted, given) => {
  expect(fits(wanted, given)).toBe(true);
});

test.each([
  ['"a"', "string"],
  ["true", "boolean"],
  ["string", "ReactNode"],
  ["string[]", "readonly string[]"],
  ["[number, number]", "[number]"],
  ["Date", "Date | null"],
  ["Partial<{ a: string; }>", "Partial<{ a: string; b: string; }>"],
  ["{ a: string; }", "{ a?: string; }"],
  ["{ a: string; b: number; }", "{ a: string; }"],
  ["() => void", "(a: string) => void"],
  ["() => string", "() => void"],
  ["A extends B ? C : D", "A extends B ? C : E"],
  ["string", "() => string"],
])("%s does not accept %s", (wanted, given) => {
  expect(fits(wanted, given)).toBe(false);
});

test("every type of the catalog accepts itself, and few are read as a mere name", () => {
  const types = Object.values(readCatalog(document).components)
    .flatMap((component) => [component, ...Object.values(component.subComponents ?? {})])
    .flatMap(({ props }) => Object.values(props).map(({ type }) => type));
  expect(types.filter((type) => !fits(type, type))).toEqual([]);
  const opaque = new Set(
    types.filter((type) => {
      const node = parseType(type);
      return node.kind === "name" && /[|(){}[\]]/.test(node.name);
    }),
  );
  // The conditional types, and the map's `keyof`.
  expect([...opaque].filter((type) => !/ extends |keyof /.test(type))).toEqual([]);
});
