import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { echarts } from "../chart/chart.fixture";
import { DonutChart, type DonutChartProps } from ".";
import * as examples from "./donut-chart.examples";

const Drawn = DonutChart as ComponentType<DonutChartProps>;

const kinds = [
  { name: "Images", value: 48.2 },
  { name: "Video", value: 31.7 },
  { name: "Backups", value: 12.4 },
  { name: "Logs", value: 4.9 },
];

const meta = {
  component: Drawn,
  title: "Components/DonutChart",
  args: { label: "Storage by kind", echarts, parts: kinds },
  argTypes: { echarts: { control: false } },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = `import { PieChart } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([PieChart, TooltipComponent, CanvasRenderer]);`;

export const Playground: Story = {
  parameters: {
    snippet: {
      setup,
      elements: (args: DonutChartProps) => <Drawn {...args} echarts={code("echarts")} />,
    },
  },
};
export const StorageByKind: Story = exampleStory(examples, "StorageByKind");
export const VisitsByCountry: Story = exampleStory(examples, "VisitsByCountry");
export const UsedSeats: Story = exampleStory(examples, "UsedSeats");

/** Seven slices and the rest, with a long name and a long sum. In a narrow box, the legend is below. */
export const ManyParts: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
  args: {
    label: "Requests by zone",
    maxParts: 7,
    minShare: 0,
    parts: [
      { name: "A zone with a long name that needs a second line", value: 4_821_000 },
      ...Array.from({ length: 11 }, (_, index) => ({
        name: `Zone ${index + 2}`,
        value: 1_200_000 - index * 100_000,
      })),
    ],
  },
};

/** With the keyboard on a slice: its tooltip shows. */
export const Focused: Story = {
  args: { valueFormat: (value) => `${value.toFixed(1)} GB` },
  play: async ({ canvas, userEvent }) => {
    const surface = canvas.getByRole("img");
    await waitFor(() => {
      if (!surface.querySelector("canvas")) throw new Error("Nothing is drawn.");
    });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
  },
};

/** The table has the whole width. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
  },
};

/** Without a legend, and with an empty center. */
export const Bare: Story = { args: { showLegend: false, center: null, height: 120 } };
