import { join } from "../catalog/problems";
import { asIs, combined, type Reading, refused } from "./parsed-value";
import { readContent } from "./read-content";
import { dataProblems, isRecord, keyProblem, showAny } from "./read-json";
import type { Position } from "./scope";

/** Types that the catalog names without describing: the items of pickers, and their selection. */
export const pickerTypes: Record<string, (value: unknown, position: Position) => Reading> = {
  unknown: readItem,
  Value: readItem,
  Items: (value, position) => readItems(value, position, readItemOrGroup),
  "SelectItems<Value>": readSelectItems,
  "SelectSelection<Value,Multiple>": readSelection,
  "ComboboxSelection<ItemOf<Items>,Multiple>": readSelection,
};

/** With `multiple`, a list of items. Otherwise one item. */
function readSelection(value: unknown, position: Position): Reading {
  if (position.props.multiple === true) return readItems(value, position, readItem);
  return Array.isArray(value)
    ? refused(position.path, "is a list; without `multiple` it must be one value.")
    : readItem(value, position);
}

function readItems(
  value: unknown,
  position: Position,
  read: (value: unknown, position: Position) => Reading,
): Reading {
  if (!Array.isArray(value)) return refused(position.path, `is ${showAny(value)}; it must be a list.`);
  position.scope.budget.count(value, position.path);
  const readings = value.map((item, index) => {
    const path = `${position.path}[${index}]`;
    if (item === null) return refused(path, "is null; leave it out, or give a text, a number or an object.");
    return read(item, { ...position, path });
  });
  return combined(readings, (items) => items);
}

/** An item, or `{ "value": "Asia", "items": [ … ] }`. */
function readItemOrGroup(value: unknown, position: Position): Reading {
  if (!isRecord(value) || !Object.hasOwn(value, "items")) return readItem(value, position);
  const items = readItems(value.items, { ...position, path: join(position.path, "items") }, readItem);
  const { items: _, ...rest } = value;
  return combined([readItem(rest, position), items], () => value);
}

/** A value, or an object shown by its `label` or `value`. */
function readItem(value: unknown, { path, name, scope }: Position): Reading {
  const problems = dataProblems(value, path, name, scope.budget);
  if (problems[0]) return refused(problems[0].path, problems[0].message);
  if (!isRecord(value)) return asIs(value);
  for (const key of ["label", "value"]) {
    const text = value[key];
    if (text === undefined || text === null || ["string", "number", "boolean"].includes(typeof text))
      continue;
    return refused(
      join(path, key),
      `is ${showAny(text)}; it must be a text or a number, because it is displayed.`,
    );
  }
  return asIs(value);
}

/** Labels by value, or a list of `{ "value": "de", "label": "Germany", "disabled": true }`. */
function readSelectItems(value: unknown, position: Position): Reading {
  if (isRecord(value)) {
    position.scope.budget.count(value, position.path);
    const keys = Object.keys(value);
    const labels = keys.map((key) => {
      const problem = keyProblem(key, position.path);
      return problem
        ? refused(problem.path, problem.message)
        : readContent(value[key], join(position.path, key), position.scope);
    });
    return combined(labels, (made) => Object.fromEntries(keys.map((key, index) => [key, made[index]])));
  }
  return readItems(value, position, readSelectItem);
}

function readSelectItem(value: unknown, position: Position): Reading {
  const wanted = '{"value": …, "label": "…"}';
  if (!isRecord(value)) return refused(position.path, `is ${showAny(value)}; it must be ${wanted}.`);
  const { label, value: held, ...rest } = value;
  const [problem] = dataProblems(rest, position.path, position.name, position.scope.budget);
  if (problem) return refused(problem.path, problem.message);
  for (const key of ["label", "value"]) {
    if (!Object.hasOwn(value, key))
      return refused(join(position.path, key), `is missing; an item is ${wanted}.`);
  }
  const { disabled = false } = rest;
  if (typeof disabled !== "boolean") {
    return refused(join(position.path, "disabled"), `is ${showAny(disabled)}; it must be true or false.`);
  }
  const item = readItem(held, { ...position, path: join(position.path, "value"), name: "value" });
  const shown = readContent(label, join(position.path, "label"), position.scope);
  return combined([item, shown], ([value, label]) => ({ ...rest, value, label }));
}
