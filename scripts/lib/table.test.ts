import { expect, test } from "vitest";
import { budgetStatus, table } from "./table";

test("columns are as wide as their longest cell, and figures are right-aligned", () => {
  expect(
    table(
      ["what", "KiB"],
      [
        ["Button", "3.24"],
        ["Dialog", "23.5"],
        ["Loader", ""],
      ],
    ),
  ).toBe(["what     KiB", "──────  ────", "Button  3.24", "Dialog  23.5", "Loader"].join("\n"));
});

test.each([
  [2, 2, "ok"],
  [2.01, 2, "over"],
  [2, undefined, ""],
])("%s of %s is %o", (figure, budget, word) => {
  expect(budgetStatus(figure, budget)).toBe(word);
});
