import { formatStep } from "../diff";
import { formatType } from "../type/format";
import { isAssignable } from "../type/is-assignable";
import { membersOf, type Types, typeOf, unionOf } from "../type/resolve";
import type { PropDescriptor, TypeNode } from "../types";
import type { Rating } from "./change";

/** The definitions of both catalogs. */
export interface BothTypes {
  before: Types;
  after: Types;
}

/**
 * Who makes the values of a type. `in` is the caller, as for a prop. `out` is the component, as for the arguments of a
 * callback.
 */
export type Direction = "in" | "out";

/** Compares the type of a prop: whether every accepted value is still accepted. */
export function judgeType(before: PropDescriptor, after: PropDescriptor, types: BothTypes): Rating[] {
  // If only one of the catalogs describes structures, types with the same text count as equal.
  const isPlain =
    before.type !== "enum" && (before.structure === undefined) !== (after.structure === undefined);
  if (before.type === after.type && isPlain) return [];
  return judgeNodes(typeOf(before), typeOf(after), ["in"], types, [shortType(before), shortType(after)]);
}

/**
 * Compares a type in both catalogs. Literals are compared one by one, everything else as one type.
 *
 * @param texts The types in words. By default, as TypeScript.
 */
export function judgeNodes(
  before: TypeNode,
  after: TypeNode,
  directions: readonly Direction[],
  types: BothTypes,
  texts: readonly [string, string] = [formatType(before), formatType(after)],
): Rating[] {
  const [was, is] = [literalsOf(before), literalsOf(after)];
  const gone = was.filter((value) => !passes(literal(value), after, types));
  const added = is.filter((value) => !passes(literal(value), before, flip(types)));
  return [
    ...gone.map(
      (value): Rating => ({ kind: "removed", level: "major", text: `value ${show(value)} removed` }),
    ),
    ...added.map((value): Rating => ({ kind: "added", level: "minor", text: `value ${show(value)} added` })),
    ...judgeRest(before, after, directions, types, texts),
  ];
}

/** Compares the rest of a type, without its literals. */
function judgeRest(
  before: TypeNode,
  after: TypeNode,
  directions: readonly Direction[],
  types: BothTypes,
  [was, is]: readonly [string, string],
): Rating[] {
  if (bare(before) === bare(after) && was === is) return [];
  const isWider = !passes(withoutLiterals(after), before, flip(types));
  const isNarrower = !passes(withoutLiterals(before), after, types);
  const breaks = (directions.includes("in") && isNarrower) || (directions.includes("out") && isWider);
  const text = `type ${stepText(was, is)}`;
  if (breaks) return [{ kind: "changed", level: "major", text }];
  if (isWider) return [{ kind: "changed", level: "minor", text: `${text}, which accepts more` }];
  if (isNarrower) return [{ kind: "changed", level: "minor", text: `${text}, which is more exact` }];
  // A union that changed only because of an added or removed literal is already reported with the literal.
  const isReported = literalsOf(before).length > 0 && literalsOf(after).length > 0;
  if (isReported) return [];
  const same = was === is ? "descriptions of the type changed" : `${text}, which accepts the same`;
  return [{ kind: "changed", level: "patch", text: same }];
}

/** Whether a value of a type of the first catalog fits a type of the second. */
function passes(given: TypeNode, wanted: TypeNode, { before, after }: BothTypes): boolean {
  return isAssignable(wanted, given, { wanted: after, given: before });
}

function flip({ before, after }: BothTypes): BothTypes {
  return { before: after, after: before };
}

type Value = string | number | boolean | null;

function literalsOf(type: TypeNode): Value[] {
  return membersOf(type).flatMap((member) =>
    typeof member === "object" && member.kind === "literal" ? [member.value] : [],
  );
}

function withoutLiterals(type: TypeNode): TypeNode {
  return unionOf(membersOf(type).filter((member) => typeof member === "string" || member.kind !== "literal"));
}

/** A type as text, for comparisons that include its descriptions. */
function bare(type: TypeNode): string {
  return JSON.stringify(type);
}

function literal(value: Value): TypeNode {
  return { kind: "literal", value };
}

/** Shows long types around their first difference. */
function stepText(before: string, after: string): string {
  return before.length + after.length > 120 ? formatStep(before, after) : `${before} → ${after}`;
}

function shortType({ type, values }: PropDescriptor): string {
  return type === "enum" ? `enum of ${values?.length ?? 0}` : type;
}

const show = (value: Value) => JSON.stringify(value);
