import type { Args, StoryContextForEnhancers, StrictInputType } from "storybook/internal/csf";
import { fn } from "storybook/test";
import { membersOf, typeOf } from "../../src/catalog/type/resolve";
import { callbackSignatures, functionsOf } from "../../src/catalog/type/signatures";
import type { PropDescriptor } from "../../src/catalog/types";
import { lookUp } from "./lookup";

/**
 * Storybook's controls and table rows for the props of a component or part. Null if it isn't in the catalog. The
 * `argTypes` of a story file override them.
 */
export function argTypesOf(component: unknown): Record<string, StrictInputType> | null {
  const props = lookUp(component)?.descriptor.props;
  if (!props) return null;
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, argTypeOf(name, prop)]));
}

/** Sets the catalog's default for every prop, and a spy for every callback. */
export function argsEnhancer({ component, initialArgs }: StoryContextForEnhancers): Args {
  return Object.fromEntries(
    Object.entries(lookUp(component)?.descriptor.props ?? {}).flatMap(([name, prop]) => {
      if (name in initialArgs) return [];
      if (isCallback(prop)) return [[name, fn().mockName(name)]];
      return prop.default === undefined ? [] : [[name, defaultValue(prop)]];
    }),
  );
}

/** Whether a prop is a callback, which is a function whose return value isn't used. */
export function isCallback(prop: PropDescriptor): boolean {
  return callbackSignatures(typeOf(prop)).length > 0;
}

/** A prop's default as a value. The catalog contains defaults as text. */
export function defaultValue(prop: PropDescriptor): unknown {
  const text = prop.default ?? "";
  if (prop.values?.includes(text) || membersOf(typeOf(prop)).includes("string")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return prop.default;
  }
}

function argTypeOf(name: string, prop: PropDescriptor): StrictInputType {
  const { type, values, default: standard, required = false } = prop;
  return {
    name,
    description: describe(prop),
    // Class names are set in code, not in a text field.
    ...(name === "className" && { control: false }),
    table: {
      category: isCallback(prop) ? "Events" : "Props",
      // For "enum", list the values. The text of any other type is complete.
      type: { summary: type === "enum" ? values?.map((value) => JSON.stringify(value)).join(" | ") : type },
      ...(standard !== undefined && { defaultValue: { summary: standard } }),
    },
    type: { ...storybookType(prop), required },
  };
}

/** The prop's text, followed by one line for each of its values. */
function describe({ description, deprecated, descriptions = {}, deprecatedValues }: PropDescriptor): string {
  const values = Object.entries(descriptions).map(([value, text]) => {
    const reason = deprecatedValues?.[value];
    return `- \`${value || '""'}\`: ${text}${reason ? ` **Deprecated.** ${reason}` : ""}`;
  });
  return [deprecated && `**Deprecated.** ${deprecated}`, description, values.join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

/** The prop's type, from which Storybook derives the control. */
function storybookType(prop: PropDescriptor) {
  const { type, values } = prop;
  const node = typeOf(prop);
  if (values) return { name: "enum", value: values } as const;
  if (functionsOf(node).length > 0) return { name: "function" } as const;
  if (type === "boolean" || type === "number") return { name: type } as const;
  const members = membersOf(node);
  const isText = members.includes("ReactNode") || (members.length === 1 && members[0] === "string");
  return isText ? ({ name: "string" } as const) : ({ name: "other", value: type } as const);
}
