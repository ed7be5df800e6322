import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { Chart, type ChartProps } from ".";
import * as examples from "./chart.examples";
import { echarts, eightSeries, week } from "./chart.fixture";

const Drawn = Chart as ComponentType<ChartProps>;

const meta = {
  component: Drawn,
  title: "Components/Chart",
  args: { label: "Requests a minute, by region", echarts, option: week, height: 240 },
  argTypes: { echarts: { control: false }, option: { control: false }, table: { control: false } },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = `import { LineChart } from "echarts/charts";
import { GridComponent, LegendComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([LineChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

const option = ${JSON.stringify(week, undefined, 2)};`;

export const Playground: Story = {
  parameters: {
    snippet: {
      setup,
      elements: (args: ChartProps) => <Drawn {...args} echarts={code("echarts")} option={code("option")} />,
    },
  },
};
export const RequestsByRegion: Story = exampleStory(examples, "RequestsByRegion");
export const BuildsByResult: Story = exampleStory(examples, "BuildsByResult");
export const StorageByKind: Story = exampleStory(examples, "StorageByKind");
export const LoadAgain: Story = exampleStory(examples, "LoadAgain");

/** With the keyboard on a point: its tooltip shows. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const surface = canvas.getByRole("img");
    await waitFor(() => expect(surface.querySelector("canvas")).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  },
};

/** All colors and marks of series, in the order of use. In a narrow chart, the legend wraps. */
export const EightSeries: Story = {
  args: { label: "Eight series", option: eightSeries },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
};

/** The states without a drawing, and loading over the previous one. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <Drawn {...args} label="Loading" option={{ series: [] }} loading height={140} />
      <Drawn {...args} label="Loading again" loading height={140} />
      <Drawn
        {...args}
        label="Empty"
        option={{ ...week, series: [{ type: "line", data: [] }] }}
        height={140}
      />
      <Drawn {...args} label="Error" error onRetry={() => {}} height={140} />
    </div>
  ),
};

/** The data in place of the chart. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
  },
};
