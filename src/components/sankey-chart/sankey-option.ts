import type { ChartTable, ChartTableRow } from "../../lib/charts/table";
import type { Flows } from "./sankey-data";

interface SankeySettings extends Flows {
  write: (value: number) => string;
}

/** The option of ECharts. */
export function sankeyOption({ nodes, links, write }: SankeySettings): object {
  return {
    series: [
      {
        type: "sankey",
        data: nodes.map((name) => ({ name })),
        links,
        // A flow that is reached shows its amount.
        emphasis: {
          edgeLabel: { show: true, formatter: ({ value }: { value: number }) => write(value) },
        },
      },
    ],
  };
}

/** The nodes with their amounts, each followed by the flows that leave it. */
export function sankeyTable({ nodes, links }: Flows): ChartTable {
  const points: { dataIndex: number; dataType: "node" | "edge" }[] = [];
  const rows: ChartTableRow[] = [];
  nodes.forEach((node, dataIndex) => {
    const sum = (end: "source" | "target") =>
      links.reduce((total, link) => total + (link[end] === node ? link.value : 0), 0);
    rows.push({ name: node, values: [Math.max(sum("source"), sum("target"))], isTotal: true });
    points.push({ dataIndex, dataType: "node" });
    links.forEach(({ source, target, value }, index) => {
      if (source !== node) return;
      rows.push({ name: `${source} → ${target}`, values: [value] });
      points.push({ dataIndex: index, dataType: "edge" });
    });
  });
  return {
    series: [""],
    rows: links.length > 0 ? rows : [],
    point: (row) => {
      const point = points[row];
      return point && { seriesIndex: 0, ...point };
    },
  };
}
