import type { CSSProperties } from "react";
import { DASHES, MARK_PATHS } from "../../lib/charts/series-style";
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
          <LegendMark place={place} shape="bar" isRest={isRest} />
          <span className={slots.legendName()}>{name}</span>
          {value !== undefined && <span className={slots.legendValue()}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}

interface LegendMarkProps {
  /** The place of the series. It sets color, mark, dash and pattern. */
  place: number;
  shape: "bar" | "line";
  isRest?: boolean;
}

/** The color of a series as in the drawing, with its mark. In forced colors, with its pattern or dash. */
export function LegendMark({ place, shape, isRest = false }: LegendMarkProps) {
  const slots = chartRecipe();
  const color = isRest ? "var(--kerf-ink-muted)" : `var(--kerf-chart-${(place % 8) + 1})`;
  if (shape === "bar") {
    const style = { backgroundColor: color, "--kerf-pattern": PATTERNS[place % PATTERNS.length] };
    return <span data-slot="chart-legend-mark" className={slots.bar()} style={style as CSSProperties} />;
  }
  const dash = (at: number) => {
    const dashes = DASHES[at % DASHES.length];
    return Array.isArray(dashes) ? dashes.join(" ") : "none";
  };
  const style = { "--kerf-dash": dash(Math.floor(place / 8)), "--kerf-forced-dash": dash(place) };
  return (
    <svg
      data-slot="chart-legend-mark"
      aria-hidden="true"
      viewBox="0 0 20 8"
      className={slots.line()}
      style={style as CSSProperties}
    >
      <path d="M0 4H20" stroke={color} strokeWidth="2" fill="none" className={slots.stroke()} />
      <path
        d={MARK_PATHS[place % MARK_PATHS.length]}
        fill={color}
        transform="translate(6.4 0.4) scale(0.72)"
      />
    </svg>
  );
}
