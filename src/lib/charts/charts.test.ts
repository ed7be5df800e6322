import { describe, expect, test } from "vitest";
import { under } from "./fields";
import { legendOfOption } from "./legend";
import { extremesOf, isEmptyTable, pointAt, sampledRows } from "./table";
import { tableOfOption } from "./table-of-option";
import type { ChartTheme } from "./theme";
import { themedOption } from "./themed-option";
import { timeName, timeTick } from "./time-tick";
import { timeOfWall, timeTicks } from "./time-zone";
import { type ChartUnit, durationStep, formatUnit } from "./units";
import { nextPosition } from "./use-point-keys";

const formats = {
  number: (value: number) => `#${value}`,
  time: (value: number) => timeName("en", value, "UTC"),
};
const tableOf = (option: object) => tableOfOption(option, formats);

describe("the table of an option", () => {
  test("has the categories as rows, and the series as columns", () => {
    const table = tableOf({
      xAxis: { type: "category", name: "Day", data: ["Mon", { value: "Tue" }] },
      yAxis: {},
      series: [
        { name: "A", data: [1, "-"] },
        { name: "B", data: [{ value: 2 }, ["Tue", 3]] },
      ],
    });
    expect(table).toMatchObject({
      heading: "Day",
      series: ["A", "B"],
      rows: [
        { name: "Mon", values: [1, 2] },
        { name: "Tue", values: [null, 3] },
      ],
    });
    expect(table && pointAt(table, 1, 1)).toEqual({ seriesIndex: 1, dataIndex: 1 });
  });

  test("reads horizontal bars, whose categories are on the vertical axis", () => {
    const table = tableOf({
      xAxis: {},
      yAxis: { type: "category", data: ["a", "b"] },
      series: { data: [1, [2, 1]] },
    });
    expect(table?.rows).toEqual([
      { name: "a", values: [1] },
      { name: "b", values: [2] },
    ]);
  });

  test("joins series by their coordinates, and finds the points of each", () => {
    const table = tableOf({
      useUTC: true,
      xAxis: { type: "time" },
      yAxis: {},
      series: [
        { data: [[0, 1]] },
        {
          data: [
            [86_400_000, 2],
            [0, 3],
          ],
        },
      ],
    });
    expect(table?.rows.map(({ values }) => values)).toEqual([
      [1, 3],
      [null, 2],
    ]);
    expect(table?.rows[0]?.name).toBe("Jan 1, 1970");
    expect(table && pointAt(table, 0, 1)).toEqual({ seriesIndex: 1, dataIndex: 1 });
    expect(table && pointAt(table, 1, 0)).toBeUndefined();
  });

  test("reads parts, links and datasets", () => {
    expect(
      tableOf({ series: [{ type: "pie", name: "Kinds", data: [{ name: "x", value: 1 }] }] }),
    ).toMatchObject({
      series: ["Kinds"],
      rows: [{ name: "x", values: [1] }],
    });
    const links = tableOf({ series: [{ type: "sankey", links: [{ source: "a", target: "b", value: 3 }] }] });
    expect(links?.rows).toEqual([{ name: "a → b", values: [3] }]);
    expect(links && pointAt(links, 0, 0)).toEqual({ seriesIndex: 0, dataIndex: 0, dataType: "edge" });
    expect(
      tableOf({
        dataset: {
          source: [
            ["Day", "A"],
            ["Mon", 4],
          ],
        },
        series: [{}],
      }),
    ).toMatchObject({
      heading: "Day",
      series: ["A"],
      rows: [{ name: "Mon", values: [4] }],
    });
    expect(tableOf({ dataset: { source: [{ day: "Mon", a: 4 }] }, series: [{ name: "A" }] })?.series).toEqual(
      ["A"],
    );
  });

  test("is undefined for other data", () => {
    expect(tableOf({ series: [{ type: "gauge" }] })).toBeUndefined();
    expect(tableOf({})).toBeUndefined();
  });
});

