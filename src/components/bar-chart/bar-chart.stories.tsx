import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { echarts } from "../chart/chart.fixture";
import { BarChart, type BarChartProps } from ".";
import * as examples from "./bar-chart.examples";
import { builds, months, pages } from "./bar-chart.fixture";

const Drawn = BarChart as ComponentType<BarChartProps>;

const meta = {
  component: Drawn,
  title: "Components/BarChart",
  args: { label: "Builds by result", echarts, categories: months, series: builds, height: 220 },
  argTypes: { echarts: { control: false } },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = `import { BarChart as BarSeries } from "echarts/charts";
import { GridComponent, LegendComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([BarSeries, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);`;

export const Playground: Story = {
  parameters: {
    snippet: {
      setup,
      elements: (args: BarChartProps) => <Drawn {...args} echarts={code("echarts")} />,
    },
  },
};
export const GroupedBars: Story = exampleStory(examples, "GroupedBars");
export const StackedBars: Story = exampleStory(examples, "StackedBars");
export const ShareOfResults: Story = exampleStory(examples, "ShareOfResults");
export const MostVisitedPages: Story = exampleStory(examples, "MostVisitedPages");

/** All layouts with vertical and horizontal bars. */
export const LayoutsAndOrientations: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      {(["grouped", "stacked", "percent"] as const).flatMap((layout) =>
        (["vertical", "horizontal"] as const).map((orientation) => (
          <Drawn
            key={layout + orientation}
            {...args}
            label={`${layout}, ${orientation}`}
            layout={layout}
            orientation={orientation}
          />
        )),
      )}
    </div>
  ),
};

/** Long names are truncated beside horizontal bars, and negative values go the other way. */
export const LongNames: Story = {
  args: {
    label: "Change of visits",
    categories: pages,
    series: [{ name: "Visits", data: [18, -9, 7, 12, -3] }],
    valueFormat: (value) => `${value}%`,
    orientation: "horizontal",
  },
  parameters: { visual: { modes: ["light", "rtl", "narrow"] } },
};

/** With the keyboard on a bar: its tooltip shows. */
export const Focused: Story = {
  args: { layout: "percent" },
  play: async ({ canvas, userEvent }) => {
    const surface = canvas.getByRole("img");
    await waitFor(() => {
      if (!surface.querySelector("canvas")) throw new Error("Nothing is drawn.");
    });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  },
};
