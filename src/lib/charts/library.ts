/**
 * The parts of ECharts 6 that charts use. The caller passes the whole module or a composed one.
 * @typeParam Instance The type of the ECharts instance.
 */
export interface ChartLibrary<Instance extends ChartInstance = ChartInstance> {
  /**
   * Creates a chart.
   * @param element The element to draw into.
   */
  init(element: HTMLElement): Instance;
}

/** The methods of an ECharts instance that charts use. */
export interface ChartInstance {
  /**
   * Draws the chart.
   * @param option The chart, as an option of ECharts.
   * @param behavior How the option replaces the previous one, as an object with `notMerge` or `replaceMerge`.
   */
  setOption(option: object, behavior?: object): void;
  /** Adapts the chart to the size of its element. */
  resize(): void;
  /** Removes the chart. */
  dispose(): void;
  /** Whether the chart has been removed. */
  isDisposed(): boolean;
  /**
   * Triggers an action, such as showing the tooltip.
   * @param action The action.
   */
  dispatchAction(action: ChartAction): void;
  /**
   * Adds a listener.
   * @param event The name of the event, such as `click`.
   * @param listener The listener.
   */
  on(event: string, listener: (event: unknown) => void): void;
  /**
   * Removes a listener.
   * @param event The name of the event, such as `click`.
   * @param listener The listener.
   */
  off(event: string, listener: (event: unknown) => void): void;
}

/** An action of a chart. */
export interface ChartAction {
  /** The name of the action, such as `showTip`. */
  type: string;
}
