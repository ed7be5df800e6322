import { membersOf, resolve, type Types } from "../../../../src/catalog/type/resolve";
import { callbackSignatures } from "../../../../src/catalog/type/signatures";
import type { FunctionType, TypeNode } from "../../../../src/catalog/types";

/**
 * The signatures of a prop's callbacks, by path: `onOpenChange`, or `options.onClick` for objects and lists.
 */
export function callbacksIn(prop: string, type: TypeNode, types: Types): Map<string, FunctionType[]> {
  const own = callbackSignatures(type);
  const fields = membersOf(resolve(type, types)).flatMap((member) => callbackFields(member, types));
  const all: [string, FunctionType[]][] = fields.map(([name, each]) => [`${prop}.${name}`, each]);
  return new Map(own.length > 0 ? [[prop, own], ...all] : all);
}

/**
 * The callbacks in an object. Other functions, such as those of a toast manager, are called by the caller.
 */
function callbackFields(given: TypeNode, types: Types): [string, FunctionType[]][] {
  const type = resolve(given, types);
  if (typeof type === "string") return [];
  if (type.kind === "array") return callbackFields(type.item, types);
  if (type.kind !== "object") return [];
  return Object.entries(type.fields).flatMap(([name, field]): [string, FunctionType[]][] => {
    const signatures = isCallbackName(name) ? callbackSignatures(field.type) : [];
    return signatures.length > 0 ? [[name, signatures]] : [];
  });
}

/** Whether a name is a callback's, such as `onClick`. */
export function isCallbackName(name: string): boolean {
  return /^on[A-Z]/.test(name);
}
