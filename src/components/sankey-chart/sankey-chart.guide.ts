import type { Guide } from "../../catalog/types";

/** When to use SankeyChart, and how. */
export const sankeyChartGuide: Guide = {
  instead: {
    Chart: "For other ECharts options, such as a funnel or a graph.",
    Table: "For exact figures, or only a few flows.",
    Stepper: "For steps that people take in your application.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the chart, then to the button for the table." },
    { keys: ["ArrowUp", "ArrowDown"], does: "Moves to the previous or next node." },
    {
      keys: ["ArrowRight", "ArrowLeft"],
      does: "Moves to the next or previous flow of the node, then to the next or previous node. In right-to-left text, the keys are swapped.",
    },
    { keys: ["Home", "End"], does: "Moves to the first or last node or flow." },
    { keys: ["PageUp", "PageDown"], does: "Moves back or forward by ten nodes and flows." },
    { keys: ["Escape"], does: "Leaves the node, and closes nothing around the chart." },
  ],
  accessibility: [
    "It is an image, named by `label` and described by a summary: the number of flows, the smallest and the largest.",
    "Screen readers also get a table of the nodes and their flows. A button shows it to everyone.",
    "A node or flow reached with the keyboard is announced with its amount. The other flows fade.",
    "Nodes have their names beside them, so colors carry no meaning of their own.",
  ],
  do: [
    "Say in `label` what flows, where and when.",
    "Use at most about 15 nodes. Join small ones as “Other”.",
    "Pass `nodes` to keep the color of a node when the links change.",
  ],
  dont: [
    {
      text: "Don't pass a flow back to an earlier node: it is ignored. Give the way back its own node.",
      code: '<SankeyChart echarts={{ init: () => ({}) as never }} label="Orders" links={[{ source: "Cart", target: "Payment", value: 3 }, { source: "Payment", target: "Cart", value: 1 }]} />',
      caughtBy: "warning",
    },
    {
      text: "Don't omit `echarts`: the chart is drawn by the module that your application loads.",
      code: '<SankeyChart label="Orders" links={[{ source: "Cart", target: "Payment", value: 3 }]} />',
      caughtBy: "types",
    },
  ],
};
