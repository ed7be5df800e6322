import type { Fact } from "../../../../.storybook/truth/fact";
import { readCatalog } from "../../../../src/catalog";
import document from "../../../../src/catalog/catalog.json";
import { checkSource } from "../../../../src/check";
import type { Snippet } from "./snippet";

/** Checks each snippet against the catalog, as `kerf check` does. */
export function checkSources(snippets: readonly Snippet[]): Fact[] {
  const catalog = readCatalog(document);
  return snippets.map(({ story, code }) => {
    const problems = checkSource(code, catalog, { complete: true });
    const lines = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    return { kind: "snippet check", subject: story, ...(lines.length > 0 && { problem: lines.join("\n") }) };
  });
}
