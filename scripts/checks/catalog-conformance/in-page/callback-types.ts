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

/** A text that a callback may be called with: the whole argument `next`, or the field `details.reason`. */
interface SentValue {
  path: string;
  value: string;
}

/** The texts that the catalog lists for the arguments of a callback and for their fields. */
export function listedValues({ parameters }: FunctionType, types: Types): SentValue[] {
  return parameters.flatMap(({ name, type }) => {
    const node = resolve(type, types);
    const fields = typeof node === "object" && node.kind === "object" ? Object.entries(node.fields) : [];
    return [
      ...textsOf(node, types).map((value) => ({ path: name, value })),
      ...fields.flatMap(([key, field]) =>
        textsOf(field.type, types).map((value) => ({ path: `${name}.${key}`, value })),
      ),
    ];
  });
}

function textsOf(type: TypeNode, types: Types): string[] {
  const node = resolve(type, types);
  if (typeof node === "string") return [];
  if (node.kind === "union") return node.members.flatMap((member) => textsOf(member, types));
  return node.kind === "literal" && typeof node.value === "string" ? [node.value] : [];
}

/** The listed values that a call passed. */
export function sentValues(signature: FunctionType, args: readonly unknown[], types: Types): SentValue[] {
  return listedValues(signature, types).filter(({ path, value }) => {
    const [name, field] = path.split(".");
    const argument = args[signature.parameters.findIndex((parameter) => parameter.name === name)];
    return value === (field ? (argument as Record<string, unknown> | undefined)?.[field] : argument);
  });
}

/** The subject of the fact about a value: `Dialog.Root.onOpenChange details.reason="escape-key"`. */
export function subjectOf(callback: string, { path, value }: SentValue): string {
  return `${callback} ${path}=${JSON.stringify(value)}`;
}