test("finds the lowest and the highest value, and ignores gaps", () => {
  const rows = [
    { name: "a", values: [3, null] },
    { name: "b", values: [Number.NaN, -1] },
  ];
  expect(extremesOf({ series: ["A", "B"], rows })).toEqual({
    count: 2,
    low: { value: -1, name: "b", series: "B" },
    high: { value: 3, name: "a", series: "A" },
  });
  expect(isEmptyTable({ series: ["A"], rows: [{ name: "a", values: [null, Number.NaN] }] })).toBe(true);
});

test("samples rows evenly, with the first and the last", () => {
  expect(sampledRows(3, 5)).toEqual([0, 1, 2]);
  expect(sampledRows(101, 5)).toEqual([0, 25, 50, 75, 100]);
  expect(sampledRows(0, 5)).toEqual([]);
  expect(sampledRows(9, 1)).toEqual([0]);
});

test("keys move along a series, between series, and over gaps", () => {
  const values = [
    [1, 1],
    [null, 1],
    [1, null],
    [1, 1],
  ];
  const table = { series: ["A", "B"], rows: values.map((row, at) => ({ name: `${at}`, values: row })) };
  const from = { row: 0, column: 0 };
  expect(nextPosition(table, undefined, "ArrowDown")).toEqual(from);
  expect(nextPosition(table, from, "Next")).toEqual({ row: 2, column: 0 });
  expect(nextPosition(table, from, "ArrowDown")).toEqual({ row: 0, column: 1 });
  expect(nextPosition(table, { row: 2, column: 0 }, "ArrowDown")).toBeUndefined();
  expect(nextPosition(table, from, "Previous")).toBeUndefined();
  expect(nextPosition(table, from, "PageDown")).toEqual({ row: 3, column: 0 });
  expect(nextPosition({ series: [], rows: [] }, undefined, "End")).toBeUndefined();
});

const theme: ChartTheme = {
  ...{ series: ["blue", "orange"], range: ["a", "b", "c"], noData: "gray" },
  ...{ surface: "white", ink: "black", muted: "gray", line: "silver", font: "Geist", fontSize: 12 },
  ...{ isRtl: false, isForced: false, isCalm: false },
};
const themed = (option: object, changes: Partial<ChartTheme> = {}) =>
  themedOption(option, { ...theme, ...changes }, { tooltipClass: "", locale: "en", write: String });

describe("the themed option", () => {
  const line = { type: "line", data: [1, 2] };

  test("keeps what the option sets, in objects and lists", () => {
    const option = {
      color: ["red"],
      xAxis: [{ type: "category", axisLabel: { rotate: 30 } }],
      yAxis: {},
      series: [line],
    };
    expect(themed(option)).toMatchObject({
      color: ["red"],
      animation: true,
      xAxis: [{ axisLabel: { rotate: 30, color: "gray" }, inverse: false }],
      series: [{ type: "line", symbol: "circle", lineStyle: { type: "solid" } }],
    });
    expect(under({ a: { b: 1, c: 2 } }, { a: { c: 3 } })).toEqual({ a: { b: 1, c: 3 } });
  });

  test("adds no component that the option doesn't name, but the tooltip", () => {
    expect(Object.keys(themed({ series: [{ type: "pie", data: [] }] })).sort()).toEqual([
      "animation",
      "color",
      "series",
      "textStyle",
      "tooltip",
    ]);
  });

  test("mirrors axes and stops motion", () => {
    const option = { xAxis: {}, yAxis: [{}, {}], series: [line] };
    expect(themed(option, { isRtl: true, isCalm: true })).toMatchObject({
      animation: false,
      xAxis: { inverse: true },
      yAxis: [{ position: "right" }, { position: "left" }],
    });
  });

  test("tells series apart without color in forced colors", () => {
    const bars = [{ type: "bar" }, { type: "bar" }];
    const { series } = themed(
      { xAxis: {}, yAxis: {}, series: [line, line, ...bars] },
      { isForced: true },
    ) as {
      series: { lineStyle: { type: unknown }; itemStyle: { decal: object } }[];
    };
    expect(series[0]?.lineStyle.type).not.toEqual(series[1]?.lineStyle.type);
    expect(series[2]?.itemStyle.decal).not.toEqual(series[3]?.itemStyle.decal);
  });
});

