import { expect, test } from "vitest";
import { withExtension } from "./declarations";

const written = new Set(["/out/button/button.d.ts", "/out/loader/index.d.ts", "/out/index.d.ts"]);
const rewrite = (specifier: string, from: string) =>
  withExtension(specifier, from, (path) => written.has(path));

test.each([
  ["./button", "/out/button/index.d.ts", "./button.js"],
  ["../loader", "/out/button/button.d.ts", "../loader/index.js"],
  [".", "/out/loader/loader.d.ts", "./index.js"],
  ["..", "/out/button/button.d.ts", "../index.js"],
])("%s in %s becomes %s", (specifier, from, expected) => {
  expect(rewrite(specifier, from)).toBe(expected);
});

test("throws for a module without a declaration, and names the importer and the specifier", () => {
  expect(() => rewrite("./gone", "/out/index.d.ts")).toThrow('/out/index.d.ts imports "./gone"');
});
