import { table } from "../../../lib/table";
import type { CoveredCell } from "./cover";

/** A line per component: the number of its cells, and of the stories, checks and pictures that cover them. */
export function coverageTable(cells: readonly CoveredCell[]): string {
  const components = [...new Set(cells.map(({ component }) => component))];
  const rows = components.map((name) =>
    line(
      name,
      cells.filter(({ component }) => component === name),
    ),
  );
  return table(
    ["", "cells", "covered", "stories", "checks", "pictures", "least"],
    [...rows, line("All", cells)],
  );
}

function line(name: string, cells: readonly CoveredCell[]): string[] {
  const covers = cells.flatMap(({ covers }) => covers);
  const count = (values: readonly unknown[]) => String(new Set(values).size);
  return [
    name,
    String(cells.length),
    String(cells.filter(({ covers }) => covers.some(({ shot }) => shot)).length),
    count(covers.map(({ story }) => story)),
    count(covers.flatMap(({ story, checks }) => checks.map((check) => `${story} ${check}`))),
    count(covers.flatMap(({ shot = [] }) => shot)),
    String(Math.min(...cells.map(({ covers }) => covers.filter(({ shot }) => shot).length))),
  ];
}

/** The cells one by one, each with what covers it. */
export function coverageList(cells: readonly CoveredCell[]): string {
  return cells
    .map(({ name, theme, covers }) => {
      const lines = covers.map(
        ({ story, checks, shot }) => `  ${story}: ${[...checks, ...(shot ? [shot] : [])].join(", ")}`,
      );
      return [`${name} in ${theme}`, ...(lines.length > 0 ? lines : ["  nothing"])].join("\n");
    })
    .join("\n");
}
