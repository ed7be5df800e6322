import { describe, expect, test } from "vitest";
import { sparklinePaths } from "./sparkline-paths";

describe("a line", () => {
  test("fills the box from the lowest to the highest value, and marks the last", () => {
    expect(sparklinePaths([1, 3, 2], "line")).toEqual({
      body: "M0 100L50 0L100 50",
      dots: "",
      area: "",
      last: "M100 50h0",
    });
  });

  test("is interrupted by gaps, and a value between gaps is a dot", () => {
    const { body, dots, last } = sparklinePaths([0, 10, null, 5, Number.NaN, undefined], "line");
    expect(body).toBe("M0 100L20 0");
    expect(dots).toBe("M60 50h0");
    expect(last).toBe("M60 50h0");
  });

  test("is in the middle if all values are equal, or there is one", () => {
    expect(sparklinePaths([4, 4], "line").body).toBe("M0 50L100 50");
    expect(sparklinePaths([4], "line").dots).toBe("M50 50h0");
  });

  test("stays inside a given scale", () => {
    expect(sparklinePaths([-50, 5, 50], "line", 0, 10).body).toBe("M0 100L50 50L100 0");
    expect(sparklinePaths([1, 2], "line", 3, 3).body).toBe("M0 50L100 50");
  });
});

test("an area is filled to 0, for each run of values", () => {
  expect(sparklinePaths([5, 10, null, 10, 10], "area").area).toBe(
    "M0 100L0 50L25 0V100ZM75 100L75 0L100 0V100Z",
  );
  expect(sparklinePaths([-10, 10], "area").area).toBe("M0 50L0 100L100 0V50Z");
});

describe("bars", () => {
  test("start at 0, and the last one is separate", () => {
    const { body, last } = sparklinePaths([5, 10], "bar");
    expect(body).toBe("M6.3 100H43.8V50H6.3Z");
    expect(last).toBe("M56.3 100H93.8V0H56.3Z");
  });

  test("grow downward for negative values", () => {
    expect(sparklinePaths([-10, 10], "bar").body).toContain("50H43.8V100");
    expect(sparklinePaths([-10, -5], "bar").last).toContain("0H93.8V50");
  });

  test("have a height for 0, and none for a gap", () => {
    expect(sparklinePaths([0, null, 10], "bar").body).toBe("M4.2 100H29.2V95H4.2Z");
    expect(sparklinePaths([0, 0], "bar").last).toContain("V95");
    expect(sparklinePaths([0, -10], "bar").body).toContain("V5");
  });
});

test("without values, nothing is drawn", () => {
  for (const variant of ["line", "area", "bar"] as const) {
    expect(sparklinePaths([], variant)).toEqual({ body: "", dots: "", area: "", last: "" });
    expect(sparklinePaths([null, Number.NaN], variant)).toEqual({ body: "", dots: "", area: "", last: "" });
  }
});
