import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { BubbleMap, type BubbleMapProps } from ".";
import * as examples from "./bubble-map.examples";
import { type City, cities, echarts, world } from "./bubble-map.fixture";

const Cities = BubbleMap as ComponentType<BubbleMapProps<City>>;

const meta = {
  component: Cities,
  title: "Components/BubbleMap",
  args: {
    label: "Requests a minute, by city",
    echarts,
    geoJson: world,
    data: cities,
    name: "name",
    coordinates: "at",
    value: "requests",
  },
  argTypes: {
    echarts: { control: false },
    geoJson: { control: false },
    data: { control: false },
    projection: { control: false },
  },
} satisfies Meta<typeof Cities>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = `import type { MapFeatureCollection } from "@kerf/react";
import { ScatterChart } from "echarts/charts";
import { GeoComponent, TooltipComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { feature } from "topojson-client";
import atlas from "us-atlas/nation-10m.json" with { type: "json" };

echarts.use([ScatterChart, GeoComponent, TooltipComponent, CanvasRenderer]);

const nation = feature(
  atlas as unknown as Parameters<typeof feature>[0],
  atlas.objects.nation as never,
) as unknown as MapFeatureCollection;

const cities = [
  { name: "New York", at: [-74.0, 40.7], requests: 3900 },
  { name: "Chicago", at: [-87.6, 41.9], requests: 1830 },
];`;

export const Playground: Story = {
  args: { showLegend: true },
  parameters: {
    snippet: {
      setup,
      elements: (args: BubbleMapProps<City>) => (
        <Cities {...args} echarts={code("echarts")} geoJson={code("nation")} data={code("cities")} />
      ),
    },
    visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] },
  },
};
export const RequestsByCity: Story = exampleStory(examples, "RequestsByCity");
export const WithUnit: Story = exampleStory(examples, "WithUnit");

/** With the keyboard on one of the cities. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const surface = canvas.getByRole("img");
    await waitFor(() => expect(surface.querySelector("canvas")).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
  },
};
