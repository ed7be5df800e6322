import { expect, test } from "vitest";
import type { Catalog } from "../../../../src/catalog";
import type { StoryRecord } from "../../../runner/record";
import { cellsOf } from "./cells";
import { coverageFacts, coverCells } from "./cover";

const catalog = {
  version: "1.0.0",
  components: {
    Pill: {
      name: "Pill",
      props: {
        tone: { type: "enum", values: ["red", "blue"], stateClasses: { red: { hover: "hover:bg-red" } } },
        label: { type: "string" },
      },
      subComponents: { Dot: { name: "Dot", props: { size: { type: "enum", values: ["sm"] } } } },
      styling: { dimensions: {}, tokens: [], states: ["data-starting-style", "hover"] },
    },
  },
} as unknown as Catalog;
const names = ["Pill.tone=red", "Pill.tone=red:hover", "Pill.tone=blue", "Pill.Dot.size=sm", "Pill:hover"];

const record = (more: Partial<StoryRecord>): StoryRecord => ({
  id: "pill--all",
  title: "Pill",
  name: "All",
  failures: [],
  facts: [],
  pictures: [
    { mode: "light", outcome: "same", width: 1, height: 1, hash: "" },
    { mode: "dark", outcome: "same", width: 1, height: 1, hash: "" },
  ],
  shown: [{ modes: ["light", "dark"], cells: names }],
  axe: true,
  play: false,
  attempts: 1,
  milliseconds: 1,
  ...more,
});
const problems = (...records: StoryRecord[]) =>
  coverageFacts(coverCells(cellsOf(catalog), records)).flatMap(({ subject, problem }) =>
    problem ? [`${subject}: ${problem}`] : [],
  );

test("values, their states, and the component's states are cells, but not states of animations", () => {
  expect(cellsOf(catalog).map(({ name }) => name)).toEqual(names);
});

test("a story that shows every cell in pictures of both themes covers them all", () => {
  expect(problems(record({}))).toEqual([]);
});

test("a cell that no story shows is missing, in each theme", () => {
  const shown = [{ modes: ["light" as const], cells: names }];
  expect(problems(record({ shown }))).toHaveLength(names.length);
  const without = [{ modes: ["light" as const, "dark" as const], cells: names.slice(1) }];
  expect(problems(record({ shown: without }))).toEqual([
    "Pill.tone=red in light: No story that passes shows it.",
    "Pill.tone=red in dark: No story that passes shows it.",
  ]);
});

test("a story that failed covers nothing", () => {
  expect(problems(record({ failures: [{ layer: "axe", message: "" }] }))).toHaveLength(names.length * 2);
});

test("a cell without a check, or without a picture, is not covered", () => {
  expect(problems(record({ axe: false }))[0]).toMatch(/No check covers it: axe is off in pill--all/);
  expect(problems(record({ axe: false, play: true }))).toEqual([]);
  expect(problems(record({ pictures: [] }))[0]).toMatch(/No picture shows it: pill--all takes none/);
});
