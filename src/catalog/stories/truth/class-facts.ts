import type { Fact } from "../../../../scripts/truth/fact";
import type { Part } from "./part";
import { stylesheetRules } from "./rules";
import type { Sight } from "./sight";

/** Classes that mark an element for others' selectors and have no rule of their own. */
const marker = /^(\w+:)?(group|peer)(\/[\w-]+)?$/;

/**
 * `baseStyles`, `classes`, `stateClasses`: each class is on an element where it should be, and the stylesheet has a
 * rule for it.
 */
export function classFacts(part: Part): Fact[] {
  const { name, descriptor, bare, given } = part;
  const base =
    "baseStyles" in descriptor && descriptor.baseStyles
      ? [fact("baseStyles", name, descriptor.baseStyles, [bare])]
      : [];
  const ofValues = Object.entries(descriptor.props).flatMap(([prop, { classes, stateClasses }]) => [
    ...Object.entries(classes ?? {}).map(([value, list]) =>
      fact("classes", `${name}.${prop}=${value}`, list, sights(given, prop, value)),
    ),
    ...Object.entries(stateClasses ?? {}).flatMap(([value, states]) =>
      Object.entries(states).map(([state, list]) =>
        stateFact(
          `${name}.${prop}=${value}:${state}`,
          list,
          classes?.[value] ?? "",
          sights(given, prop, value),
        ),
      ),
    ),
  ]);
  return [...base, ...ofValues];
}

function sights(given: Part["given"], prop: string, value: string): Sight[] {
  const sight = given.get(`${prop}=${value}`);
  return sight ? [sight] : [];
}

function fact(kind: string, subject: string, list: string, sights: readonly Sight[]): Fact {
  const problems = problemsOf(list.split(" ").filter(Boolean), sights);
  return { kind, subject, ...(problems.length > 0 && { problem: problems.join("; ") }) };
}

function stateFact(subject: string, list: string, classes: string, sights: readonly Sight[]): Fact {
  const all = classes.split(" ");
  const names = list.split(" ");
  const [, state = ""] = /:([^:]*)$/.exec(subject) ?? [];
  const problems = [
    ...problemsOf(names, sights),
    ...names.filter((each) => !all.includes(each)).map((each) => `${each} is not among the value's classes`),
    ...names.filter((each) => !waitsFor(each, state)).map((each) => `${each} does not wait for ${state}`),
  ];
  return { kind: "stateClasses", subject, ...(problems.length > 0 && { problem: problems.join("; ") }) };
}

/** Whether a class's prefixes name the states: `data-[open]:…` waits for `data-open`. */
function waitsFor(className: string, states: string): boolean {
  const prefixes = className.replaceAll(/\[([^\]]*)\]/g, "$1");
  return states.split(":").every((state) => `:${prefixes}`.includes(`:${state}`));
}

function problemsOf(names: readonly string[], sights: readonly Sight[]): string[] {
  const present = new Set(sights.flatMap(({ classes }) => classes.flatMap((each) => each.names)));
  const rules = stylesheetRules();
  return [
    ...list(
      names.filter((name) => !present.has(name)),
      "on no element",
    ),
    ...list(
      names.filter((name) => !marker.test(name) && !rules.classes.has(name)),
      "without a rule in the stylesheet",
    ),
  ];
}

function list(names: readonly string[], what: string): string[] {
  return names.length > 0 ? [`${what}: ${names.join(" ")}`] : [];
}
