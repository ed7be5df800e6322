import type { PropDescriptor } from "../../../../src/catalog/types";

/** A default as one writes it in code; the catalog writes strings without quotes. */
export function defaultSource({ type, values, default: text = "" }: PropDescriptor): string {
  if (values?.includes(text)) return JSON.stringify(text);
  const isLiteral = /^(true|false|null|-?\d+(\.\d+)?|\[.*\])$/.test(text);
  return isLiteral && type !== "string" ? text : JSON.stringify(text);
}
