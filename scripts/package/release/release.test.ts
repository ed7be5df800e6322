import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Catalog } from "../../../src/catalog/types";
import { parseNote } from "./notes";
import { addRelease, addSince, examples, nextVersion, planRelease, readSince, requireLinks } from "./plan";

test.each([
  ["1.4.2", "major", "2.0.0"],
  ["1.4.2", "minor", "1.5.0"],
  ["1.4.2", "patch", "1.4.3"],
  ["0.4.2", "major", "0.5.0"],
  ["0.4.2", "minor", "0.4.3"],
] as const)("after %s a %s release is %s", (version, level, next) => {
  expect(nextVersion(version, level)).toBe(next);
});

test("parses a change file, and reports a missing level or text", () => {
  const text = "Badge is wider.\nBy 1 px.";
  expect(parseNote("badge.md", `patch\n${text}\n`)).toEqual({ file: "badge.md", level: "patch", text });
  expect(() => parseNote("badge.md", "tiny\nx")).toThrow('changes/badge.md begins with "tiny"');
  expect(() => parseNote("badge.md", "patch\n")).toThrow("says nothing");
});

const some = readSince().current;
const none: Catalog = { version: some.version, components: {} };
const note = (level: "major" | "minor" | "patch") => ({
  file: `${level}.md`,
  level,
  text: `A ${level} change.`,
});
const since = { version: "1.0.0", notes: [], released: some, current: some };

test("plans no release if nothing changed", () => {
  expect(planRelease(since)).toBeUndefined();
});

test("the most severe note determines the version, and the first release keeps the current version", () => {
  expect(planRelease({ ...since, notes: [note("patch"), note("minor")] })?.version).toBe("1.1.0");
  expect(planRelease({ ...since, released: undefined, notes: [note("minor")] })?.version).toBe("1.0.0");
});

test("refuses a change of the catalog that no note covers, and names it", () => {
  expect(() => planRelease({ ...since, current: none, notes: [note("minor")] })).toThrow(
    "Button component removed",
  );
  expect(() => planRelease({ ...since, released: none })).toThrow('"minor" in its first line');
  expect(planRelease({ ...since, current: none, notes: [note("major")] })?.version).toBe("2.0.0");
});

test("the changelog lists the newest release first, and its most severe changes first", () => {
  const list = { ...note("patch"), text: "- One.\n- Two." };
  const plan = planRelease({ ...since, notes: [list, note("patch"), note("major")] });
  if (!plan) throw new Error("There is no plan.");
  const lines = addRelease("# Changelog\n\nWhy.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n", plan, "2026-02-01")
    .split("\n")
    .filter(Boolean);
  expect(lines).toEqual([
    ...["# Changelog", "Why.", "## 2.0.0 (2026-02-01)", "### Breaking", "- A major change."],
    ...["### Fixed", "- One.", "- Two.", "- A patch change.", "## 1.0.0 (2026-01-01)", "- Old."],
  ]);
});

test("a release adds its version as `@since` to the components without one", () => {
  const doc = (...lines: string[]) => ["/**", ...lines.map((line) => ` * ${line}`), " */\n"].join("\n");
  const part = doc("A part.");
  const old = doc("A pill.", "", "@category Display", "@since 0.1.0");
  const fresh = ["A tag.", "", "@category Display", "@alias label"];
  expect(addSince(part + old + doc(...fresh), "0.2.0")).toBe(part + old + doc(...fresh, "@since 0.2.0"));
});

test("a release needs the project's addresses, and names those that are missing", () => {
  expect(() => requireLinks({ repository: "kerf/react" })).toThrow("package.json has no homepage, bugs.");
  expect(() => requireLinks({ repository: "", homepage: "", bugs: "" })).not.toThrow();
});

test.each(examples)("the example for %s depends on the current version", (name) => {
  const { dependencies } = JSON.parse(readFileSync(`stories/examples/${name}/package.json`, "utf8"));
  expect(dependencies["@kerf/react"]).toBe(readSince().version);
});

test("the change files in the repository make a valid release", () => {
  expect(() => planRelease(readSince())).not.toThrow();
});
