import { describe, expect, test } from "vitest";
import document from "../catalog/catalog.json";
import { entriesOf, withProviders } from "../catalog/find";
import { readCatalog } from "../catalog/read";
import { resolve, typeOf } from "../catalog/type/resolve";
import * as kerf from "../index";
import { rootsOf } from "../render-tree/ancestors";
import { checkSource } from "./check-source";
import type { Rule } from "./problem";

const catalog = readCatalog(document);
const components = Object.values(catalog.components);
/** All components except those that are only namespaces for their parts. */
const entries = entriesOf(catalog).filter(
  ({ part, component }) => part || Object.keys(component.props).length > 0,
);

/** Checks code that starts in line 3, and expects a problem in that line. */
function expectProblem(code: string, rule: Rule, complete = true): void {
  const problems = checkSource(`import * as Kerf from "@kerf/react";\n\n${code}`, catalog, { complete });
  expect(problems, code).toContainEqual(expect.objectContaining({ line: 3, rule }));
}

describe("every example", () => {
  const examples = components.flatMap(({ name, examples }) =>
    examples.map((code, index) => [`${index + 1} of ${name}`, code] as const),
  );

  test.each(examples)("%s has no problem", (_, code) => {
    expect(checkSource(code, catalog, { complete: true })).toEqual([]);
  });

  test.each(examples)("%s: finds an unknown prop of any element, and its line", (_, code) => {
    const tags = [...code.matchAll(/<([A-Z]\w*(\.\w+)?)(?=[\s/>])/g)].filter(([, name = ""]) =>
      entries.some((entry) => entry.name === name),
    );
    for (const { 0: tag, index } of tags) {
      const end = index + tag.length;
      const line = code.slice(0, end).split("\n").length;
      const seeded = `${code.slice(0, end)} zzzz={1}${code.slice(end)}`;
      // A tag in a template literal is text.
      if (code.slice(0, index).split("`").length % 2 === 0) continue;
      expect(checkSource(seeded, catalog)).toEqual([expect.objectContaining({ line, rule: "unknown-prop" })]);
    }
  });
});

describe.each(entries.map((entry) => [entry.name, entry] as const))("%s", (name, entry) => {
  const { props } = entry.part ?? entry.component;

  test("reports a misspelled name", () => {
    expectProblem(`<Kerf.${name}zq />`, entry.part ? "unknown-part" : "unknown-component");
  });

  test("reports each missing required prop", () => {
    const required = Object.entries(props).filter(([, { required }]) => required);
    const problems = checkSource(`<${name} />`, catalog).filter(({ rule }) => rule === "missing-prop");
    expect(problems.map(({ message }) => /the prop ([\w-]+)/.exec(message)?.[1])).toEqual(
      required.map(([prop]) => prop),
    );
  });

  test("reports an invalid value of each prop", () => {
    for (const [prop, descriptor] of Object.entries(props)) {
      const type = resolve(typeOf(descriptor), catalog.types ?? {});
      if (type === "number" || type === "boolean" || descriptor.type === "enum")
        expectProblem(`<Kerf.${name} ${prop}="zzzz" />`, "invalid-value");
      if (type === "string") expectProblem(`<Kerf.${name} ${prop}={1} />`, "invalid-value");
      if (type === "ReactNode") expectProblem(`<Kerf.${name} ${prop}={() => 1} />`, "invalid-value");
      if (typeof type === "object" && type.kind === "function")
        expectProblem(`<Kerf.${name} ${prop}={1} />`, "invalid-value");
    }
  });

  test("reports each deprecated value", () => {
    for (const [prop, { deprecatedValues = {} }] of Object.entries(props)) {
      for (const value of Object.keys(deprecatedValues))
        expectProblem(`<Kerf.${name} ${prop}="${value}" />`, "deprecated");
    }
  });

  test.runIf(rootsOf(entry).length > 0)("reports a part outside its root", () => {
    expectProblem(`export const Page = () => <div><Kerf.${name} /></div>;`, "misplaced-part");
    expectProblem(`<div><Kerf.${name} /></div>`, "misplaced-part", false);
  });
});

/** The misuses that depend on several props. The catalog doesn't describe them. */
const beyond = [
  ...[
    "ButtonGroup",
    "Checkbox",
    "Combobox",
    "DatePicker",
    "Grid",
    "PasswordInput",
    "PinInput",
    "SecretInput",
  ],
  ...["Slider", "Text", "Tooltip"],
];

test("finds the misuses in guides that are errors, except for those beyond the catalog", () => {
  const errors = components.flatMap(({ name, guide }) =>
    (guide?.dont ?? [])
      .filter(({ caughtBy }) => ["types", "error"].includes(caughtBy))
      .map(({ code }) => ({ name, code })),
  );
  const missed = errors.filter(({ code }) => checkSource(code, catalog, { complete: true }).length === 0);
  expect([...new Set(missed.map(({ name }) => name))]).toEqual(beyond);
});

test("knows every element that the package exports", () => {
  const known = new Set([...entriesOf(withProviders(catalog)).map(({ name }) => name.replace(".", ""))]);
  const elements = Object.entries(kerf).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === "function",
  );
  expect(elements.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});
