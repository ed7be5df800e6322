import { Ajv } from "ajv";
import { type Report, reportVersion } from "../../report/model";

/** More changes than any run has. */
const MOST_CHANGES = 50_000;

const text = { type: "string", maxLength: 10_000 };
/** A part of a path or URL, without characters that could make it point elsewhere. */
const name = { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_-]{0,199}$" };
const texts = { type: "array", items: text, maxItems: 10_000 };
const listOf = (items: object) => ({ type: "array", items, maxItems: 10_000 });
const object = (properties: object, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});

const detail = object({ slot: text, property: text, before: text, after: text });
const change = object(
  {
    key: text,
    storyId: name,
    mode: name,
    kind: { enum: ["changed", "new", "removed"] },
    message: text,
    details: listOf(detail),
  },
  ["details"],
);
const cause = object(
  { kind: { enum: ["token", "recipe"] }, name: text, file: text, origin: text, values: listOf(listOf(text)) },
  ["file", "values"],
);
const facts = object({ title: text, name: text, failures: listOf({ type: "object" }), causes: texts });

const isReport = new Ajv().compile<Report>(
  object({
    version: { const: reportVersion },
    shots: { type: "integer" },
    stories: { type: "integer" },
    changes: { type: "array", items: change, maxItems: MOST_CHANGES },
    facts: { type: "object", additionalProperties: facts },
    causes: { type: "object", additionalProperties: cause },
    flakes: listOf({ type: "object" }),
  }),
);

/**
 * Reads a report that a fork's code has written.
 *
 * @throws If its format isn't the one that comments are made from.
 */
export function readForeignReport(json: string): Report {
  const report: unknown = JSON.parse(json);
  if (isReport(report)) return report;
  const [error] = isReport.errors ?? [];
  throw new Error(`The report isn't valid: ${error?.instancePath || "it"} ${error?.message}.`);
}
