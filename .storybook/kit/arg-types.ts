import type { StrictInputType } from "storybook/internal/csf";
import { membersOf, typeOf } from "../../src/catalog/type/resolve";
import { callbackSignatures, functionsOf } from "../../src/catalog/type/signatures";
import type { PropDescriptor } from "../../src/catalog/types";
import type { Descriptor } from "./lookup";

/** Storybook's controls and table rows for the props of a component or part, from its descriptor. */
export function argTypesOf(descriptor: Descriptor): Record<string, StrictInputType> {
  return Object.fromEntries(
    Object.entries(descriptor.props).map(([name, prop]) => [name, argTypeOf(name, prop)]),
  );
}

function argTypeOf(name: string, prop: PropDescriptor): StrictInputType {
  return {
    name,
    description: describe(prop),
    ...control(name, prop),
    table: {
      category: isCallback(prop) ? "Events" : "Props",
      // For "enum", list the values. The text of any other type is complete.
      type: {
        summary:
          prop.type === "enum" ? prop.values?.map((value) => JSON.stringify(value)).join(" | ") : prop.type,
      },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
    },
    type: { ...storybookType(prop), required: prop.required === true },
  };
}

/** The prop's text, followed by one line for each of its values. */
function describe(prop: PropDescriptor): string {
  const values = Object.entries(prop.descriptions ?? {}).map(([value, text]) => {
    const deprecated = prop.deprecatedValues?.[value];
    return `- \`${value || '""'}\`: ${text}${deprecated ? ` **Deprecated.** ${deprecated}` : ""}`;
  });
  return [prop.deprecated && `**Deprecated.** ${prop.deprecated}`, prop.description, values.join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

/** Whether a prop is a callback, which is a function whose return value isn't used. */
export function isCallback(prop: PropDescriptor): boolean {
  return callbackSignatures(typeOf(prop)).length > 0;
}

function control(name: string, prop: PropDescriptor): Pick<StrictInputType, "control" | "options"> {
  if (prop.values) {
    return { control: { type: prop.values.length > 4 ? "select" : "inline-radio" }, options: prop.values };
  }
  if (prop.type === "boolean" || prop.type === "number") return { control: { type: prop.type } };
  // Class names are set in code, not in a text field.
  if (name === "className" || isCallback(prop)) return { control: false };
  if (isText(prop)) return { control: { type: "text" } };
  return { control: takesFunction(prop) ? false : { type: "object" } };
}

function takesFunction(prop: PropDescriptor): boolean {
  return functionsOf(typeOf(prop)).length > 0;
}

/** Whether the prop's value can be typed as text. */
function isText(prop: PropDescriptor): boolean {
  const members = membersOf(typeOf(prop));
  return members.includes("ReactNode") || (members.length === 1 && members[0] === "string");
}

function storybookType(
  prop: PropDescriptor,
):
  | { name: "enum"; value: string[] }
  | { name: "function" | "boolean" | "number" | "string" }
  | { name: "other"; value: string } {
  if (prop.values) return { name: "enum", value: prop.values };
  if (takesFunction(prop)) return { name: "function" };
  if (prop.type === "boolean" || prop.type === "number" || prop.type === "string") return { name: prop.type };
  return { name: "other", value: prop.type };
}
