import { transform } from "sucrase";
import { expect, test } from "vitest";
import { formatted, isSyntax, lineOf, messageOf } from "./frame-errors";

test("reports the line of a syntax error, and its message without the file name", () => {
  try {
    transform("const a = 1;\nconst b = (;\n", { transforms: ["typescript"], filePath: "example.tsx" });
    expect.unreachable();
  } catch (error) {
    expect([lineOf(error), messageOf(error)]).toEqual([2, "Unexpected token"]);
    expect(isSyntax(error)).toBe(true);
  }
});

test("finds the line of a thrown error if its stack names the edited code", () => {
  const stack = "Error: broken\n    at Example (example.tsx:7:9)\n    at renderWithHooks (<anonymous>:1:2)";
  expect(lineOf(Object.assign(new Error("broken"), { stack }))).toBe(7);
  expect([lineOf("broken"), lineOf(undefined)]).toEqual([undefined, undefined]);
});

test("replaces the placeholders of a console message with its values", () => {
  expect(formatted(['Each child in a list needs a "key".%s', "\nSee App"])).toBe(
    'Each child in a list needs a "key".\nSee App',
  );
  expect(formatted([new Error("broken"), 1])).toBe("Error: broken 1");
});
