import { defaultValue } from "../kit/enhancers";
import type { Fact } from "./fact";
import type { Part } from "./part";
import { propsOf } from "./sight";
import { firstDifference } from "./words";

/** `default`: with a prop left out, and with what it then is, markup and picture are the same. */
export function defaultFacts({ name, descriptor, component, bare, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, each]): Fact[] => {
    if (each.default === undefined) return [];
    const sight = given.get(`${prop}=${each.default}`);
    const said = `${prop}={${JSON.stringify(defaultValue(each))}}, its default,`;
    return [
      {
        kind: "default",
        subject: `${name}.${prop}`,
        ...(sight?.markup !== bare.markup && {
          problem: `with ${said} it renders otherwise than without: ${firstDifference(bare.markup, sight?.markup ?? "")}`,
        }),
        ...(sight?.markup === bare.markup &&
          sight.picture !== bare.picture && { problem: `with ${said} it looks otherwise than without` }),
        ...fixed(prop, defaultValue(each), sight && propsOf(sight, component)),
      },
    ];
  });
}

/** A fixture that sets the prop by itself would let any default pass. */
function fixed(prop: string, value: unknown, props: Record<string, unknown> | undefined) {
  const hidden = props && JSON.stringify(props[prop]) !== JSON.stringify(value);
  return hidden && { problem: `its conformance story sets ${prop} by itself; write {...props} behind it` };
}
