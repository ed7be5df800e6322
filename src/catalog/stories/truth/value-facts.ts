import type { Fact } from "../../../../scripts/truth/fact";
import type { Part } from "./part";
import { propsOf } from "./sight";

/** `values`: each renders without a word and without a violation. `distinct`: no two of a prop look the same. */
export function valueFacts(part: Part): Fact[] {
  return Object.entries(part.descriptor.props).flatMap(([prop, { values }]) =>
    values ? [...values.map((value) => clean(part, prop, value)), ...distinct(part, prop, values)] : [],
  );
}

function clean({ name, descriptor, component, given }: Part, prop: string, value: string): Fact {
  const sight = given.get(`${prop}=${value}`);
  const isDeprecated = descriptor.props[prop]?.deprecatedValues?.[value] !== undefined;
  const problems = [
    ...(isDeprecated ? [] : (sight?.messages ?? [])),
    ...(sight?.violations ?? []),
    ...(sight && (propsOf(sight, component)?.[prop] ?? value) !== value
      ? [`its conformance story sets ${prop} by itself; write {...props} behind it`]
      : []),
  ];
  return {
    kind: "values",
    subject: `${name}.${prop}=${value}`,
    ...(problems.length > 0 && { problem: problems.join("\n") }),
  };
}

function distinct({ name, given }: Part, prop: string, values: readonly string[]): Fact[] {
  const looks = new Map<string, string[]>();
  for (const value of values) {
    const look = given.get(`${prop}=${value}`)?.picture ?? value;
    looks.set(look, [...(looks.get(look) ?? []), value]);
  }
  const same = [...looks.values()].filter((each) => each.length > 1);
  return [
    {
      kind: "distinct",
      subject: `${name}.${prop}`,
      ...(same.length > 0 && {
        problem: `${same.map((each) => each.join(" and ")).join("; ")} look the same`,
      }),
    },
  ];
}
