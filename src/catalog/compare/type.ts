import { formatStep } from "../diff";
import { accepts } from "../type-text/accepts";
import { parseType, type TypeNode, unionOf } from "../type-text/parse";
import type { PropDescriptor } from "../types";
import type { Verdict } from "./change";

/** Whether every accepted value is still accepted. Strings are compared one by one, everything else as one type. */
export function judgeType(before: PropDescriptor, after: PropDescriptor): Verdict[] {
  const [was, is] = [typeOf(before), typeOf(after)];
  const gone = (before.values ?? []).filter((value) => !accepts(is, literal(value)));
  const added = (after.values ?? []).filter((value) => !accepts(was, literal(value)));
  return [
    ...gone.map(
      (value): Verdict => ({ kind: "removed", level: "major", text: `value ${show(value)} removed` }),
    ),
    ...added.map((value): Verdict => ({ kind: "added", level: "minor", text: `value ${show(value)} added` })),
    ...judgeRest(before, after),
  ];
}

/** The part of `type` besides the listed values. */
function judgeRest(before: PropDescriptor, after: PropDescriptor): Verdict[] {
  if (before.type === after.type) return [];
  const text = `type ${stepText(shortType(before), shortType(after))}`;
  const keeps = accepts(typeOf(after), withoutValues(before));
  const adds = !accepts(typeOf(before), withoutValues(after));
  if (!keeps) return [{ kind: "changed", level: "major", text }];
  if (adds) return [{ kind: "changed", level: "minor", text: `${text}, which accepts more` }];
  // A union of strings that changed only because of an added or removed value is already reported with the value.
  const isToldOf = before.values !== undefined && after.values !== undefined;
  return isToldOf ? [] : [{ kind: "changed", level: "patch", text: `${text}, which accepts the same` }];
}

/** The type of a prop. For an enum, the union of its values. */
function typeOf({ type, values = [] }: PropDescriptor): TypeNode {
  return type === "enum" ? unionOf(values.map(literal)) : parseType(type);
}

function withoutValues(prop: PropDescriptor): TypeNode {
  const type = typeOf(prop);
  const members = type.kind === "union" ? type.members : [type];
  return unionOf(
    members.filter((member) => !(member.kind === "literal" && prop.values?.includes(member.value as string))),
  );
}

function literal(value: string): TypeNode {
  return { kind: "literal", value };
}

/** Shows long types around their first difference. */
function stepText(before: string, after: string): string {
  return before.length + after.length > 120 ? formatStep(before, after) : `${before} → ${after}`;
}

function shortType({ type, values }: PropDescriptor): string {
  return type === "enum" ? `enum of ${values?.length ?? 0}` : type;
}

const show = (value: string) => JSON.stringify(value);
