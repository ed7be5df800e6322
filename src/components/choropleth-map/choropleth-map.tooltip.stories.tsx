import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { type Row, square } from "./choropleth-map.fixture";
import { args, hover, map, Squares, tooltipIn } from "./choropleth-map.squares.fixture";

const meta = {
  component: Squares,
  title: "Behaviour/ChoroplethMap/Tooltip",
  tags: ["!autodocs"],
  args,
} satisfies Meta<typeof Squares>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On hover, a region shows its name and value, formatted by the caller if set. */
export const Tooltip: Story = {
  play: async ({ canvas, canvasElement }) => {
    const surface = map(canvas);
    await hover(surface, 0.25, 0.25);
    const tooltip = await waitFor(() => tooltipIn(canvasElement));
    await expect(tooltip).toHaveTextContent("North west1,000");
    await hover(surface, 0.75, 0.75);
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("South eastNo data"));
  },
};

const evil = "<img src=x onerror=\"document.title='hit'\">";

/** Names come with the data, so a name that looks like markup shows as text. */
export const UntrustedNames: Story = {
  args: {
    geoJson: { type: "FeatureCollection", features: [square(evil, 0, 0)] },
    data: [{ region: evil, requests: 4 }],
  },
  play: async ({ canvas, canvasElement }) => {
    await hover(map(canvas), 0.5, 0.5);
    const tooltip = await waitFor(() => tooltipIn(canvasElement));
    await expect(tooltip).toHaveTextContent(`${evil}4`);
    await expect(tooltip.querySelector("img")).toBeNull();
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(document.title).not.toBe("hit");
  },
};

/** A custom formatter returns HTML for the regions that have a row. */
export const CustomTooltip: Story = {
  args: { tooltipFormatter: (row: Row) => `<b>${row.requests}</b> requests` },
  play: async ({ canvas, canvasElement }) => {
    await hover(map(canvas), 0.25, 0.25);
    const tooltip = await waitFor(() => tooltipIn(canvasElement));
    await expect(tooltip.querySelector("b")).toHaveTextContent("1000");
    await hover(map(canvas), 0.75, 0.75);
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("South eastNo data"));
  },
};

/** Without tooltips, nothing shows on hover. */
export const NoTooltip: Story = {
  args: { showTooltip: false },
  play: async ({ canvas, canvasElement }) => {
    await hover(map(canvas), 0.25, 0.25);
    await expect(canvasElement.querySelector("[data-slot=choropleth-map-tooltip]")).toBeNull();
  },
};