test("a legend has the names and colors of an option", () => {
  const series = [{ type: "line" }, { type: "bar", name: "B", itemStyle: { color: "red" } }, { name: "B" }];
  const table = { series: ["A", "B", "B"], rows: [] };
  expect(legendOfOption({ series }, table)).toBeUndefined();
  expect(legendOfOption({ legend: { show: false }, series }, table)).toBeUndefined();
  expect(legendOfOption({ legend: {}, series, color: ["blue"] }, table)?.entries).toEqual([
    { name: "A", index: 0, shape: "line", color: "blue" },
    { name: "B", index: 1, shape: "bar", color: "red" },
  ]);
  const own = { data: [{ name: "B" }, "unknown"], selected: { B: false } };
  const legend = legendOfOption({ legend: own, series }, table);
  expect(legend?.entries.map(({ name }) => name)).toEqual(["B"]);
  expect(legend?.hidden).toEqual(["B"]);
});

test("a tick of time shows the largest unit that begins there", () => {
  const tick = timeTick("en", "UTC");
  expect(tick(Date.UTC(2026, 0, 1))).toBe("2026");
  expect(tick(Date.UTC(2026, 5, 1))).toBe("Jun");
  expect(tick(Date.UTC(2026, 5, 2))).toBe("Jun 2");
  expect(tick(Date.UTC(2026, 5, 2, 13, 30))).toMatch(/^1:30\sPM$/);
  expect(timeName("en", Number.NaN, "UTC")).toBe("");
});

test("a time axis has its ticks at round times of the zone, also where clocks change", () => {
  // Clocks in New York go back by an hour on November 1, 2026.
  const zone = "America/New_York";
  const [from, to] = [Date.UTC(2026, 9, 30, 4), Date.UTC(2026, 10, 4, 5)];
  const days = timeTicks(from, to, zone, 6);
  expect(days.map((time) => (time - from) / 3_600_000)).toEqual([0, 24, 48, 73, 97, 121]);
  expect(days.map(timeTick("en", zone))).toEqual(["Oct 30", "Oct 31", "Nov", "Nov 2", "Nov 3", "Nov 4"]);
  const hours = timeTicks(Date.UTC(2026, 10, 1, 4), Date.UTC(2026, 10, 1, 9), zone, 6);
  expect(hours.map((time) => timeName("en", time, zone, true).replaceAll("\u202f", " "))).toEqual([
    "Nov 1, 2026, 12:00 AM EDT",
    "Nov 1, 2026, 1:00 AM EDT",
    "Nov 1, 2026, 2:00 AM EST",
    "Nov 1, 2026, 3:00 AM EST",
    "Nov 1, 2026, 4:00 AM EST",
  ]);
  // Clocks skip an hour, at midnight in Beirut.
  expect(timeOfWall(Date.UTC(2026, 2, 29), "Asia/Beirut")).toBe(Date.UTC(2026, 2, 28, 22));
  expect(timeTicks(0, Date.UTC(1973, 0), "UTC", 4)).toHaveLength(4);
});

test("values are written in their unit", () => {
  const written = (unit: ChartUnit, ...values: number[]) =>
    values.map((value) => formatUnit(value, unit, "en"));
  expect(written("bytes", 0, 950, 1500, 2.5e9)).toEqual(["0 byte", "950 byte", "1.5 kB", "2.5 GB"]);
  expect(written("duration", 0.25, 340, 1500, 90_000, 7_200_000, 86_400_000)).toEqual([
    ...["0.25 ms", "340 ms", "1.5 sec", "1.5 min", "2 hr", "1 day"],
  ]);
  expect(written("percent", 0.5, 0.125)).toEqual(["50%", "12.5%"]);
  expect([400, 45_000, 200_000].map(durationStep)).toEqual([undefined, 10_000, 60_000]);
});
