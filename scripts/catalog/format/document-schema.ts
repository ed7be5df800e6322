import * as z from "zod";
import type { Schema } from "../../../src/catalog/schema";
import { catalog } from "./catalog";

/** The JSON Schema of the document. */
export const documentSchema = z.toJSONSchema(catalog);

/** The schema that the reader checks: the document's schema without descriptions. */
export const readerFormat = withoutTexts({
  $ref: documentSchema.$ref,
  $defs: documentSchema.$defs,
}) as Schema;

/** Removes descriptions, except those of rules, which are the messages of errors. */
function withoutTexts(value: unknown, isRule = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each, isRule));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, each]) => !(key === "description" && typeof each === "string" && !isRule) && each !== false,
  );
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutTexts(each, key === "allOf")]));
}
