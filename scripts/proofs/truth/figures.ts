import { readFileSync } from "node:fs";
import type { Fact } from "../../../.storybook/truth/fact";
import type { Catalog, Dimensions, PropDescriptor } from "../../../src/catalog/types";
import { type FigureProof, figureProofs } from "./figure-proofs";
import { type NamedPart, partsOf } from "./parts";

/** A number that is a word of its own, and not part of a name, a range, a date or code. */
const NUMBER = /(?<![\w.,/`"“–-])\d[\d,]*(?:\.\d+)?(?![\w/–-])/g;

const UNIT = /^\s?(?:px|ms|s|%|KiB|(?:second|minute|hour|row|column|line|character|step)s?)(?!\w)/;

/** The widths in px from which classes with the prefix of a breakpoint apply. */
const breakpoints = new Map(
  [...readFileSync("src/theme/theme.css", "utf8").matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(
    ([, name, rem]) => [name, Number(rem) * 16],
  ),
);

/**
 * `figures`: the numbers of a sentence about a value are dimensions of that value, which `styling` measures, or numbers
 * of its classes. Each figure with a unit in another sentence is proven as `figure-proofs.ts` says.
 */
export function figureFacts(catalog: Catalog, proofs = figureProofs): Fact[] {
  const values = partsOf(catalog).flatMap((part) =>
    Object.entries(part.descriptor.props).flatMap(([prop, each]) =>
      Object.entries(each.descriptions ?? {}).flatMap(([value, text]) => {
        const subject = `${part.name}.${prop}=${value}`;
        return numbersIn(text).map(({ figure, number, measure }) => {
          const proven = provenFor(part, prop, each, value, catalog, measure);
          return factOf(
            subject,
            figure,
            proven.has(number) || isProven(proofs, subject, figure, catalog),
            text,
          );
        });
      }),
    ),
  );
  const others = textsOf(catalog).flatMap(([subject, text]) =>
    numbersIn(text)
      .filter(({ hasUnit }) => hasUnit)
      .map(({ figure }) => factOf(subject, figure, isProven(proofs, subject, figure, catalog), text)),
  );
  const facts = [...values, ...others];
  const used = new Set(facts.map(({ subject }) => subject));
  const unused = Object.keys(proofs).flatMap((subject) =>
    used.has(subject)
      ? []
      : [{ kind: "figures", subject, problem: "no text has this figure. Remove it from figure-proofs.ts." }],
  );
  return [...facts, ...unused];
}

function factOf(subject: string, figure: string, holds: boolean, text: string): Fact {
  return {
    kind: "figures",
    subject: `${subject}: ${figure}`,
    ...(!holds && { problem: `nothing proves it. Correct "${text}", or add its proof to figure-proofs.ts.` }),
  };
}

function numbersIn(text: string) {
  return [...text.matchAll(NUMBER)].map(({ 0: digits, index }) => {
    const after = text.slice(index + digits.length);
    const [unit = ""] = UNIT.exec(after) ?? [];
    const measure = /^ px high\b/.test(after) ? /height/i : /^ px wide\b/.test(after) ? /width/i : /./;
    return {
      figure: digits + unit,
      number: Number(digits.replaceAll(",", "")),
      hasUnit: unit !== "",
      measure,
    };
  });
}

/** The numbers that a sentence about a value may have, for measures whose names match. */
function provenFor(
  { component, descriptor }: NamedPart,
  prop: string,
  { classes }: PropDescriptor,
  value: string,
  catalog: Catalog,
  measure: RegExp,
): Set<number> {
  const base = "baseComponent" in descriptor ? catalog.components[descriptor.baseComponent ?? ""] : undefined;
  const sizes = [component, ...(base ? [base] : [])]
    .flatMap(({ styling }) => Object.values(styling?.dimensions ?? {}))
    .flatMap(({ props }) => Object.entries(props?.[prop]?.[value] ?? {}))
    .flatMap(([name, size]) => (measure.test(name) ? [size] : []));
  return new Set([
    ...sizes,
    ...numbersOf(classes?.[value] ?? ""),
    ...(value.match(/\d+/g) ?? []).map(Number),
  ]);
}

function numbersOf(classes: string): number[] {
  return [
    ...[...classes.matchAll(/--spacing\(([\d.]+)\)/g)].map(([, units]) => Number(units) * 4),
    ...[...classes.matchAll(/\bgrid-cols-(\d+)/g)].map(([, columns]) => Number(columns)),
    ...[...classes.matchAll(/\b(\w+):/g)].flatMap(([, name]) => breakpoints.get(name) ?? []),
  ];
}

function isProven(proofs: Record<string, FigureProof>, subject: string, figure: string, catalog: Catalog) {
  const proof = proofs[`${subject}: ${figure}`];
  if (proof === undefined) return false;
  if ("advice" in proof) return true;
  if ("file" in proof) return readFileSync(`src/components/${proof.file}`, "utf8").includes(proof.asserts);
  const [component = "", slot = ""] = proof.slot.split(":");
  const { default: standard, props } = catalog.components[component]?.styling?.dimensions[slot] ?? {};
  const sizes: Dimensions | undefined = proof.value ? props?.[proof.value[0]]?.[proof.value[1]] : standard;
  return sizes?.[proof.measure] === Number.parseFloat(figure);
}

/** The sentences that are not about one value, by their place in the catalog. */
function textsOf({ components, types }: Catalog): [subject: string, text: string][] {
  const texts: [string, string][] = [];
  const add = (value: unknown, path: readonly string[]) => {
    if (typeof value === "string") texts.push([path.join("."), value]);
    else if (typeof value === "object" && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (!notProse.has(key)) add(each, Array.isArray(value) ? path : [...path, key]);
      }
    }
  };
  add(components, []);
  add(types ?? {}, ["types"]);
  return texts;
}

/** The fields of the catalog that are code or data, or that hold the sentences about values. */
const notProse = new Set([
  ...["descriptions", "examples", "usageExamples", "classes", "stateClasses", "baseStyles", "styling"],
  ...["colors", "default", "values", "aliases", "since", "importPath", "name", "category", "key", "keys"],
]);
