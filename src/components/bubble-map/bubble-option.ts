import { type Fields, under } from "../../lib/charts/fields";
import type { MapEntry } from "../../lib/map/entries";
import { type MapDrawing, regionStyle } from "../../lib/map/map-style";
import { radiusOf } from "./bubble-scale";

interface BubbleSettings {
  entries: readonly MapEntry[];
  highest: number;
  maxRadius: number;
  color: string | undefined;
}

/** The radius of the ring for a point without an area, in px. */
const RING = 3;

/** The regions and the bubbles above them, as parts of an ECharts option. */
export function bubbleOption(
  { entries, highest, maxRadius, color }: BubbleSettings,
  drawing: MapDrawing,
): object {
  const { theme } = drawing;
  const fill = color ?? theme.series[0];
  const points = entries
    .filter(({ at }) => at)
    .map((entry) => ({ ...entry, radius: radiusOf(entry.value, highest, maxRadius) }))
    // Small bubbles are above large ones.
    .sort((one, other) => (other.radius ?? 0) - (one.radius ?? 0));
  return {
    geo: {
      ...under(regionStyle(drawing) as Fields, {
        // In forced colors, the regions have no color of their own, so they have outlines.
        itemStyle: theme.isForced ? { areaColor: theme.surface, borderColor: theme.line, opacity: 0.5 } : {},
      }),
      silent: true,
      emphasis: { disabled: true },
    },
    series: [
      {
        type: "scatter",
        coordinateSystem: "geo",
        itemStyle: { color: fill, opacity: 0.55, borderColor: fill, borderWidth: 1 },
        emphasis: { scale: false, itemStyle: { opacity: 0.85, borderColor: theme.ink, borderWidth: 2 } },
        data: points.map(({ key, at, radius }) => ({
          name: key,
          value: at,
          symbolSize: 2 * (radius ?? RING),
          ...(radius === undefined && {
            itemStyle: { color: "transparent", opacity: 1, borderColor: theme.muted, borderWidth: 1.5 },
          }),
        })),
      },
    ],
  };
}
