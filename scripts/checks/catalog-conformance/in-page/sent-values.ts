import { resolve, type Types } from "../../../../src/catalog/type/resolve";
import type { FunctionType, TypeNode } from "../../../../src/catalog/types";

/** A text that a callback may be called with: the whole argument `next`, or the field `details.reason`. */
export interface SentValue {
  path: string;
  value: string;
}

/** The texts that the catalog lists for the arguments of a callback and for their fields. */
export function listedValues({ parameters }: FunctionType, types: Types): SentValue[] {
  return parameters.flatMap(({ name, type }) => {
    const node = resolve(type, types);
    const fields = typeof node === "object" && node.kind === "object" ? Object.entries(node.fields) : [];
    const places = [
      [name, node] as const,
      ...fields.map(([key, { type }]) => [`${name}.${key}`, type] as const),
    ];
    return places.flatMap(([path, place]) => textsOf(place, types).map((value) => ({ path, value })));
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
