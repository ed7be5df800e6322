import { foreignStyles } from "../../../../.storybook/kit/foreign-styles";
import { readCatalog } from "../../../../src/catalog";
import document from "../../../../src/catalog/catalog.json";
import { checkSource } from "../../../../src/check";
import type { Fact } from "../../../lib/fact";
import type { Snippet } from "./snippet";

/** Checks each snippet against the catalog, as `kerf check` does, and that it relies on no styles besides Kerf's. */
export function checkSources(snippets: readonly Snippet[]): Fact[] {
  const catalog = readCatalog(document);
  return snippets.map(({ story, code }) => {
    const problems = checkSource(code, catalog, { complete: true }).filter(
      // A grid of all values has deprecated values beside those that replace them.
      ({ rule, fix }) =>
        rule !== "deprecated" || !fix?.every(({ text }) => code.includes(JSON.stringify(text))),
    );
    const lines = [
      ...problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
      ...foreignStyles(code).map((line) => `It relies on styles of the application: ${line}`),
    ];
    return { kind: "snippet check", subject: story, ...(lines.length > 0 && { problem: lines.join("\n") }) };
  });
}
