import type { Args, StoryContextForEnhancers, StrictArgTypes } from "storybook/internal/csf";
import { fn } from "storybook/test";
import { membersOf, typeOf } from "../../src/catalog/type/resolve";
import type { PropDescriptor, TypeNode } from "../../src/catalog/types";
import { argTypesOf, isCallback } from "./arg-types";
import { lookUp } from "./lookup";

/** Adds controls and table rows from the catalog. The `argTypes` of a story file override them. */
export function argTypesEnhancer(context: StoryContextForEnhancers): StrictArgTypes {
  const found = lookUp(context.component);
  if (!found) return context.argTypes;
  const derived: StrictArgTypes = argTypesOf(found.descriptor);
  const names = new Set([...Object.keys(derived), ...Object.keys(context.argTypes)]);
  return Object.fromEntries(
    [...names].map((name) => [name, { name, ...derived[name], ...context.argTypes[name] }]),
  );
}

/** Sets the catalog's default for every prop, and a spy for every callback. */
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

/** A prop's default as a value. The catalog contains defaults as text. */
export function defaultValue(prop: PropDescriptor): unknown {
  if (prop.values?.includes(prop.default ?? "")) return prop.default;
  const members = membersOf(typeOf(prop));
  // A boolean, even in a union such as `boolean | RefObject<HTMLElement>`.
  if (members.includes("boolean") && /^(true|false)$/.test(prop.default ?? ""))
    return prop.default === "true";
  // A number, even in a union such as `1 | 2 | 3`.
  if (members.every(isNumeric)) return Number(prop.default);
  // An array literal.
  if (/^\[.*\]$/.test(prop.default ?? "")) return JSON.parse(prop.default ?? "");
  return prop.default;
}

function isNumeric(type: TypeNode): boolean {
  if (typeof type === "string") return type === "number";
  return type.kind === "literal" && typeof type.value === "number";
}
