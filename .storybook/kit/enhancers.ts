import type { Args, StoryContextForEnhancers, StrictArgTypes } from "storybook/internal/csf";
import { fn } from "storybook/test";
import type { TypeNode } from "../../src/catalog/type/node";
import { membersOf, typeOf } from "../../src/catalog/type/resolve";
import type { PropDescriptor } from "../../src/catalog/types";
import { argTypesOf, isCallback } from "./arg-types";
import { lookUp } from "./lookup";

/** Adds controls and table rows from the catalog; what a story file says of an arg goes before it. */
export function argTypesEnhancer(context: StoryContextForEnhancers): StrictArgTypes {
  const found = lookUp(context.component);
  if (!found) return context.argTypes;
  const derived: StrictArgTypes = argTypesOf(found.descriptor);
  const names = new Set([...Object.keys(derived), ...Object.keys(context.argTypes)]);
  return Object.fromEntries(
    [...names].map((name) => [name, { name, ...derived[name], ...context.argTypes[name] }]),
  );
}

/** Sets every default that the catalog knows, and a spy for every callback. */
export function argsEnhancer(context: StoryContextForEnhancers): Args {
  const found = lookUp(context.component);
  if (!found) return {};
  return Object.fromEntries(
    Object.entries(found.descriptor.props)
      .filter(([name]) => !(name in context.initialArgs))
      .flatMap(([name, prop]) => {
        const value = initialValue(name, prop);
        return value === undefined ? [] : [[name, value]];
      }),
  );
}

function initialValue(name: string, prop: PropDescriptor): unknown {
  if (isCallback(prop)) return fn().mockName(name);
  if (prop.default === undefined) return undefined;
  return defaultValue(prop);
}

/** A prop's default as a value: the catalog writes all defaults as text. */
export function defaultValue(prop: PropDescriptor): unknown {
  if (prop.values?.includes(prop.default ?? "")) return prop.default;
  const members = membersOf(typeOf(prop));
  // Also in a union, as in `boolean | RefObject<HTMLElement>`.
  if (members.includes("boolean") && /^(true|false)$/.test(prop.default ?? ""))
    return prop.default === "true";
  // Also one of several, as in `1 | 2 | 3`.
  if (members.every(isNumeric)) return Number(prop.default);
  // A list, as it is written in code.
  if (/^\[.*\]$/.test(prop.default ?? "")) return JSON.parse(prop.default ?? "");
  return prop.default;
}

function isNumeric(type: TypeNode): boolean {
  if (typeof type === "string") return type === "number";
  return type.kind === "literal" && typeof type.value === "number";
}
