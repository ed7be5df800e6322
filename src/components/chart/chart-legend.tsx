"use client";

import type { CSSProperties } from "react";
import type { ChartLabels } from "../../i18n/labels";
import type { LegendEntry } from "../../lib/charts/legend";
import { DASHES, MARK_PATHS } from "../../lib/charts/series-style";
import { fillText } from "../../lib/fill-text";
import { useRovingFocus } from "../../lib/use-roving-focus";
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
  entries: readonly LegendEntry[];
  /** The hidden names. */
  hidden: readonly string[];
  /** The side of the plot. At the end, the legend is a column with values. */
  side?: "top" | "end";
  words: Pick<ChartLabels, "legend" | "only" | "showOnly" | "showAll">;
  onChange: (hidden: string[]) => void;
}

/**
 * Buttons that hide a series, show only one, or show all again. They are one tab stop, because a chart can have many series.
 */
export function ChartLegend({ entries, hidden, side = "top", words, onChange }: ChartLegendProps) {
  const slots = chartRecipe();
  const orientation = side === "end" ? "vertical" : "horizontal";
  const roving = useRovingFocus(orientation);
  const namesOf = ({ name, names = [name] }: LegendEntry) => names;
  const isHidden = (entry: LegendEntry) => namesOf(entry).every((name) => hidden.includes(name));
  const toggle = (entry: LegendEntry) => {
    const others = hidden.filter((name) => !namesOf(entry).includes(name));
    onChange(isHidden(entry) ? others : [...others, ...namesOf(entry)]);
  };
  return (
    <div
      data-slot="chart-legend"
      role="toolbar"
      aria-label={words.legend}
      aria-orientation={orientation}
      className={side === "end" ? slots.legendAtEnd() : slots.legend()}
      {...roving}
    >
      {entries.map((entry) => (
        <div key={entry.index} data-slot="chart-legend-item" className={slots.legendItem()}>
          <button
            type="button"
            data-slot="chart-legend-toggle"
            aria-pressed={!isHidden(entry)}
            className={slots.legendToggle()}
            onClick={() => toggle(entry)}
          >
            <LegendMark {...entry} />
            <span className={slots.legendName()}>{entry.name}</span>
            {entry.value !== undefined && <span className={slots.legendValue()}>{entry.value}</span>}
          </button>
          {entries.length > 1 && (
            <button
              type="button"
              data-slot="chart-legend-only"
              aria-label={fillText(words.showOnly, { series: entry.name })}
              className={slots.legendOnly()}
              onClick={() => onChange(entries.filter((each) => each !== entry).flatMap(namesOf))}
            >
              {words.only}
            </button>
          )}
        </div>
      ))}
      {entries.some(isHidden) && (
        <button
          type="button"
          data-slot="chart-legend-show-all"
          className={slots.legendAll()}
          onClick={() => {
            // Otherwise, the focus would be lost with the button.
            roving.ref.current?.querySelector("button")?.focus();
            onChange([]);
          }}
        >
          {words.showAll}
        </button>
      )}
    </div>
  );
}

/** The color of a series as in the drawing, with its mark. In forced colors, with its pattern or dash. */
function LegendMark({ index, shape, color: own, isRest }: LegendEntry) {
  const slots = chartRecipe();
  const color = own ?? (isRest ? "var(--kerf-ink-muted)" : `var(--kerf-chart-${(index % 8) + 1})`);
  if (shape === "bar") {
    const style = { backgroundColor: color, "--kerf-pattern": PATTERNS[index % PATTERNS.length] };
    return <span data-slot="chart-legend-mark" className={slots.bar()} style={style as CSSProperties} />;
  }
  const dash = (at: number) => {
    const dashes = DASHES[at % DASHES.length];
    return Array.isArray(dashes) ? dashes.join(" ") : "none";
  };
  const style = { "--kerf-dash": dash(Math.floor(index / 8)), "--kerf-forced-dash": dash(index) };
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
        d={MARK_PATHS[index % MARK_PATHS.length]}
        fill={color}
        transform="translate(6.4 0.4) scale(0.72)"
      />
    </svg>
  );
}
