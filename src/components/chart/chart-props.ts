import type { ComponentProps, RefObject } from "react";
import type { ChartLabels } from "../../i18n/labels";
import type { ChartInstance, ChartLibrary } from "../../lib/charts/library";
import type { LabelsProps, StyleProps } from "../../lib/common-props";

/** An event of a chart, such as a click on a point. */
export interface ChartEvent {
  /** The name of the event, such as `click`. */
  type?: string;
  /** The name of the series. */
  seriesName?: string;
  /** The index of the series in the option. */
  seriesIndex?: number;
  /** The index of the point in the data of the series. */
  dataIndex?: number;
  /** The name of the point. */
  name?: string;
  /** The value of the point. */
  value?: unknown;
}

/**
 * Props that all charts share.
 * @typeParam Instance The type of the ECharts instance.
 */
export interface ChartFrameProps<Instance extends ChartInstance = ChartInstance>
  extends LabelsProps<ChartLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "children"> {
  /**
   * The ECharts 6 module, which Kerf doesn't include. Pass all of `echarts`, or `echarts/core` after registering the
   * parts of the chart, the tooltip and a renderer with `use(…)`.
   */
  echarts: ChartLibrary<Instance>;
  /** The accessible name: what the chart shows, where and when. */
  label: string;
  /** The summary for screen readers. By default, it states the number of values, the lowest and the highest. */
  summary?: string;
  /**
   * Formats a value on the axis, in the tooltip, the summary and the table. Defaults to the number format of the language.
   * @param value A value of the chart.
   */
  valueFormat?: (value: number) => string;
  /**
   * Called for events of ECharts, by name: `{ click: (event) => … }`. The functions can change with each render.
   * @param event The event.
   */
  events?: Record<string, (event: ChartEvent) => void>;
  /**
   * Receives the ECharts instance, and `null` when it is removed. The chart is created near the viewport.
   * @param instance The instance.
   */
  chartRef?: RefObject<Instance | null> | ((instance: Instance | null) => void);
  /**
   * Shows that data is loading. The previous chart stays visible below.
   * @default false
   */
  loading?: boolean;
  /** Shows that the data couldn't be loaded, instead of the chart. A text replaces the default one. */
  error?: boolean | string;
  /** Called when the user wants to load the data again after an error. Without it, there is no button. */
  onRetry?: () => void;
  /**
   * Shows a button that replaces the chart with a table of the same data. Screen readers always get the table.
   * @default true
   */
  showTableButton?: boolean;
  /** The width divided by the height, as a number or a CSS ratio. Defaults to `16 / 9`. */
  aspectRatio?: number | string;
  /**
   * The height in px, instead of `aspectRatio`.
   *
   * @minimum 1
   */
  height?: number;
}
