import { transform } from "sucrase";
import { expect, test } from "vitest";
import { pack, readEdits, unpack, writeEdits } from "./packed";
import { exampleIn, formatted, problemOf, runnable } from "./runnable";

test("wraps elements in a component without changing line numbers", () => {
  const code = 'import { Button } from "@kerf/react";\n\n<Button>One</Button>\n<Button>Two</Button>;\n';
  expect(runnable(code)).toBe(
    'import { Button } from "@kerf/react";\n\nexport default () => (<><Button>One</Button>\n<Button>Two</Button></>);',
  );
});

test("leaves a module that exports its component unchanged", () => {
  const code = "export function Example() {\n  return <p />;\n}\n";
  expect(runnable(code)).toBe(code);
});

test("renders the default export, or else the last exported function", () => {
  const [one, two] = [() => 1, () => 2];
  expect(exampleIn({ one, two, three: 3 })).toBe(two);
  expect(exampleIn({ default: one, two })).toBe(one);
  expect(exampleIn({ three: 3 })).toBeUndefined();
});

test("reports the line of a syntax error, and its message without the file name", () => {
  try {
    transform("const a = 1;\nconst b = (;\n", { transforms: ["typescript"], filePath: "example.tsx" });
    expect.unreachable();
  } catch (error) {
    expect(problemOf(error)).toEqual({ line: 2, message: "Unexpected token", isSyntax: true });
  }
});

test("finds the line of a thrown error if its stack names the edited code", () => {
  const stack = "Error: broken\n    at Example (example.tsx:7:9)\n    at renderWithHooks (<anonymous>:1:2)";
  expect(problemOf(Object.assign(new Error("broken"), { stack })).line).toBe(7);
  expect(problemOf("broken")).toEqual({ message: "broken", isSyntax: false });
});

test("replaces the placeholders of a console message with its values", () => {
  expect(formatted(['Each child in a list needs a "key".%s', "\nSee App"])).toBe(
    'Each child in a list needs a "key".\nSee App',
  );
  expect(formatted([new Error("broken"), 1])).toBe("Error: broken 1");
});

test("packs and unpacks code with any characters", async () => {
  const code = 'export const a = "ä 日本 🎉 + / = . ~";\n'.repeat(50);
  const packed = await pack(code);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(code.length / 4);
  expect(await unpack(packed)).toBe(code);
});

test("throws for a link that was cut off", async () => {
  const packed = await pack("export function Example() {}\n".repeat(20));
  await expect(unpack(packed.slice(0, packed.length / 2))).rejects.toThrow();
  await expect(unpack("%")).rejects.toThrow();
});

test("writes the edits of several stories to one parameter", () => {
  const edits = new Map([
    ["with-icon", "a-_1"],
    ["sizes", "b"],
  ]);
  expect(readEdits(writeEdits(edits) ?? "")).toEqual(edits);
  expect(writeEdits(new Map())).toBeUndefined();
  expect(readEdits("cut-off")).toEqual(new Map());
});
