"use client";

import { useMemo } from "react";
import { useLocale } from "../../i18n/locale-provider";
import type { ChartInstance } from "../../lib/charts/library";
import { useWrite } from "../../lib/charts/use-write";
import { sameList, useStable } from "../../lib/use-stable";
import { ChartFrame, type ChartFrameProps } from "../chart";
import { readFlows, type SankeyLink, sameLinks } from "./sankey-data";
import { sankeyOption, sankeyTable } from "./sankey-option";

/**
 * @typeParam Instance The type of the ECharts instance.
 */
export interface SankeyChartProps<Instance extends ChartInstance = ChartInstance>
  extends ChartFrameProps<Instance> {
  /** The flows. Those between the same nodes are added up. A flow back to where it comes from is left out. */
  links: readonly SankeyLink[];
  /**
   * The names of the nodes in the order of the colors, the table and the keyboard. By default, the order in which the links
   * name them.
   */
  nodes?: readonly string[];
}

const none: readonly string[] = [];

/**
 * A Sankey diagram shows how amounts flow between nodes, such as the steps of a signup or the parts of a budget. The width of a
 * flow is its amount.
 *
 * @category Data Visualization
 * @alias sankey diagram, flow chart, flow diagram, alluvial diagram, user flow, funnel
 * @since 0.1.0
 */
export function SankeyChart<Instance extends ChartInstance>({
  links: ownLinks,
  nodes: ownNodes = none,
  valueFormat,
  ...rest
}: SankeyChartProps<Instance>) {
  const { code: locale } = useLocale();
  const links = useStable(ownLinks, sameLinks);
  const nodes = useStable(ownNodes, sameList) as readonly string[];
  const flows = useMemo(() => readFlows(rest.label, nodes, links), [rest.label, nodes, links]);
  const table = useMemo(() => sankeyTable(flows), [flows]);
  const write = useWrite(
    valueFormat,
    locale,
    useMemo(() => flows.links.map(({ value }) => value), [flows]),
  );
  const option = useMemo(() => sankeyOption({ ...flows, write }), [flows, write]);
  return <ChartFrame data-slot="sankey-chart" {...rest} valueFormat={write} option={option} table={table} />;
}
