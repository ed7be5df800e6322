import { join } from "../catalog/shape";
import type { TypeNode } from "../catalog/type-text/parse";
import { readContent, readNode } from "./read-content";
import { isRecord, keyProblem, showAny, stringProblem } from "./read-json";
import { pickerTypes } from "./read-picker";
import { asIs, combined, type Reading, refused } from "./reading";
import type { Place } from "./scope";

/**
 * Reads a value by its type.
 *
 * @param wanted The type in words, if messages need it.
 */
export function readValue(type: TypeNode, value: unknown, place: Place, wanted: () => string): Reading {
  if (type.kind !== "union" && type.kind !== "name") place.scope.budget.count(value, place.path);
  const wrong = () => refused(place.path, `is ${showAny(value)}; it must be ${wanted()}.`);
  switch (type.kind) {
    case "union":
      return readUnion(type.members, value, place, wanted);
    case "literal":
      return type.value === value ? asIs(value) : wrong();
    case "array":
      return Array.isArray(value) ? readList(value, () => type.item, place) : wrong();
    case "tuple": {
      const fits = Array.isArray(value) && value.length === type.items.length;
      return fits ? readList(value, (index) => type.items[index] as TypeNode, place) : wrong();
    }
    case "object":
      return isRecord(value) ? readFields(type, value, place) : wrong();
    case "function":
      return refused(place.path, "takes a function, which JSON cannot give; nothing in a tree is executed.");
    case "name":
      return readNamed(type.name, value, place, wrong);
  }
}

/**
 * The first member that it matches. For a list or object that matches none, the result of the only member of its
 * kind.
 */
function readUnion(
  members: readonly TypeNode[],
  value: unknown,
  place: Place,
  wanted: () => string,
): Reading {
  // A list of values may be long, and most values are in it.
  if (members.some((member) => member.kind === "literal" && member.value === value)) return asIs(value);
  const readings = members.map((member) => ({ member, reading: readValue(member, value, place, wanted) }));
  const fitting = readings.find(({ reading }) => reading.problems.length === 0);
  if (fitting) return fitting.reading;
  const kinds = Array.isArray(value) ? ["array", "tuple"] : isRecord(value) ? ["object"] : [];
  const akin = readings.filter(({ member }) => kinds.includes(member.kind));
  return (
    (akin.length === 1 && akin[0]?.reading) ||
    refused(place.path, `is ${showAny(value)}; it must be ${wanted()}.`)
  );
}

function readNamed(name: string, value: unknown, place: Place, wrong: () => Reading): Reading {
  const key = name.replace(/\s/g, "");
  const { path, scope } = place;
  if (key === "ReactNode" || key === "IconProp") return readContent(value, path, scope);
  const readPicker = Object.hasOwn(pickerTypes, key) ? pickerTypes[key] : undefined;
  if (readPicker) return readPicker(value, place);
  scope.budget.count(value, path);
  if (key === "RenderProp" || key === "ReactElement") return readNode(value, path);
  if (key === "Multiple") return typeof value === "boolean" ? asIs(value) : wrong();
  if (key === "string") return typeof value === "string" ? readString(value, place) : wrong();
  if (key === "number") {
    return typeof value === "number" && Number.isFinite(value) ? readNumber(value, place) : wrong();
  }
  return refused(path, `takes a ${name}, of which the catalog does not say how it is made; leave it out.`);
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
  type: TypeNode & { kind: "object" },
  value: Record<string, unknown>,
  { path, props, scope }: Place,
): Reading {
  const keys = Object.keys(value);
  const missing = [...type.fields].filter(([name, { optional }]) => !optional && !keys.includes(name));
  const readings = keys.map((name): Reading => {
    const place = { name, path: join(path, name), props, scope };
    const problem = keyProblem(name, path);
    if (problem) return refused(problem.path, problem.message);
    const field = type.fields.get(name);
    if (!field) return refused(place.path, `is unknown; there are ${[...type.fields.keys()].join(", ")}.`);
    return readValue(field.type, value[name], place, () => wordsOf(field.type));
  });
  const absent = missing.map(([name]) => refused(join(path, name), "is missing."));
  return combined([...readings, ...absent], (values) =>
    Object.fromEntries(keys.map((name, index) => [name, values[index]])),
  );
}

/** A type inside another type, in words. */
function wordsOf(type: TypeNode): string {
  if (type.kind === "literal") return JSON.stringify(type.value);
  if (type.kind === "name") return `a ${type.name}`;
  if (type.kind === "union") return type.members.map(wordsOf).join(" or ");
  return type.kind === "array" || type.kind === "tuple" ? "a list" : `an ${type.kind}`;
}
