import { type Types, typeOf } from "../../../src/catalog/type/resolve";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../../../src/catalog/types";
import type { Fact } from "../../lib/fact";
import { callbacksIn } from "./in-page/callback-types";
import { keyFacts } from "./in-page/key-facts";
import { listedValues, subjectOf } from "./in-page/sent-values";
import { type NamedPart, partsOf } from "./parts";

/** A fact for each statement of the catalog that a rendering must have confirmed. */
export function expectedFacts(catalog: Catalog): Fact[] {
  return partsOf(catalog).flatMap((part) => [
    ...Object.entries(part.descriptor.props).flatMap(([name, prop]) =>
      ofProp(part.name, name, prop, catalog.types ?? {}),
    ),
    ...ofPart(part),
    ...(part.descriptor === part.component ? ofComponent(part.component) : []),
  ]);
}

function ofProp(owner: string, name: string, prop: PropDescriptor, types: Types): Fact[] {
  const subject = `${owner}.${name}`;
  const { values = [], classes = {}, stateClasses = {}, deprecatedValues = {} } = prop;
  const callbacks = [...callbacksIn(name, typeOf(prop), types)].map(([path, signatures]) => ({
    subject: `${owner}.${path}`,
    sent: signatures.flatMap((signature) => listedValues(signature, types)),
  }));
  return [
    ...(prop.default === undefined ? [] : [{ kind: "default", subject }]),
    ...values.map((value) => ({ kind: "values", subject: `${subject}=${value}` })),
    ...Object.keys(classes).map((value) => ({ kind: "classes", subject: `${subject}=${value}` })),
    ...Object.entries(stateClasses).flatMap(([value, states]) =>
      Object.keys(states).map((state) => ({ kind: "stateClasses", subject: `${subject}=${value}:${state}` })),
    ),
    ...Object.keys(deprecatedValues).map((value) => ({ kind: "deprecated", subject: `${subject}=${value}` })),
    ...callbacks.flatMap((each) => [
      { kind: "callbacks", subject: each.subject },
      ...each.sent.map((value) => ({ kind: "reasons", subject: subjectOf(each.subject, value) })),
    ]),
  ];
}

function ofPart({ name, component, descriptor }: NamedPart): Fact[] {
  if (descriptor === component || !("props" in descriptor) || "category" in descriptor) return [];
  return [
    { kind: "parts", subject: name },
    { kind: "parts", subject: `${name} exists` },
  ];
}

function ofComponent(component: ComponentDescriptor): Fact[] {
  const { name, baseStyles, colors, styling } = component;
  return [
    ...keyFacts(component),
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
