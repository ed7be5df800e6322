import type { FieldDescriptor, ObjectType, TypeNode } from "../../src/catalog/type/node";
import { membersOf, resolve, type Types } from "../../src/catalog/type/resolve";
import { callbackSignatures } from "../../src/catalog/type/signatures";
import { isCallbackName } from "./callback-types";

/** A step from the value of a prop to a field: into the items of a list, or to a field of an object. */
export type Step = "items" | { name: string; of: ObjectType };

/** A field of an object in a prop. */
export interface Field {
  /** The path: `tooltip.side`, or `options.icon` for the items of a list. */
  path: string;
  prop: string;
  steps: readonly Step[];
  type: TypeNode;
}

/** Types whose fields a component doesn't show, or that another check covers, with the reason. */
export const elsewhere: Record<string, string> = {
  MapCharts: "ECharts, which the application passes",
  MapFeatureCollection: "GeoJSON, which ECharts reads",
  MapProjection: "ECharts calls its functions",
  PluralForms: "src/i18n/plural-form.test.ts covers each form",
  ToastManager: "createToastManager makes it, and callers call its functions",
};

/** The fields of all object types in a prop, including those in a union. Another check covers callbacks. */
export function fieldsIn(prop: string, type: TypeNode, types: Types): Field[] {
  return inside(type, [], []);

  function inside(type: TypeNode, steps: readonly Step[], open: readonly string[]): Field[] {
    const name = typeof type === "object" && type.kind === "reference" ? type.name : undefined;
    // A type can contain itself, as the items of a tree do.
    if (name !== undefined && (name in elsewhere || open.includes(name))) return [];
    const around = name === undefined ? open : [...open, name];
    const node = resolve(type, types);
    if (typeof node === "string") return [];
    if (node.kind === "union") return membersOf(node).flatMap((member) => inside(member, steps, around));
    if (node.kind === "array") return inside(node.item, [...steps, "items"], around);
    if (node.kind === "record") return inside(node.value, [...steps, "items"], around);
    if (node.kind !== "object") return [];
    return Object.entries(node.fields).flatMap(([name, field]) => {
      if (isCallback(name, field)) return [];
      const own = [...steps, { name, of: node }];
      const names = own.flatMap((step) => (step === "items" ? [] : step.name));
      return [
        { path: [prop, ...names].join("."), prop, steps: own, type: field.type },
        ...inside(field.type, own, around),
      ];
    });
  }
}

function isCallback(name: string, { type }: FieldDescriptor): boolean {
  return isCallbackName(name) && callbackSignatures(type).length > 0;
}
