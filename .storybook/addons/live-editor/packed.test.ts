import { expect, test } from "vitest";
import { pack, readEdits, unpack, writeEdits } from "./packed";

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
