import { createElement, Fragment } from "react";
import { asIs, combined, nodeAt, type Reading, refused } from "./parsed-value";
import { isRecord, showAny } from "./read-json";
import type { Scope } from "./scope";

/** The JSON values that a `ReactNode` supports. */
const content = 'text, a number, {"node": "id"}, or a list of these';

/** Reads the value of a prop of type `ReactNode`. */
export function readContent(value: unknown, path: string, scope: Scope): Reading {
  scope.budget.count(value, path);
  if (value === null || ["string", "boolean"].includes(typeof value)) return asIs(value);
  if (typeof value === "number" && Number.isFinite(value)) return asIs(value);
  if (!Array.isArray(value)) return readNode(value, path, content);
  const items = value.map((item, index) =>
    Array.isArray(item)
      ? refused(`${path}[${index}]`, "is a list within a list.")
      : readContent(item, `${path}[${index}]`, scope),
  );
  return combined(items, (nodes) => createElement(Fragment, null, ...(nodes as string[])));
}

/** Reads `{ "node": "id" }`. */
export function readNode(value: unknown, path: string, wanted = '{"node": "id"}'): Reading {
  const isNode = isRecord(value) && Object.keys(value).join() === "node" && typeof value.node === "string";
  return isNode
    ? nodeAt(value.node as string, `${path}.node`)
    : refused(path, `is ${showAny(value)}; it must be ${wanted}.`);
}

/** Reads a node's list of children. */
export function readChildren(list: unknown, path: string, { budget }: Scope): Reading[] {
  if (!Array.isArray(list))
    return [refused(path, `is ${showAny(list)}; it must be a list of ids and {"text": "…"}.`)];
  budget.count(list, path);
  return list.map((item, index) => {
    const position = `${path}[${index}]`;
    budget.count(isRecord(item) ? item.text : item, position);
    if (typeof item === "string") return nodeAt(item, position);
    const isText = isRecord(item) && Object.keys(item).join() === "text" && typeof item.text === "string";
    return isText
      ? asIs(item.text)
      : refused(position, `is ${showAny(item)}; it must be an id or {"text": "…"}.`);
  });
}
