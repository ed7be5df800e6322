import { defaultValue } from "../../../../.storybook/kit/enhancers";
import type { Fact } from "../../../lib/fact";
import type { Part } from "./part";
import { propsOf } from "./rendering";

/** `default`: markup and picture are the same without a prop and with its default. */
export function defaultFacts({ name, descriptor, component, bare, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, each]): Fact[] => {
    if (each.default === undefined) return [];
    const rendering = given.get(`${prop}=${each.default}`);
    const said = `${prop}={${JSON.stringify(defaultValue(each))}}, its default,`;
    return [
      {
        kind: "default",
        subject: `${name}.${prop}`,
        ...(rendering?.markup !== bare.markup && {
          problem: `with ${said} it renders otherwise than without: ${firstDifference(bare.markup, rendering?.markup ?? "")}`,
        }),
        ...(rendering?.markup === bare.markup &&
          rendering.picture !== bare.picture && { problem: `with ${said} it looks otherwise than without` }),
        ...fixed(prop, defaultValue(each), rendering && propsOf(rendering, component)),
      },
    ];
  });
}

/** A problem if the fixture overrides the prop, because any default would then pass. */
function fixed(prop: string, value: unknown, props: Record<string, unknown> | undefined) {
  const hidden = props && JSON.stringify(props[prop]) !== JSON.stringify(value);
  return hidden && { problem: `its conformance story sets ${prop} by itself; write {...props} after it` };
}

/** The first difference between two texts, with some context. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${a.slice(from, at + 50)}… and …${b.slice(from, at + 50)}…`;
}
