import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { code, exampleStory } from "#kit";
import { echarts } from "../chart/chart.fixture";
import { drawn } from "../chart/drawn.fixture";
import { SankeyChart, type SankeyChartProps } from ".";
import * as examples from "./sankey-chart.examples";

const Drawn = SankeyChart as ComponentType<SankeyChartProps>;

const meta = {
  component: Drawn,
  title: "Components/SankeyChart",
  args: {
    label: "Orders by payment, November",
    echarts,
    links: [
      { source: "Cart", target: "Card", value: 620 },
      { source: "Cart", target: "Invoice", value: 240 },
      { source: "Cart", target: "Left", value: 310 },
      { source: "Card", target: "Paid", value: 560 },
      { source: "Card", target: "Declined", value: 60 },
      { source: "Invoice", target: "Paid", value: 180 },
      { source: "Invoice", target: "Overdue", value: 60 },
    ],
    height: 240,
  },
  argTypes: { echarts: { control: false } },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = `import { SankeyChart as SankeySeries } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([SankeySeries, TooltipComponent, CanvasRenderer]);`;

export const Playground: Story = {
  parameters: {
    snippet: {
      setup,
      elements: (args: SankeyChartProps) => <Drawn {...args} echarts={code("echarts")} />,
    },
    visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] },
  },
};
export const SignupsBySource: Story = exampleStory(examples, "SignupsBySource");
export const CloudCosts: Story = exampleStory(examples, "CloudCosts");

/** With the keyboard on a node: its tooltip shows, and the flows of other nodes fade. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await drawn(canvas, args.label);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  },
};

/** The nodes and flows in place of the chart. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
  },
};
