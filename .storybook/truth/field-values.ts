import { isValidElement } from "react";
import { holds } from "../../src/catalog/type/holds";
import type { ObjectType, TypeNode } from "../../src/catalog/type/node";
import { resolve, type Types } from "../../src/catalog/type/resolve";
import type { Field, Step } from "./fields";

/** Computes a new value of a field from its current value. */
export type Change = (value: unknown) => unknown;

/** Days in the month that all stories use as the current one, and in the month that most calendars show. */
const days = [new Date(2026, 0, 12), new Date(2026, 0, 20), new Date(2026, 10, 12)];

/**
 * The value of a prop with one field changed, in every item of a list. If the prop has no object with such a
 * field, it gets an object with the required fields.
 */
export function withField(value: unknown, { steps }: Field, change: Change, types: Types): unknown {
  return at(value, steps);

  function at(value: unknown, [step, ...rest]: readonly Step[]): unknown {
    if (step === undefined) return change(value);
    if (step !== "items") {
      const object = holds(step.of, value, types)
        ? (value as Record<string, unknown>)
        : sampleOf(step.of, types);
      return { ...(object as object), [step.name]: at((object as Record<string, unknown>)[step.name], rest) };
    }
    if (Array.isArray(value) && value.length > 0) return value.map((item) => at(item, rest));
    // A record of other values, such as the labels of Select's items, is replaced by a list.
    if (isRecord(value) && Object.values(value).every(isPlainObject))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, at(each, rest)]));
    return [at(undefined, rest)];
  }
}

/** Values for fields whose text must have a format. The mark would be invalid there. */
const named: Record<string, unknown[]> = { locale: ["ar-EG", "ja"] };

/** Other values of a field, best first. Texts contain the mark, so that they can be found on the page. */
export function otherValues({ path, type }: Field, value: unknown, mark: string, types: Types): unknown[] {
  return named[path.split(".").at(-1) ?? ""] ?? ofType(type, value, mark, types);
}

function ofType(type: TypeNode, value: unknown, mark: string, types: Types): unknown[] {
  const node = resolve(type, types);
  if (node === "string" || node === "ReactNode") return [mark];
  if (node === "number") return [(typeof value === "number" ? value : 0) + 1];
  if (node === "boolean") return typeof value === "boolean" ? [!value] : [true, false];
  if (node === "Date") return days.filter((day) => day.getTime() !== (value as Date | undefined)?.getTime());
  if (typeof node === "string") return [];
  if (node.kind === "literal") return node.value === value ? [] : [node.value];
  if (node.kind === "parameter") return [mark];
  if (node.kind === "array") {
    const [item] = Array.isArray(value) ? value : [];
    return [[], ...ofType(node.item, item, mark, types).map((other) => [other])];
  }
  if (node.kind === "union")
    return node.members.flatMap((member) => ofType(member, value, mark, types)).sort(textFirst);
  if (node.kind === "object") {
    const required = Object.entries(node.fields).filter(([, field]) => field.required);
    return [
      Object.fromEntries(
        required.map(([name, field]) => [name, ofType(field.type, undefined, mark, types)[0]]),
      ),
    ];
  }
  return [];
}

function isPlainObject(value: unknown): boolean {
  return isRecord(value) && !isValidElement(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textFirst(a: unknown, b: unknown): number {
  return Number(typeof b === "string") - Number(typeof a === "string");
}

/** A sample value of a type. An object has only its required fields. */
function sampleOf(type: TypeNode | ObjectType, types: Types): unknown {
  const node = resolve(type, types);
  if (node === "string" || node === "ReactNode") return "text";
  if (node === "number") return 0;
  if (node === "boolean") return false;
  if (node === "Date") return days[0];
  if (typeof node === "string") return undefined;
  if (node.kind === "literal") return node.value;
  if (node.kind === "union") return node.members[0] && sampleOf(node.members[0], types);
  if (node.kind === "array") return [sampleOf(node.item, types)];
  if (node.kind === "parameter") return "text";
  if (node.kind === "function") return (argument: unknown) => argument;
  if (node.kind !== "object") return undefined;
  const required = Object.entries(node.fields).filter(([, field]) => field.required);
  return Object.fromEntries(required.map(([name, field]) => [name, sampleOf(field.type, types)]));
}
