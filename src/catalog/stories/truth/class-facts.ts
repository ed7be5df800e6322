import type { Fact } from "../../../../scripts/truth/fact";
import { type Part, views } from "./part";
import { stylesheetRules } from "./rules";

/** Classes that mark an element for others' selectors and have no rule of their own. */
const marker = /^(\w+:)?(group|peer)(\/[\w-]+)?$/;

/**
 * `baseStyles`, `classes`, `stateClasses`: each class is on an element where it should be, and the stylesheet has a
 * rule for it.
 */
export async function classFacts(part: Part): Promise<Fact[]> {
  const { name, descriptor } = part;
  const facts: Fact[] = [];
  if ("baseStyles" in descriptor && descriptor.baseStyles) {
    facts.push(fact("baseStyles", name, await problemsOf(part, split(descriptor.baseStyles))));
  }
  for (const [prop, { classes = {}, stateClasses = {} }] of Object.entries(descriptor.props)) {
    for (const [value, list] of Object.entries(classes)) {
      const subject = `${name}.${prop}=${value}`;
      facts.push(fact("classes", subject, await problemsOf(part, split(list), prop, value)));
      for (const [state, names] of Object.entries(stateClasses[value] ?? {})) {
        const problems = [
          ...stateProblems(split(names), state, split(list)),
          ...(await problemsOf(part, split(names), prop, value)),
        ];
        facts.push(fact("stateClasses", `${subject}:${state}`, problems));
      }
    }
  }
  return facts;
}

function fact(kind: string, subject: string, problems: readonly string[]): Fact {
  return { kind, subject, ...(problems.length > 0 && { problem: problems.join("; ") }) };
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
  const rules = stylesheetRules();
  return [
    ...told([...missing], "on no element"),
    ...told(
      names.filter((name) => !marker.test(name) && !rules.classes.has(name)),
      "without a rule in the stylesheet",
    ),
  ];
}

function stateProblems(names: readonly string[], state: string, all: readonly string[]): string[] {
  return [
    ...told(
      names.filter((name) => !all.includes(name)),
      "not among the value's classes",
    ),
    ...told(
      names.filter((name) => !waitsFor(name, state)),
      `not for ${state}`,
    ),
  ];
}

/** Whether a class's prefixes name the states: `data-[open]:…` waits for `data-open`. */
function waitsFor(className: string, states: string): boolean {
  const prefixes = className.replaceAll(/\[([^\]]*)\]/g, "$1");
  return states.split(":").every((state) => `:${prefixes}`.includes(`:${state}`));
}

function told(names: readonly string[], what: string): string[] {
  return names.length > 0 ? [`${what}: ${names.join(" ")}`] : [];
}
