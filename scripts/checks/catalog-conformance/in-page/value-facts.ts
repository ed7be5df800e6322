import type { Fact } from "../../../lib/fact";
import type { Part } from "./part";
import { propsOf } from "./rendering";

/** `values`: each value renders without console output and accessibility violations. */
export function valueFacts(part: Part): Fact[] {
  return Object.entries(part.descriptor.props).flatMap(([prop, { values }]) =>
    (values ?? []).map((value) => clean(part, prop, value)),
  );
}

function clean({ name, descriptor, component, given }: Part, prop: string, value: string): Fact {
  const rendering = given.get(`${prop}=${value}`);
  const isDeprecated = descriptor.props[prop]?.deprecatedValues?.[value] !== undefined;
  const problems = [
    ...(isDeprecated ? [] : (rendering?.messages ?? [])),
    ...(rendering?.violations ?? []),
    ...(rendering && (propsOf(rendering, component)?.[prop] ?? value) !== value
      ? [`its conformance story sets ${prop} by itself; write {...props} after it`]
      : []),
  ];
  return {
    kind: "values",
    subject: `${name}.${prop}=${value}`,
    ...(problems.length > 0 && { problem: problems.join("\n") }),
  };
}
