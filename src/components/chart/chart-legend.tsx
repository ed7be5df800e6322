import type { CSSProperties } from "react";
import { chartRecipe } from "./chart.recipe";

/** The patterns of the drawing in forced colors, as images of CSS in the color of the page. */
const PATTERNS = [
  "none",
  "repeating-linear-gradient(135deg, Canvas 0 1px, transparent 1px 3px)",
  "radial-gradient(circle, Canvas 1px, transparent 1.5px)",
  "repeating-linear-gradient(45deg, Canvas 0 1px, transparent 1px 3px)",
  "repeating-linear-gradient(Canvas 0 2px, transparent 2px 4px)",
  "repeating-linear-gradient(90deg, Canvas 0 2px, transparent 2px 4px)",
  "linear-gradient(45deg, Canvas 50%, transparent 0)",
  "repeating-linear-gradient(135deg, Canvas 0 1px, transparent 1px 2px)",
];

interface ChartLegendProps {
  items: readonly {
    name: string;
    value?: string;
    /** Whether the color is gray, for the rest of the parts. */
    isRest?: boolean;
  }[];
  side: "top" | "end";
}

/** The names of series or parts with their colors. Screen readers get the same texts from the table. */
export function ChartLegend({ items, side }: ChartLegendProps) {
  const slots = chartRecipe();
  return (
    <ul
      data-slot="chart-legend"
      aria-hidden="true"
      className={side === "end" ? slots.legendAtEnd() : slots.legend()}
    >
      {items.map(({ name, value, isRest }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the color is that of the place
        <li key={place} data-slot="chart-legend-item" className={slots.legendItem()}>
          <span
            data-slot="chart-legend-mark"
            className={slots.bar()}
            style={
              {
                backgroundColor: isRest ? "var(--kerf-ink-muted)" : `var(--kerf-chart-${(place % 8) + 1})`,
                "--kerf-pattern": PATTERNS[place % PATTERNS.length],
              } as CSSProperties
            }
          />
          <span className={slots.legendName()}>{name}</span>
          {value !== undefined && <span className={slots.legendValue()}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
