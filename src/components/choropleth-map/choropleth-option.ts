import { extentOf, type MapEntry } from "../../lib/map/entries";
import { type MapDrawing, regionStyle } from "../../lib/map/map-style";

interface ChoroplethSettings {
  entries: readonly MapEntry[];
  colorRange: readonly string[] | undefined;
  noDataColor: string | undefined;
  showLegend: boolean;
  write: (value: number) => string;
}

/** The colors of the regions, and their legend, as parts of an ECharts option. */
export function choroplethOption(settings: ChoroplethSettings, drawing: MapDrawing): object {
  const { theme } = drawing;
  const { entries, colorRange, noDataColor, showLegend, write } = settings;
  const [low, high] = extentOf(entries);
  // If low and high are equal, the library uses one color for all regions, even those without a value.
  const slack = low === high ? Math.max(1, Math.abs(low)) : 0;
  const isKnown = entries.some(({ value }) => value !== undefined);
  return {
    visualMap: {
      type: "continuous",
      show: showLegend && isKnown,
      min: low - slack,
      max: high + slack,
      left: 0,
      bottom: 0,
      padding: 0,
      itemWidth: 8,
      itemHeight: 96,
      text: [write(high), write(low)],
      textGap: 6,
      // Without a line height, the library measures a Chinese character, which loads a font for it.
      textStyle: {
        color: theme.muted,
        fontSize: theme.fontSize,
        lineHeight: theme.fontSize,
        // The text may cover a region of any color, so it has an outline, as the regions do.
        textBorderColor: theme.surface,
        textBorderWidth: 3,
      },
      // Without handles, because they wouldn't be reachable with the keyboard.
      calculable: false,
      hoverLink: false,
      inRange: { color: colorRange ?? theme.range },
    },
    series: [
      {
        type: "map",
        ...regionStyle(drawing, noDataColor),
        emphasis: {
          label: { show: false },
          itemStyle: { areaColor: "inherit", borderColor: theme.ink, borderWidth: 1.5 },
        },
        data: entries.map(({ key, value }) => ({ name: key, value: value ?? Number.NaN })),
      },
    ],
  };
}
