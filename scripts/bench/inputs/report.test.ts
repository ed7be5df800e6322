import { expect, test } from "vitest";
import { renderInputs } from "./report";

test("shows each time with its multiple of the shortest list's time", () => {
  const { text, over } = renderInputs([
    { name: "Combobox", count: 100, open: [10, 10, 10], type: [4, 5, 6] },
    { name: "Combobox", count: 10_000, open: [14, 15, 16], type: [11, 11, 11] },
  ]);
  expect(text.split("\n")[3]).toMatch(/Combobox +10,000 +15\.0 +1\.50 +ok +11\.0 +2\.20 +over/);
  expect(over).toEqual(["Combobox type 10000"]);
});
