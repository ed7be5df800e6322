import type { ChartTheme } from "../charts/theme";
import { bareTooltip, tooltipPanel } from "../charts/tooltip";
import type { MapProjection } from "./regions";

/** The view of a map: its part, size and projection. */
export interface MapView {
  /** The name under which the regions are registered. */
  map: string;
  center: readonly [longitude: number, latitude: number] | undefined;
  zoom: number;
  roam: boolean;
  projection: MapProjection | null;
}

/** The theme and the view that a map is drawn with. */
export interface MapDrawing {
  theme: ChartTheme;
  view: MapView;
}

/** The minimum zoom, because ECharts throws if a map has no size. */
const LEAST_ZOOM = 0.01;

/** The regions, as ECharts draws them in a map series or below other series. */
export function regionStyle({ theme, view }: MapDrawing, noDataColor?: string): object {
  const { projection, center } = view;
  return {
    map: view.map,
    roam: view.roam,
    zoom: Math.max(view.zoom, LEAST_ZOOM),
    // The library expects the center in projected coordinates.
    center: center && (projection ? projection.project([...center]) : center),
    projection: projection ?? undefined,
    aspectScale: 1,
    preserveAspect: "contain",
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    selectedMode: false,
    itemStyle: {
      areaColor: noDataColor ?? theme.noData,
      borderColor: theme.surface,
      borderWidth: 0.5,
    },
    label: { show: false },
  };
}

/** The parts of the option that all maps share. Without `tooltip`, nothing shows on hover. */
export function mapOption(
  theme: ChartTheme,
  tooltip: ((key: string) => HTMLElement | string) | undefined,
): object {
  return {
    animation: false,
    textStyle: { fontFamily: theme.font },
    tooltip: {
      show: !!tooltip,
      trigger: "item",
      ...bareTooltip,
      formatter: ({ name }: { name: string }) => tooltip?.(name) ?? "",
    },
  };
}

/** The default tooltip: a name and a value. Names come from the data, so they are inserted as text, never as markup. */
export function mapTooltip(name: string, value: string, className: string, slot: string): HTMLElement {
  const panel = tooltipPanel(className, slot);
  const heading = document.createElement("strong");
  heading.textContent = name;
  const amount = document.createElement("span");
  amount.textContent = value;
  panel.append(heading, amount);
  return panel;
}
