import { join } from "../catalog/problems";
import { formatType } from "../catalog/type/format";
import { resolve } from "../catalog/type/resolve";
import type { ObjectType, TypeNode, TypeStructure } from "../catalog/types";
import { asIs, combined, type Reading, refused } from "./parsed-value";
import { readContent, readNode } from "./read-content";
import { isRecord, keyProblem, showAny, stringProblem } from "./read-json";
import { pickerTypes } from "./read-picker";
import type { Place } from "./scope";

/**
 * Reads a value by its type.
 *
 * @param wanted The type in words, if messages need it.
 */
export function readValue(type: TypeNode, value: unknown, place: Place, wanted: () => string): Reading {
  const wrong = () => refused(place.path, `is ${showAny(value)}; it must be ${wanted()}.`);
  const known = readKnown(type, value, place, wrong);
  if (known) return known;
  if (typeof type === "string") return unknownType(type, place);
  if (type.kind === "union") return readUnion(type.members, value, place, wanted);
  const resolved = resolve(type, place.scope.types);
  if (resolved !== type) return readValue(resolved, value, place, wanted);
  place.scope.budget.count(value, place.path);
  switch (type.kind) {
    case "literal":
      return type.value === value ? asIs(value) : wrong();
    case "array":
      return Array.isArray(value) ? readList(value, () => type.item, place) : wrong();
    case "tuple": {
      const fits = Array.isArray(value) && value.length === type.items.length;
      return fits ? readList(value, (index) => type.items[index]?.type as TypeNode, place) : wrong();
    }
    case "object":
      return isRecord(value) ? readFields(type, value, place) : wrong();
    case "record":
      return isRecord(value) ? readRecord(type.value, value, place) : wrong();
    case "function":
      return refused(place.path, "takes a function, which JSON can't contain. A tree executes nothing.");
    default:
      return unknownType(formatType(type), place);
  }
}

/**
 * Reads a value as the first member of a union that it matches. For a list or object that matches no member,
 * returns the result of the only member of its kind.
 */
function readUnion(
  members: readonly TypeNode[],
  value: unknown,
  place: Place,
  wanted: () => string,
): Reading {
  // Checks literals first, because a union may have many of them, and most values match one.
  if (members.some((member) => isKind(member, ["literal"]) && member.value === value)) return asIs(value);
  const readings = members.map((member) => ({ member, reading: readValue(member, value, place, wanted) }));
  const fitting = readings.find(({ reading }) => reading.problems.length === 0);
  if (fitting) return fitting.reading;
  const kinds: Kind[] = Array.isArray(value)
    ? ["array", "tuple"]
    : isRecord(value)
      ? ["object", "record"]
      : [];
  const akin = readings.filter(({ member }) => isKind(resolve(member, place.scope.types), kinds));
  return (
    (akin.length === 1 && akin[0]?.reading) ||
    refused(place.path, `is ${showAny(value)}; it must be ${wanted()}.`)
  );
}

type Kind = TypeStructure["kind"];

function isKind(type: TypeNode, kinds: readonly Kind[]): type is TypeStructure & { kind: "literal" } {
  return typeof type === "object" && kinds.includes(type.kind);
}

/** Types that are read by their names: those of React, and those of pickers, whose values are data. */
function readKnown(type: TypeNode, value: unknown, place: Place, wrong: () => Reading): Reading | undefined {
  const key = formatType(type).replace(/\s/g, "");
  const { path, scope } = place;
  if (key === "ReactNode" || key === "IconProp") return readContent(value, path, scope);
  const readPicker = Object.hasOwn(pickerTypes, key) ? pickerTypes[key] : undefined;
  if (readPicker) return readPicker(value, place);
  if (!readable.includes(key)) return undefined;
  scope.budget.count(value, path);
  if (key === "RenderProp" || key === "ReactElement") return readNode(value, path);
  if (key === "boolean" || key === "Multiple") return typeof value === "boolean" ? asIs(value) : wrong();
  if (key === "null") return value === null ? asIs(value) : wrong();
  if (key === "string") return typeof value === "string" ? readString(value, place) : wrong();
  return typeof value === "number" && Number.isFinite(value) ? readNumber(value, place) : wrong();
}

const readable = ["RenderProp", "ReactElement", "boolean", "Multiple", "null", "string", "number"];

function unknownType(name: string, { path }: Place): Reading {
  return refused(path, `takes a ${name}, which the catalog doesn't describe. Leave it out.`);
}

/** Props that set how often something is rendered. */
const repeating = ["columns", "numberOfMonths", "rows"];

function readNumber(value: number, { path, name, scope }: Place): Reading {
  const { repeats } = scope.budget.limits;
  if (!repeating.includes(name) || value <= repeats) return asIs(value);
  return refused(
    path,
    `is ${value}; at most ${repeats} are allowed. Send fewer, or raise \`limits.repeats\`.`,
  );
}

function readString(value: string, { path, name }: Place): Reading {
  const problem = stringProblem(name, value, path);
  return problem ? refused(problem.path, problem.message) : asIs(value);
}

function readList(list: readonly unknown[], typeOf: (index: number) => TypeNode, place: Place): Reading {
  const readings = list.map((item, index) =>
    readValue(typeOf(index), item, { ...place, path: `${place.path}[${index}]` }, () =>
      wordsOf(typeOf(index)),
    ),
  );
  return combined(readings, (items) => items);
}

function readFields(
  type: ObjectType,
  value: Record<string, unknown>,
  { path, props, scope }: Place,
): Reading {
  const keys = Object.keys(value);
  const missing = Object.entries(type.fields).filter(
    ([name, { required }]) => required && !keys.includes(name),
  );
  const readings = keys.map((name): Reading => {
    const place = { name, path: join(path, name), props, scope };
    const problem = keyProblem(name, path);
    if (problem) return refused(problem.path, problem.message);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (!field)
      return refused(place.path, `is unknown. The fields are: ${Object.keys(type.fields).join(", ")}.`);
    return readValue(field.type, value[name], place, () => wordsOf(field.type));
  });
  const absent = missing.map(([name]) => refused(join(path, name), "is missing."));
  return combined([...readings, ...absent], (values) =>
    Object.fromEntries(keys.map((name, index) => [name, values[index]])),
  );
}

function readRecord(type: TypeNode, value: Record<string, unknown>, { path, props, scope }: Place): Reading {
  const keys = Object.keys(value);
  const readings = keys.map((name): Reading => {
    const problem = keyProblem(name, path);
    if (problem) return refused(problem.path, problem.message);
    return readValue(type, value[name], { name, path: join(path, name), props, scope }, () => wordsOf(type));
  });
  return combined(readings, (values) => Object.fromEntries(keys.map((name, index) => [name, values[index]])));
}

/** A type inside another type, in words. */
function wordsOf(type: TypeNode): string {
  if (typeof type === "string") return type === "null" ? type : `a ${type}`;
  if (type.kind === "literal") return JSON.stringify(type.value);
  if (type.kind === "union") return type.members.map(wordsOf).join(" or ");
  if (type.kind === "array" || type.kind === "tuple") return "a list";
  return type.kind === "object" || type.kind === "record" ? "an object" : `a ${formatType(type)}`;
}
