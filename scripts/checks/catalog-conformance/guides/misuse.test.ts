import { expect, test } from "vitest";
import { type Misuse, misusesOf, problemOf } from "./misuse";

const misuse = (caughtBy: Misuse["caughtBy"]): Misuse => ({ id: "Pill-1", caughtBy, module: "" });
const quiet = { warnings: [], rules: [] };

test("a misuse that its check catches has no problem", () => {
  expect(problemOf(misuse("types"), "TS2322: no", undefined)).toBeUndefined();
  expect(problemOf(misuse("error"), undefined, { ...quiet, error: "no parent" })).toBeUndefined();
  expect(problemOf(misuse("warning"), undefined, { ...quiet, warnings: ["Kerf: no"] })).toBeUndefined();
  expect(problemOf(misuse("axe label"), undefined, { ...quiet, rules: ["label"] })).toBeUndefined();
});

test("a misuse that nothing catches, or only another check, has a problem", () => {
  expect(problemOf(misuse("types"), undefined, quiet)).toBe("it compiles");
  expect(problemOf(misuse("error"), undefined, quiet)).toMatch(/^it renders/);
  expect(problemOf(misuse("error"), "TS2322: no", undefined)).toMatch(/^it does not compile: TS2322/);
  expect(problemOf(misuse("warning"), undefined, { ...quiet, warnings: ["React says"] })).toMatch(
    /^nothing warns/,
  );
  expect(problemOf(misuse("axe label"), undefined, { ...quiet, rules: ["button-name"] })).toBe(
    "axe finds no label; warnings: none; axe: button-name",
  );
  expect(problemOf(misuse("axe label"), undefined, { ...quiet, error: "no" })).toBe("it throws: no");
});

test("a misuse becomes a module that imports the components that it uses", () => {
  const pill = { name: "Pill", importPath: "@test/kit" };
  const dont = [{ text: "Don't.", code: "<Pill><b /></Pill>", caughtBy: "types" }];
  const components = {
    Pill: { ...pill, guide: { dont } },
    Pillow: { name: "Pillow", importPath: "@test/kit" },
  };
  const [found] = misusesOf({ components } as never);
  expect(found?.module).toBe(
    'import { Pill } from "@test/kit";\n\nexport function Misuse() {\n  return (\n    <Pill><b /></Pill>\n  );\n}\n',
  );
});
