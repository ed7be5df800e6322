import { Surface } from "../surface";

/** Cells with visible edges, narrow enough for six in a small grid. */
export function cells(count: number) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has only its number.
    <Surface key={index} elevation="recessed" style={{ padding: "0.375rem 0", textAlign: "center" }}>
      {index + 1}
    </Surface>
  ));
}

/** The widths of the columns and the gaps between cells, in px, as rendered. */
export function measureGrid(grid: Element): { columns: number[]; columnGap: number; rowGap: number } {
  const boxes = [...grid.children].map((cell) => cell.getBoundingClientRect());
  const [first] = boxes;
  if (!first) throw new Error("A grid without cells has nothing to measure.");
  const row = boxes.filter(({ top }) => Math.abs(top - first.top) < 1).sort((a, b) => a.left - b.left);
  const below = boxes.find(({ top }) => top > first.bottom - 1);
  return {
    columns: row.map(({ width }) => width),
    columnGap: row[1] ? Math.round(row[1].left - (row[0] ?? first).right) : 0,
    rowGap: below ? Math.round(below.top - first.bottom) : 0,
  };
}
