import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modules, reachedFrom, read, run, sourceOf, subPaths } from "./packed";

const directive = /^["']use client["'];/;
const isClient = (file: string) => directive.test(read(file));

test("'use client' is in the same modules as in the source", () => {
  const built = modules().filter((file) => !file.startsWith("dist/exports/"));
  expect(built.length).toBeGreaterThan(10);
  for (const file of built) {
    const source = readFileSync(sourceOf(file) ?? file, "utf8");
    expect([file, isClient(file)]).toEqual([file, directive.test(source)]);
  }
});

describe("the modules that a server component runs", () => {
  const entries = ["dist/index.js", ...subPaths().map((path) => `dist/exports/${path}.js`)];
  const onServer = new Set(
    entries.flatMap((entry) => reachedFrom(entry, isClient)).filter((file) => !isClient(file)),
  );

  test("import nothing from React that the server lacks", async () => {
    const list = "console.log(JSON.stringify(Object.keys(require('react'))))";
    const { stdout } = await run(process.execPath, ["--conditions=react-server", "-e", list]);
    const known = new Set<string>(JSON.parse(stdout));
    expect(onServer.size).toBeGreaterThan(100);
    const lacking = [...onServer].flatMap((file) =>
      namesFrom("react", read(file)).flatMap((name) => (known.has(name) ? [] : [`${file}: ${name}`])),
    );
    expect(lacking).toEqual([]);
  });
});

test("every client module needs the browser: for a hook, a context, a primitive or a handler", () => {
  const reason =
    /\buse[A-Z]?\w*\(|[cC]ontext|from "(@base-ui|@headlessui|react-day-picker)|\bon[A-Z]\w*[:,]|addEventListener|extends Component\b/;
  expect(modules().filter((file) => isClient(file) && !reason.test(read(file)))).toEqual([]);
});

/** The names that a module imports from a package. */
function namesFrom(name: string, code: string): string[] {
  return [...code.matchAll(new RegExp(`import \\{([^}]*)\\} from "${name}"`, "g"))].flatMap(
    ([, names = ""]) => names.split(",").map((each) => each.trim().replace(/ as .*/, "")),
  );
}
