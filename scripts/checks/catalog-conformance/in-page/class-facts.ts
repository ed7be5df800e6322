import { slotOf } from "../../../../.storybook/kit/lookup";
import type { Fact } from "../../../lib/fact";
import { factOf } from "./page-api";
import { combined, type Part, views } from "./part";
import type { Rendering } from "./rendering";

/** Classes that only mark an element for the selectors of other classes, and have no rule. */
const marker = /^(\w+:)?(group|peer)(\/[\w-]+)?$/;

/**
 * `baseStyles`, `classes`, `stateClasses`: each class is on an element where it should be, and the stylesheet has a
 * rule for it.
 */
export async function classFacts(part: Part): Promise<Fact[]> {
  const { name, descriptor } = part;
  const facts: Fact[] = [];
  if ("baseStyles" in descriptor && descriptor.baseStyles) {
    const base = split(descriptor.baseStyles);
    facts.push(factOf("baseStyles", name, [...(await problemsOf(part, base)), ...unlistedBase(part, base)]));
  }
  for (const [prop, { classes = {}, stateClasses = {} }] of Object.entries(descriptor.props)) {
    for (const [value, list] of Object.entries(classes)) {
      const subject = `${name}.${prop}=${value}`;
      const problems = [
        ...(await problemsOf(part, split(list), prop, value)),
        ...(await unlisted(part, prop, value, split(list))),
      ];
      facts.push(factOf("classes", subject, problems));
      for (const [state, names] of Object.entries(stateClasses[value] ?? {})) {
        const ofState = [
          ...stateProblems(split(names), state, split(list)),
          ...(await problemsOf(part, split(names), prop, value)),
        ];
        facts.push(factOf("stateClasses", `${subject}:${state}`, ofState));
      }
    }
  }
  return facts;
}

function split(list: string): string[] {
  return list.split(" ").filter(Boolean);
}

async function problemsOf(
  part: Part,
  names: readonly string[],
  prop?: string,
  value?: string,
): Promise<string[]> {
  const missing = new Set(names);
  for await (const { classes } of views(part, prop, value)) {
    for (const each of classes) for (const name of each.names) missing.delete(name);
    if (missing.size === 0) break;
  }
  return [
    ...problemFor([...missing], "on no element"),
    ...problemFor(
      names.filter((name) => !marker.test(name) && !stylesheetClasses().has(name)),
      "without a rule in the stylesheet",
    ),
  ];
}

/** Unlisted classes that the root element has with the value, but not with another value. */
async function unlisted(
  part: Part,
  prop: string,
  value: string,
  names: readonly string[],
): Promise<string[]> {
  const { descriptor, given } = part;
  const own = rootNames(part, given.get(`${prop}=${value}`));
  const others = Object.keys(descriptor.props[prop]?.classes ?? {}).filter((other) => other !== value);
  const added = new Set(
    others.flatMap((other) => {
      const rendering = given.get(`${prop}=${other}`);
      return rendering ? without(own, rootNames(part, rendering)) : [];
    }),
  );
  for (const name of added) if (!name.startsWith("k:") || names.includes(name)) added.delete(name);
  if (added.size === 0) return [];
  // Classes for a combination of two props don't belong to either prop.
  for await (const rendering of combined(part, prop, value)) {
    for (const name of without(added, rootNames(part, rendering))) added.delete(name);
  }
  return problemFor([...added], "not listed");
}

/** Classes of the root element that are neither base classes nor classes of a value. */
function unlistedBase(part: Part, base: readonly string[]): string[] {
  const { descriptor, bare } = part;
  const listed = Object.values(descriptor.props).flatMap(({ classes = {} }) =>
    Object.values(classes).flatMap(split),
  );
  const known = new Set([...base, ...listed]);
  return problemFor(
    [...rootNames(part, bare)].filter((each) => each.startsWith("k:") && !known.has(each)),
    "not listed",
  );
}

function without(names: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...names].filter((name) => !others.has(name));
}

/** The classes of the root element. Other slots are rendered only with some values. */
function rootNames({ name }: Part, rendering: Rendering | undefined): Set<string> {
  return new Set(rendering?.classes.find(({ own }) => own === slotOf(name))?.names);
}

function stateProblems(names: readonly string[], state: string, all: readonly string[]): string[] {
  return [
    ...problemFor(
      names.filter((name) => !all.includes(name)),
      "not among the value's classes",
    ),
    ...problemFor(
      names.filter((name) => !waitsFor(name, state)),
      `not for ${state}`,
    ),
  ];
}

/** Whether a class's prefixes include the states: `data-[open]:…` requires `data-open`. */
function waitsFor(className: string, states: string): boolean {
  const prefixes = className.replaceAll(/\[([^\]]*)\]/g, "$1");
  return states.split(":").every((state) => `:${prefixes}`.includes(`:${state}`));
}

function problemFor(names: readonly string[], what: string): string[] {
  return names.length > 0 ? [`${what}: ${names.join(" ")}`] : [];
}

const named = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;

let classes: ReadonlySet<string> | undefined;

/** The classes that have a rule in a stylesheet of the page. */
function stylesheetClasses(): ReadonlySet<string> {
  classes ??= new Set([...document.styleSheets].flatMap(classesIn));
  return classes;
}

function classesIn(container: CSSStyleSheet | CSSRule): string[] {
  const own = container instanceof CSSStyleRule ? [...container.selectorText.matchAll(named)] : [];
  const rules = "cssRules" in container ? [...(container.cssRules as CSSRuleList)] : [];
  return [...own.map(([, name = ""]) => unescaped(name)), ...rules.flatMap(classesIn)];
}

function unescaped(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, "$1");
}
