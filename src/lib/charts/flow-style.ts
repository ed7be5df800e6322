import { type Fields, isFields, list, under } from "./fields";
import type { ChartTheme } from "./theme";

/**
 * The nodes and flows of a Sankey diagram. Each node has a color. In right-to-left text, flows run to the left, so the library
 * gets them reversed.
 */
export function withFlows(series: Fields, { series: colors, isRtl }: ChartTheme): Fields {
  const links = list(series.links ?? series.edges);
  const nodes = list(series.data ?? series.nodes);
  const isVertical = series.orient === "vertical";
  const isReversed = isRtl && !isVertical;
  const sources = new Set(links.map(({ source }) => source));
  /** The names of the last nodes are before them, so that they are inside the chart. */
  const position = (name: unknown) => (sources.has(name) === isReversed ? "left" : "right");
  const { edges: _, nodes: __, ...rest } = series;
  return {
    ...rest,
    data: nodes.map((node, index) =>
      under(
        {
          itemStyle: { color: colors[index % colors.length] },
          ...(!isVertical && { label: { position: position(node.name) } }),
        },
        isFields(node) ? node : { name: node },
      ),
    ),
    links: links.map((link) => ({
      // The library's name of a flow is its id.
      id: `${link.source} → ${link.target}`,
      ...link,
      ...(isReversed && { source: link.target, target: link.source }),
    })),
  };
}

/** The look of nodes and flows. */
export function flowStyle(series: Fields, theme: ChartTheme): Fields {
  const isReversed = theme.isRtl && series.orient !== "vertical";
  const text = { color: theme.ink, fontFamily: theme.font, fontSize: theme.fontSize };
  // Texts cover flows of any color, so they have an outline.
  const label = { ...text, textBorderColor: theme.surface, textBorderWidth: 2 };
  return {
    ...{ left: 0, right: 0, top: 4, bottom: 4, nodeWidth: 10, nodeGap: 12 },
    draggable: false,
    label,
    itemStyle: { borderWidth: 0 },
    // All values are set, because a change of theme is merged.
    lineStyle: { color: isReversed ? "target" : "source", opacity: theme.isForced ? 0.3 : 0.28 },
    emphasis: {
      focus: "adjacency",
      lineStyle: { opacity: theme.isForced ? 0.6 : 0.5 },
      label,
      edgeLabel: { ...label, fontWeight: 500 },
    },
    blur: { itemStyle: { opacity: 0.3 }, lineStyle: { opacity: 0.1 }, label: { opacity: 1 } },
  };
}
