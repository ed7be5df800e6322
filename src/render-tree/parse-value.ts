import { foldType } from "../catalog/fold-type";
import { join } from "../catalog/problems";
import { formatType } from "../catalog/type/format";
import { resolve } from "../catalog/type/resolve";
import type { ObjectType, TypeNode, TypeStructure } from "../catalog/types";
import { asIs, combined, type Reading, refused } from "./parsed-value";
import { readContent, readNode } from "./read-content";
import { isRecord, keyProblem, showAny, stringProblem } from "./read-json";
import { pickerTypes } from "./read-picker";
import type { Position } from "./scope";

/**
 * Reads a value by its type.
 *
 * @param wanted The type in words, if messages need it.
 */
export function parseValue(
  type: TypeNode,
  value: unknown,
  position: Position,
  wanted: () => string,
): Reading {
  const wrong = () => refused(position.path, `is ${showAny(value)}; it must be ${wanted()}.`);
  const known = readKnown(type, value, position, wrong);
  if (known) return known;
  if (typeof type === "string") return unknownType(type, position);
  if (type.kind === "union") return readUnion(type.members, value, position, wanted);
  const resolved = resolve(type, position.scope.types);
  if (resolved !== type) return parseValue(resolved, value, position, wanted);
  position.scope.budget.count(value, position.path);
  return foldType<Reading>(
    type,
    {
      literal: (literal) => (literal.value === value ? asIs(value) : wrong()),
      array: ({ item }) => (Array.isArray(value) ? readList(value, () => item, position) : wrong()),
      tuple: ({ items }) =>
        Array.isArray(value) && value.length === items.length
          ? readList(value, (index) => items[index]?.type as TypeNode, position)
          : wrong(),
      object: (object) => (isRecord(value) ? readFields(object, value, position) : wrong()),
      record: (record) => (isRecord(value) ? readRecord(record.value, value, position) : wrong()),
      function: () =>
        refused(position.path, "takes a function, which JSON can't contain. A tree executes nothing."),
    },
    () => unknownType(formatType(type), position),
  );
}

/**
 * Reads a value as the first member of a union that it matches. For a list or object that matches no member,
 * returns the result of the only member of its kind.
 */
function readUnion(
  members: readonly TypeNode[],
  value: unknown,
  position: Position,
  wanted: () => string,
): Reading {
  // Checks literals first, because a union may have many of them, and most values match one.
  if (members.some((member) => isKind(member, ["literal"]) && member.value === value)) return asIs(value);
  const readings = members.map((member) => ({
    member,
    reading: parseValue(member, value, position, wanted),
  }));
  const fitting = readings.find(({ reading }) => reading.problems.length === 0);
  if (fitting) return fitting.reading;
  const kinds: Kind[] = Array.isArray(value)
    ? ["array", "tuple"]
    : isRecord(value)
      ? ["object", "record"]
      : [];
  const akin = readings.filter(({ member }) => isKind(resolve(member, position.scope.types), kinds));
  return (
    (akin.length === 1 && akin[0]?.reading) ||
    refused(position.path, `is ${showAny(value)}; it must be ${wanted()}.`)
  );
}

type Kind = TypeStructure["kind"];

function isKind(type: TypeNode, kinds: readonly Kind[]): type is TypeStructure & { kind: "literal" } {
  return typeof type === "object" && kinds.includes(type.kind);
}

/** Types that are read by their names: those of React, and those of pickers, whose values are data. */
function readKnown(
  type: TypeNode,
  value: unknown,
  position: Position,
  wrong: () => Reading,
): Reading | undefined {
  const key = formatType(type).replace(/\s/g, "");
  const { path, scope } = position;
  if (key === "ReactNode" || key === "IconProp") return readContent(value, path, scope);
  const readPicker = Object.hasOwn(pickerTypes, key) ? pickerTypes[key] : undefined;
  if (readPicker) return readPicker(value, position);
  if (!readable.includes(key)) return undefined;
  scope.budget.count(value, path);
  if (key === "RenderProp" || key === "ReactElement") return readNode(value, path);
  if (key === "boolean" || key === "Multiple") return typeof value === "boolean" ? asIs(value) : wrong();
  if (key === "null") return value === null ? asIs(value) : wrong();
  if (key === "string") return typeof value === "string" ? readString(value, position) : wrong();
  return typeof value === "number" && Number.isFinite(value) ? readNumber(value, position) : wrong();
}

const readable = ["RenderProp", "ReactElement", "boolean", "Multiple", "null", "string", "number"];

function unknownType(name: string, { path }: Position): Reading {
  return refused(path, `takes a ${name}, which the catalog doesn't describe. Leave it out.`);
}

/** Props that set how often something is rendered. */
const repeating = ["columns", "numberOfMonths", "rows"];

function readNumber(value: number, { path, name, scope }: Position): Reading {
  const { repeats } = scope.budget.limits;
  if (!repeating.includes(name) || value <= repeats) return asIs(value);
  return refused(
    path,
    `is ${value}; at most ${repeats} are allowed. Send fewer, or raise \`limits.repeats\`.`,
  );
}

function readString(value: string, { path, name }: Position): Reading {
  const problem = stringProblem(name, value, path);
  return problem ? refused(problem.path, problem.message) : asIs(value);
}

function readList(
  list: readonly unknown[],
  typeOf: (index: number) => TypeNode,
  position: Position,
): Reading {
  const readings = list.map((item, index) =>
    parseValue(typeOf(index), item, { ...position, path: `${position.path}[${index}]` }, () =>
      wordsOf(typeOf(index)),
    ),
  );
  return combined(readings, (items) => items);
}

function readFields(
  type: ObjectType,
  value: Record<string, unknown>,
  { path, props, scope }: Position,
): Reading {
  const keys = Object.keys(value);
  const missing = Object.entries(type.fields).filter(
    ([name, { required }]) => required && !keys.includes(name),
  );
  const readings = keys.map((name): Reading => {
    const position = { name, path: join(path, name), props, scope };
    const problem = keyProblem(name, path);
    if (problem) return refused(problem.path, problem.message);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (!field)
      return refused(position.path, `is unknown. The fields are: ${Object.keys(type.fields).join(", ")}.`);
    return parseValue(field.type, value[name], position, () => wordsOf(field.type));
  });
  const absent = missing.map(([name]) => refused(join(path, name), "is missing."));
  return combined([...readings, ...absent], (values) =>
    Object.fromEntries(keys.map((name, index) => [name, values[index]])),
  );
}

function readRecord(
  type: TypeNode,
  value: Record<string, unknown>,
  { path, props, scope }: Position,
): Reading {
  const keys = Object.keys(value);
  const readings = keys.map((name): Reading => {
    const problem = keyProblem(name, path);
    if (problem) return refused(problem.path, problem.message);
    return parseValue(type, value[name], { name, path: join(path, name), props, scope }, () => wordsOf(type));
  });
  return combined(readings, (values) => Object.fromEntries(keys.map((name, index) => [name, values[index]])));
}

/** A type inside another type, in words. */
function wordsOf(type: TypeNode): string {
  return foldType<string>(
    type,
    {
      bare: (name) => (name === "null" ? name : `a ${name}`),
      literal: ({ value }) => JSON.stringify(value),
      union: ({ members }) => members.map(wordsOf).join(" or "),
      array: () => "a list",
      tuple: () => "a list",
      object: () => "an object",
      record: () => "an object",
    },
    (other) => `a ${formatType(other)}`,
  );
}
