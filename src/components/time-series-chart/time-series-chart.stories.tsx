import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { echarts } from "../chart/chart.fixture";
import { TimeSeriesChart, type TimeSeriesChartProps } from ".";
import * as examples from "./time-series-chart.examples";
import { hours, latency } from "./time-series-chart.fixture";

const Drawn = TimeSeriesChart as ComponentType<TimeSeriesChartProps>;

const meta = {
  component: Drawn,
  title: "Components/TimeSeriesChart",
  args: { label: "Latency by region", echarts, times: hours, series: latency, unit: "duration", height: 220 },
  argTypes: { echarts: { control: false } },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = `import { LineChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

echarts.use([LineChart, GridComponent, TooltipComponent, CanvasRenderer]);`;

export const Playground: Story = {
  parameters: {
    snippet: {
      setup,
      elements: (args: TimeSeriesChartProps) => <Drawn {...args} echarts={code("echarts")} />,
    },
  },
};
export const LatencyByRegion: Story = exampleStory(examples, "LatencyByRegion");
export const TrafficByKind: Story = exampleStory(examples, "TrafficByKind");
export const ErrorsByHour: Story = exampleStory(examples, "ErrorsByHour");
export const SelectRange: Story = exampleStory(examples, "SelectRange");

/** Each type, also stacked, with an incomplete last interval. */
export const Types: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      {(["line", "area", "bar"] as const).flatMap((type) =>
        [false, true].map((stacked) => (
          <Drawn
            key={type + stacked}
            {...args}
            label={`${type}${stacked ? ", stacked" : ""}`}
            times={hours.slice(0, 13)}
            series={latency.map(({ name, data }) => ({ name, data: data.slice(0, 13) }))}
            type={type}
            stacked={stacked}
            lastIncomplete
          />
        )),
      )}
    </div>
  ),
};

/** Each unit has its own texts and steps. */
export const Units: Story = {
  parameters: { visual: { modes: ["light", "narrow"] } },
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      {(["number", "bytes", "duration", "percent"] as const).map((unit, index) => (
        <Drawn
          key={unit}
          {...args}
          label={unit}
          unit={unit}
          series={[
            {
              name: unit,
              data: hours.map(
                (_, hour) => ([1, 1.4e9, 4_000_000, 0.01][index] ?? 1) * (40 + 20 * Math.sin(hour / 4)),
              ),
            },
          ]}
          height={160}
        />
      ))}
    </div>
  ),
};

/** With the keyboard on a point: its tooltip shows, and a part of the day is selected. */
export const Focused: Story = {
  args: { onRangeChange: () => {} },
  play: async ({ canvas, userEvent }) => {
    const surface = canvas.getByRole("img");
    await waitFor(() => {
      if (!surface.querySelector("canvas")) throw new Error("Nothing is drawn.");
    });
    surface.focus();
    await userEvent.keyboard("{ArrowRight}{PageDown}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
  },
};
