import { defaultValue } from "../../../../.storybook/kit/arg-types";
import { type Fact, factOf } from "../../../lib/fact";
import { checksValues, INVALID, type Part } from "./part";
import { propsOf, type Rendering } from "./rendering";

/** `default`: markup and sizes are the same without a prop and with its default. */
export function defaultFacts({ name, descriptor, component, bare, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, each]): Fact[] => {
    if (each.default === undefined) return [];
    const rendering = given.get(`${prop}=${each.default}`);
    const value = defaultValue(each);
    const props = rendering && propsOf(rendering, component);
    // If the fixture overrides the prop, any default would pass.
    const isOverridden = props && JSON.stringify(props[prop]) !== JSON.stringify(value);
    const difference = firstDifference(textOf(bare), rendering ? textOf(rendering) : "");
    const problems = [
      ...(difference
        ? [
            `with ${prop}={${JSON.stringify(value)}}, its default, it renders otherwise than without: ${difference}`,
          ]
        : []),
      ...(isOverridden ? [overridden(prop)] : []),
    ];
    return [factOf("default", `${name}.${prop}`, problems)];
  });
}

function overridden(prop: string): string {
  return `its conformance story sets ${prop} by itself; write {...props} after it`;
}

function textOf({ markup, boxes }: Rendering): string {
  return `${markup}\n${boxes.join("\n")}`;
}

/** The first difference between two texts, with some context. */
function firstDifference(a: string, b: string): string | undefined {
  if (a === b) return undefined;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${a.slice(from, at + 50)}… and …${b.slice(from, at + 50)}…`;
}

/** `values`: each value renders without console output. A story shows it, in which axe checks it. */
export function valueFacts({ name, descriptor, component, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, { values = [], deprecatedValues = {} }]) =>
    values.map((value) => {
      const rendering = given.get(`${prop}=${value}`);
      const isOverridden = rendering && (propsOf(rendering, component)?.[prop] ?? value) !== value;
      return factOf("values", `${name}.${prop}=${value}`, [
        ...(value in deprecatedValues ? [] : (rendering?.messages ?? [])),
        ...(isOverridden ? [overridden(prop)] : []),
      ]);
    }),
  );
}

/** `sizes`: with a value whose description begins with a size, `40 px high.`, or with one for each width, an element has it. */
export function sizeFacts({ name, descriptor, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, { descriptions = {} }]) =>
    Object.entries(descriptions).flatMap(([value, text]) => {
      const sizes = /^[\d.]+ px\b[^.]*/.exec(text)?.[0].match(/[\d.]+ px/g);
      const boxes = given.get(`${prop}=${value}`)?.boxes;
      if (!sizes || !boxes) return [];
      const measured = new Set(boxes.flatMap((box) => box.split(" ")));
      const has = sizes.some((size) => measured.has(size.replace(" ", "")));
      return [
        factOf("sizes", `${name}.${prop}=${value}`, has ? [] : [`no element has ${sizes.join(" or ")}`]),
      ];
    }),
  );
}

/** `invalid`: an invalid value of an enum logs one warning, and renders as the default does. */
export function invalidFacts({ name, descriptor, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, each]) => {
    if (!checksValues(name, prop, each)) return [];
    const { markup, messages = [] } = given.get(`${prop}=${INVALID}`) ?? {};
    const isOmitted = each.default === undefined || markup === given.get(`${prop}=undefined`)?.markup;
    // A part can pass the prop on to another component, which then logs the warning.
    const warning = new RegExp(`^Kerf: Invalid [\\w.]+\\.${prop} "${INVALID}"`);
    const isReported = messages.length === 1 && warning.test(messages[0] ?? "");
    return factOf("invalid", `${name}.${prop}`, [
      ...(isOmitted ? [] : [`with ${prop}="${INVALID}" it renders otherwise than without`]),
      ...(isReported
        ? []
        : [`it should log one warning about "${INVALID}", and logs: ${messages.join(" ")}`]),
    ]);
  });
}

/** `deprecated`: a deprecated value warns once, and the warning names the replacement. */
export function deprecatedFacts({ name, descriptor, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, { deprecatedValues = {} }]) =>
    Object.entries(deprecatedValues).map(([value, text]) => {
      const messages = given.get(`${prop}=${value}`)?.messages ?? [];
      const successors = [...text.matchAll(/`([^`]+)`/g)].map(([, successor = ""]) => successor);
      const isNamed = messages.some((message) =>
        [value, ...successors].every((each) => message.includes(each)),
      );
      const problem = `it should warn and name ${successors.join(", ")}, and says: ${messages[0] ?? "nothing"}`;
      return factOf("deprecated", `${name}.${prop}=${value}`, isNamed ? [] : [problem]);
    }),
  );
}
