import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, waitFor } from "storybook/test";
import { code, exampleStory } from "#kit";
import { ChoroplethMap, type ChoroplethMapProps } from ".";
import * as examples from "./choropleth-map.examples";
import { echarts, plane, type Row, requests, states, world } from "./choropleth-map.fixture";
import { map } from "./choropleth-map.squares.fixture";

const Requests = ChoroplethMap as ComponentType<ChoroplethMapProps<Row>>;

const meta = {
  component: Requests,
  title: "Components/ChoroplethMap",
  args: {
    label: "Requests a minute, by country",
    echarts,
    geoJson: world,
    data: requests,
    name: "region",
    value: "requests",
  },
  argTypes: {
    echarts: { control: false },
    geoJson: { control: false },
    data: { control: false },
    projection: { control: false },
  },
} satisfies Meta<typeof Requests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The modules that an application loads and registers for this map. */
const setup = `import type { MapFeatureCollection, MapProjection } from "@kerf/react";
import { MapChart } from "echarts/charts";
import { TooltipComponent, VisualMapComponent } from "echarts/components";
import * as echarts from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { feature } from "topojson-client";
import atlas from "us-atlas/states-albers-10m.json" with { type: "json" };

echarts.use([MapChart, TooltipComponent, VisualMapComponent, CanvasRenderer]);

const states = feature(
  atlas as unknown as Parameters<typeof feature>[0],
  atlas.objects.states as never,
) as unknown as MapFeatureCollection;

/** The atlas is projected already. */
const plane: MapProjection = { project: (point) => point, unproject: (point) => point };`;

export const Playground: Story = {
  args: {
    label: "Requests per minute, by state",
    geoJson: states,
    projection: plane,
    data: [
      { region: "California", requests: 3900 },
      { region: "Florida", requests: 1210 },
      { region: "Illinois", requests: 940 },
      { region: "New York", requests: 2760 },
      { region: "Ohio", requests: 2100 },
      { region: "Texas", requests: 3120 },
      { region: "Washington", requests: 1830 },
    ],
    zoom: 1,
  },
  parameters: {
    snippet: {
      setup,
      elements: (args: ChoroplethMapProps<Row>) => (
        <Requests {...args} echarts={code("echarts")} geoJson={code("states")} projection={code("plane")} />
      ),
    },
  },
};
export const RequestsByState: Story = exampleStory(examples, "RequestsByState");
export const NorthEast: Story = exampleStory(examples, "NorthEast");
export const CustomTooltip: Story = exampleStory(examples, "CustomTooltip");

/** With keyboard focus on one of the regions. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const surface = map(canvas, "Requests a minute, by country");
    await waitFor(() => expect(surface.querySelector("canvas")).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
  },
};

/** A part of the world, with the legend. */
export const Europe: Story = {
  args: {
    label: "Requests a minute, in Europe",
    center: [14, 54],
    zoom: 5,
    showLegend: true,
    aspectRatio: 1.5,
  },
};

/** Longitude and latitude drawn without a projection, for data on a grid of degrees. */
export const Equirectangular: Story = { args: { projection: null, aspectRatio: 2, zoom: 1 } };

/** A custom projection that preserves areas. */
export const EqualArea: Story = {
  args: {
    projection: {
      project: ([longitude, latitude]) => [longitude, -Math.sin((latitude * Math.PI) / 180) * 57.3],
      unproject: ([x, y]) => [x, (Math.asin(-y / 57.3) * 180) / Math.PI],
    },
    aspectRatio: "2.6",
    zoom: 1,
  },
};

/** For light and dark backgrounds, whatever the theme. */
export const LightAndDark: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {[false, true].map((isDarkMode) => (
        <div
          key={String(isDarkMode)}
          data-theme={isDarkMode ? "dark" : "light"}
          className="rounded-lg bg-surface p-4"
        >
          <Requests
            {...args}
            label={isDarkMode ? "Dark" : "Light"}
            isDarkMode={isDarkMode}
            height={180}
            showLegend
          />
        </div>
      ))}
    </div>
  ),
};
