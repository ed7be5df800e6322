import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { extentOf } from "../../lib/map/entries";
import { nextPlace } from "../../lib/map/place-keys";
import { mercator, registerRegions } from "../../lib/map/regions";
import { square, squares } from "./choropleth-map.fixture";
import { joinRows, regionPlaces } from "./region-rows";

const folders = [".", "../bubble-map", "../../lib/map"];

test("no shipped file imports the charting module", () => {
  const files = folders.flatMap((folder) => {
    const url = new URL(`${folder}/`, import.meta.url);
    return readdirSync(url).map((file) => new URL(file, url));
  });
  const shipped = files.filter(({ pathname }) => !/\.(stories|examples|fixture|test)\.tsx?$/.test(pathname));
  const importing = shipped.filter((file) => /from "echarts/.test(readFileSync(file, "utf8")));
  expect(shipped.map(({ pathname }) => pathname.split("/").at(-1))).toContain("map-frame.tsx");
  expect(importing).toEqual([]);
});

test("the Mercator projection is clamped, and unproject is its inverse", () => {
  const [x, y] = mercator.project([180, 85.0511287798066]);
  expect(x).toBeCloseTo(Math.PI);
  expect(y).toBeCloseTo(-Math.PI);
  expect(mercator.project([0, 90])).toEqual(mercator.project([0, 86]));
  expect(mercator.project([0, -90])[1]).toBeCloseTo(Math.PI);
  const [longitude, latitude] = mercator.unproject(mercator.project([-73.9, 40.7]));
  expect(longitude).toBeCloseTo(-73.9);
  expect(latitude).toBeCloseTo(40.7);
});

test("rows are joined by name, and regions without rows and rows without regions are kept", () => {
  const data = [
    { at: "North west", count: 1 },
    { at: "Atlantis", count: 2 },
    { at: "North west", count: 3 },
    { at: "North east", count: Number.NaN },
  ];
  const entries = joinRows(squares, "name", data, "at", ({ count }) => count);
  expect(entries.map(({ name, value }) => [name, value])).toEqual([
    ["North west", 3],
    ["North east", undefined],
    ["South west", undefined],
    ["South east", undefined],
    ["Atlantis", 2],
  ]);
  expect(extentOf(entries)).toEqual([2, 3]);
  expect(extentOf([])).toEqual([0, 1]);
});

test("names can be numbers in any property, and features without a name or a shape are left out", () => {
  const odd = {
    type: "FeatureCollection",
    features: [
      { type: "Feature", properties: { id: 7 }, geometry: null },
      { type: "Feature", properties: null, geometry: null },
      { ...square("x", 0, 0), properties: { id: 8 } },
    ],
  };
  const entries = joinRows(odd, "id", [{ id: 8, count: 1 }], ({ id }) => String(id), "count");
  expect(entries.map(({ name, value }) => [name, value])).toEqual([
    ["7", undefined],
    ["8", 1],
  ]);
  expect(regionPlaces(odd, "id", null)).toMatchObject([{ key: "8", x: 5, y: -5 }]);
});

test("a map without a shape isn't registered, because the charting module throws for it", async () => {
  const echarts = await import("echarts/core");
  const shapeless = {
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: null, geometry: null }],
  };
  expect(registerRegions(echarts, shapeless, "name", undefined)).toBeUndefined();
  expect(registerRegions(echarts, squares, "name", "squares")).toBe("squares");
});

test("arrow keys move to the region in that direction, start in the middle, and stop at the edge", () => {
  const places = regionPlaces(squares, "name", mercator);
  expect(nextPlace(places, "South west", "ArrowUp")).toBe("North west");
  expect(nextPlace(places, "South west", "ArrowRight")).toBe("South east");
  expect(nextPlace(places, "North east", "ArrowUp")).toBeUndefined();
  expect(places.map(({ key }) => key)).toContain(nextPlace(places, undefined, "ArrowUp"));
  expect(nextPlace([], undefined, "ArrowUp")).toBeUndefined();
});
