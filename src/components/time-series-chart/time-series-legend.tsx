"use client";

import type { ChartLabels } from "../../i18n/labels";
import { fillText } from "../../lib/fill-text";
import { LegendMark } from "../chart";
import { timeSeriesChartRecipe } from "./time-series-chart.recipe";

interface TimeSeriesLegendProps {
  names: readonly string[];
  hidden: readonly string[];
  isBar: boolean;
  words: Pick<ChartLabels, "only" | "showOnly" | "showAll">;
  onChange: (hidden: string[]) => void;
}

/** Buttons that hide a series, show only one, or show all again. */
export function TimeSeriesLegend({ names, hidden, isBar, words, onChange }: TimeSeriesLegendProps) {
  const slots = timeSeriesChartRecipe();
  const toggle = (name: string) =>
    hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name];
  return (
    <ul data-slot="time-series-chart-legend" className={slots.legend()}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the color is that of the place
        <li key={place} data-slot="time-series-chart-legend-item" className={slots.item()}>
          <button
            type="button"
            data-slot="time-series-chart-toggle"
            aria-pressed={!hidden.includes(name)}
            className={slots.toggle()}
            onClick={() => onChange(toggle(name))}
          >
            <LegendMark place={place} shape={isBar ? "bar" : "line"} />
            {name}
          </button>
          {names.length > 1 && (
            <button
              type="button"
              data-slot="time-series-chart-only"
              aria-label={fillText(words.showOnly, { series: name })}
              className={slots.only()}
              onClick={() => onChange(names.filter((each) => each !== name))}
            >
              {words.only}
            </button>
          )}
        </li>
      ))}
      {hidden.some((name) => names.includes(name)) && (
        <li data-slot="time-series-chart-legend-item" className={slots.item()}>
          <button
            type="button"
            data-slot="time-series-chart-show-all"
            className={slots.all()}
            onClick={() => onChange([])}
          >
            {words.showAll}
          </button>
        </li>
      )}
    </ul>
  );
}
