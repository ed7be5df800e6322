import { type Change, formatStep } from "../diff";
import type { PropDescriptor } from "../types";
import type { Rating } from "./change";
import { type BothTypes, judgeType } from "./type";

/** A new prop. */
export function judgePropNew({ required }: PropDescriptor): Rating {
  return required
    ? { kind: "added", level: "major", text: "required prop added" }
    : { kind: "added", level: "minor", text: "prop added" };
}

/** A removed prop, deprecated before or not. */
export function judgePropGone({ deprecated }: PropDescriptor): Rating {
  const text = deprecated === undefined ? "prop removed" : "deprecated prop removed";
  return { kind: "removed", level: "major", text };
}

/** The changes of a prop in both documents. */
export function judgeProp(
  before: PropDescriptor,
  after: PropDescriptor,
  changes: Change[],
  types: BothTypes,
): Rating[] {
  const fields = new Set(changes.map(({ path: [field = ""] }) => field));
  return [
    ...judgeType(before, after, types),
    ...judgeRequired(before, after),
    ...judgeDefault(before, after),
    ...judgeDeprecated(before, after),
    ...judgeDeprecatedValues(before, after),
    ...[...fields].filter((field) => !judged.has(field)).flatMap((field) => judgeTexts(field, changes)),
  ].concat(fields.has("values") ? judgeOrder(before, after) : []);
}

/** Fields that are compared separately. */
const judged = new Set([
  "type",
  "structure",
  "values",
  "optional",
  "required",
  "default",
  "deprecated",
  "deprecatedValues",
]);

/** Some documents have neither `optional` nor `required`. Such a prop is optional. */
function judgeRequired(before: PropDescriptor, after: PropDescriptor): Rating[] {
  if (Boolean(before.required) === Boolean(after.required)) return [];
  return after.required
    ? [{ kind: "changed", level: "major", text: "became required" }]
    : [{ kind: "changed", level: "minor", text: "became optional" }];
}

/** Code that omits the prop gets a different value, unless the default only documents what already applied. */
export function judgeDefault(
  before: Pick<PropDescriptor, "default">,
  after: Pick<PropDescriptor, "default">,
): Rating[] {
  const [was, is] = [before.default, after.default];
  if (was === is) return [];
  const nothing = [undefined, "undefined", "false", "null"];
  const level = nothing.includes(was) && nothing.includes(is) ? "patch" : "major";
  return [{ kind: "changed", level, text: `default ${was ?? "(none)"} → ${is ?? "(none)"}` }];
}

function judgeDeprecated(before: PropDescriptor, after: PropDescriptor): Rating[] {
  const [was, is] = [before.deprecated, after.deprecated];
  if (was === is) return [];
  if (is === undefined) return [{ kind: "changed", level: "patch", text: "prop no longer deprecated" }];
  return was === undefined
    ? [{ kind: "deprecated", level: "minor", text: `prop deprecated: ${is}` }]
    : [{ kind: "changed", level: "patch", text: `\`deprecated\` ${formatStep(was, is)}` }];
}

/** Compares the deprecations of values that are in both catalogs. */
function judgeDeprecatedValues(before: PropDescriptor, after: PropDescriptor): Rating[] {
  const [was, is] = [before.deprecatedValues ?? {}, after.deprecatedValues ?? {}];
  const common = (after.values ?? []).filter((value) => before.values?.includes(value));
  return common.flatMap((value): Rating[] => {
    if (was[value] === is[value]) return [];
    const name = `value ${JSON.stringify(value)}`;
    if (is[value] === undefined)
      return [{ kind: "changed", level: "patch", text: `${name} no longer deprecated` }];
    return was[value] === undefined
      ? [{ kind: "deprecated", level: "minor", text: `${name} deprecated: ${is[value]}` }]
      : [{ kind: "changed", level: "patch", text: `${name}: deprecation message changed` }];
  });
}

/** Reports changed texts and classes. Those of an added or removed value are part of that change. */
function judgeTexts(field: string, changes: Change[]): Rating[] {
  const ofField = changes.filter(({ path }) => path[0] === field);
  const gone = new Set(changes.filter(({ path }) => path[0] === "values").map(itemOf));
  const places = new Set(ofField.map(({ path: [, value] }) => value).filter((value) => !gone.has(value)));
  if (places.size === 0) return [];
  const names = [...places].flatMap((value) => (value === undefined ? [] : [JSON.stringify(value)]));
  const of = names.length > 0 ? ` of ${names.join(", ")}` : "";
  return [{ kind: "changed", level: "patch", text: `\`${field}\`${of} changed` }];
}

/** The value that a change in the list is about. */
function itemOf({ before, after }: Change): unknown {
  return before ?? after;
}

function judgeOrder(
  { values: before = [] }: PropDescriptor,
  { values: after = [] }: PropDescriptor,
): Rating[] {
  const sameSet = before.length === after.length && before.every((value) => after.includes(value));
  return sameSet ? [{ kind: "changed", level: "patch", text: "`values` reordered" }] : [];
}
