import { describe, expect, test } from "vitest";
import document from "../catalog/catalog.json";
import { compareCatalogs } from "../catalog/compare/compare";
import { catalogTexts } from "../catalog/markdown";
import { parseCatalog, readCatalog } from "../catalog/read";
import early from "./early-catalog.json";
import { run } from "./run";

/**
 * A document in the first revision of the format. It has no descriptions of values, flags, classes, sizes, aliases or
 * deprecations, and has fields that no longer exist.
 */
const text = JSON.stringify(early);

describe("a catalog of the first revision", () => {
  test("is valid", () => {
    expect(parseCatalog(text)).toEqual(early);
  });

  test("can be compared with the current one", () => {
    const { changes } = compareCatalogs(readCatalog(early), readCatalog(document));
    expect(changes).toContainEqual({
      kind: "added",
      level: "minor",
      subject: "Badge.appearance",
      text: "prop added",
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ subject: "Badge.variant", text: 'value "red" added' }),
    );
    const kept = changes.filter(({ subject, level }) => level === "major" && /^Ba(dge|nner)/.test(subject));
    expect(kept).toEqual([]);
  });

  test("can be converted to pages", () => {
    const texts = catalogTexts(readCatalog(early));
    expect(texts["docs/Badge.md"]).toContain('- `"destructive"`\n');
    expect(Object.values(texts).join("")).not.toMatch(/undefined|null/);
  });

  test.each([
    [["check", "early.json"], "early.json is a valid catalog with 2 components."],
    [["ls", "--catalog", "early.json"], "  Badge  Labels a thing"],
    [["show", "Badge", "--catalog", "early.json"], "  variant: enum, default primary"],
    [["show", "Banner.Action", "--catalog", "early.json"], "What to do."],
    [["search", "alert", "--catalog", "early.json"], "Banner"],
  ])("kerf %j", (args, line) => {
    const outcome = run(args, {
      catalogFile: "",
      tokensFile: "",
      find: (name) => [name],
      version: "",
      read: () => text,
      write: () => {},
      width: 100,
    });
    expect(outcome).toMatchObject({ code: 0, err: "", out: expect.stringContaining(line) });
    expect(outcome.out).not.toContain("undefined");
  });
});
