import type { Fact } from "../../../.storybook/truth/fact";
import { typeOf } from "../../../src/catalog/type/resolve";
import { callbackSignatures } from "../../../src/catalog/type/signatures";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../../../src/catalog/types";
import { type NamedPart, partsOf } from "./parts";

/** Each statement of the catalog that a rendering must have shown to be so. */
export function expectedFacts(catalog: Catalog): Fact[] {
  return partsOf(catalog).flatMap((part) => [
    ...Object.entries(part.descriptor.props).flatMap(([name, prop]) => ofProp(`${part.name}.${name}`, prop)),
    ...ofPart(part),
    ...(part.descriptor === part.component ? ofComponent(part.component) : []),
  ]);
}

function ofProp(subject: string, prop: PropDescriptor): Fact[] {
  const { values = [], classes = {}, stateClasses = {}, deprecatedValues = {} } = prop;
  const lasting = values.filter((value) => deprecatedValues[value] === undefined);
  return [
    ...(prop.default === undefined ? [] : [{ kind: "default", subject }]),
    ...values.map((value) => ({ kind: "values", subject: `${subject}=${value}` })),
    ...(lasting.length > 1 ? [{ kind: "distinct", subject }] : []),
    ...Object.keys(classes).map((value) => ({ kind: "classes", subject: `${subject}=${value}` })),
    ...Object.entries(stateClasses).flatMap(([value, states]) =>
      Object.keys(states).map((state) => ({ kind: "stateClasses", subject: `${subject}=${value}:${state}` })),
    ),
    ...Object.keys(deprecatedValues).map((value) => ({ kind: "deprecated", subject: `${subject}=${value}` })),
    ...(callbackSignatures(typeOf(prop)).length > 0 ? [{ kind: "callbacks", subject }] : []),
  ];
}

function ofPart({ name, component, descriptor }: NamedPart): Fact[] {
  if (descriptor === component || !("props" in descriptor) || "category" in descriptor) return [];
  return [
    { kind: "parts", subject: name },
    { kind: "parts", subject: `${name} exists` },
    ...(descriptor.baseComponent ? [{ kind: "baseComponent", subject: name }] : []),
    ...(descriptor.isPassThrough ? [{ kind: "isPassThrough", subject: name }] : []),
  ];
}

function ofComponent({ name, baseStyles, colors, styling }: ComponentDescriptor): Fact[] {
  return [
    ...(baseStyles ? [{ kind: "baseStyles", subject: name }] : []),
    ...colors.map((color) => ({ kind: "colors", subject: `${name}.${color}` })),
    ...Object.entries(styling?.dimensions ?? {}).flatMap(([slot, { default: standard, props = {} }]) => [
      ...(standard ? [{ kind: "styling", subject: `${name}:${slot}` }] : []),
      ...Object.entries(props).flatMap(([prop, values]) =>
        Object.keys(values).map((value) => ({
          kind: "styling",
          subject: `${name}:${slot}.${prop}=${value}`,
        })),
      ),
    ]),
  ];
}
