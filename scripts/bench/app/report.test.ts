import { expect, test } from "vitest";
import { type AppFigures, renderApp } from "./report";

const held = { heap: 9_000_000, nodes: 100, listeners: 20 };
const load = { script: 80, layout: 40, longTasks: [120], shift: 0, lateFontShift: 0.0002 };
const toasts = { flood: 1000, few: [10, 12], many: [20, 24] };
const figures: AppFigures = {
  components: 2,
  examples: 3,
  loads: [load, load],
  toasts,
  before: held,
  after: held,
};

test("reports no problem without layout shifts and leaks", () => {
  expect(renderApp(figures).problems).toEqual([]);
  expect(renderApp(figures).text).toContain("3 examples of 2 components");
  expect(renderApp(figures).text).toMatch(
    /1,000 toasts at once, script, ms +22\.0.*\n.*as a multiple of 3 +2\.0/,
  );
});

test.each<[Partial<AppFigures>, string]>([
  [{ loads: [load, { ...load, shift: 0.01 }] }, "moves after"],
  [{ loads: [load, { ...load, lateFontShift: 0.01 }] }, "font"],
  [{ toasts: { ...toasts, many: [240, 260] } }, "flood"],
  [{ after: { ...held, heap: 9_050_000 } }, "heap"],
  [{ after: { ...held, nodes: 101 } }, "Nodes"],
  [{ after: { ...held, listeners: 21 } }, "Listeners"],
])("reports %o", (change, word) => {
  expect(renderApp({ ...figures, ...change }).problems).toEqual([expect.stringContaining(word)]);
});
