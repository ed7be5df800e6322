import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conformance, Held } from "#kit";
import { square } from "../choropleth-map/choropleth-map.fixture";
import { BubbleMap, type BubbleMapProps } from ".";
import { type City, echarts } from "./bubble-map.fixture";

const Cities = BubbleMap as ComponentType<BubbleMapProps<City>>;

const city = (name: string, longitude: number, latitude: number, requests: number): City => ({
  name,
  at: [longitude, latitude],
  requests,
});

/** A square of 10 by 10 degrees, drawn as 200 by 200 px. */
const data = [
  city("North", 5, 9, 400),
  city("West", 2, 5, 100),
  city("East", 8, 5, 1600),
  city("South", 5, 2, Number.NaN),
];

const meta = {
  component: Cities,
  title: "Behaviour/BubbleMap",
  args: {
    label: "Requests",
    echarts,
    geoJson: { type: "FeatureCollection", features: [square("Square", 0, 0)] },
    data,
    name: "name",
    coordinates: "at",
    value: "requests",
    color: "#ff0000",
    maxRadius: 32,
    zoom: 1,
    height: 200,
    style: { width: 200 },
    projection: null,
  },
} satisfies Meta<typeof Cities>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const map = (canvas: Canvas, name = "Requests") => canvas.getByRole("img", { name });
const drawn = (canvas: Canvas, name?: string) =>
  waitFor(() => {
    const drawing = map(canvas, name).querySelector("canvas");
    if (!drawing) throw new Error("Nothing is drawn.");
    return drawing;
  });
const tooltipIn = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-slot=bubble-map-tooltip]");
const liveRegion = (root: HTMLElement) => root.querySelector("[aria-live]");

/** The number of px in a row of the drawing, through a place of the map, that are more red than the rest. */
function redWidth(drawing: HTMLCanvasElement, latitude: number, from = 0, to = 10): number {
  const scale = drawing.width / 10;
  const copy = document.createElement("canvas");
  copy.width = Math.round((to - from) * scale);
  copy.height = 1;
  const context = copy.getContext("2d") as CanvasRenderingContext2D;
  context.drawImage(drawing, -from * scale, -(10 - latitude) * scale);
  const { data: pixels } = context.getImageData(0, 0, copy.width, 1);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) - (pixels[at + 1] ?? 0) > 40) count++;
  }
  return (count * 200) / drawing.width;
}

/** The area is proportional to the value: a quarter of the value has half the radius. */
export const Areas: Story = {
  play: async ({ canvas }) => {
    const drawing = await drawn(canvas);
    await waitFor(() => expect(Math.abs(redWidth(drawing, 5, 5) - 64)).toBeLessThanOrEqual(3));
    await expect(Math.abs(redWidth(drawing, 5, 0, 4) - 16)).toBeLessThanOrEqual(3);
    await expect(redWidth(drawing, 2)).toBe(0);
  },
};

/** The same data as a table, also for places without coordinates or a value. */
export const TableForScreenReaders: Story = {
  parameters: { visual: { skip: "looks like Areas" } },
  args: { data: [...data, { name: "Nowhere", at: [Number.NaN, 0], requests: 7 }] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Requests" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(6));
    await expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["PlaceValue", "North400", "West100", "East1,600", "SouthNo data", "Nowhere7"]);
  },
};

/** Arrow keys move to the nearest place in their direction, Home to the highest value, End to the lowest. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Cities {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    await expect(map(canvas)).toHaveAccessibleDescription(/arrow keys/i);
    await userEvent.tab();
    for (const [key, text] of [
      ["Home", "East: 1,600"],
      ["ArrowLeft", "West: 100"],
      ["ArrowRight", "East: 1,600"],
      ["ArrowUp", "North: 400"],
      ["ArrowDown", "South: No data"],
      ["End", "West: 100"],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(liveRegion(canvasElement)).toHaveTextContent(text as string);
    }
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("West100"));
    await userEvent.keyboard("{Escape}");
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
    await userEvent.keyboard("{Home}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
  },
};

/** The legend has round values and follows the value format. Without values, the legend is hidden. */
export const Legend: Story = {
  args: { showLegend: true },
  render: (args) => (
    <Held initial="kg" buttons={{ Tonnes: "t", Empty: "" }}>
      {(unit) => <Cities {...args} data={unit ? data : []} valueFormat={(value) => `${value} ${unit}`} />}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    const texts = () =>
      [...canvasElement.querySelectorAll("[data-slot=bubble-map-legend] span:nth-child(even)")].map(
        (each) => each.textContent,
      );
    await expect(texts()).toEqual(["1500 kg", "500 kg", "100 kg"]);
    await userEvent.click(canvas.getByRole("button", { name: "Empty" }));
    await expect(texts()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Tonnes" }));
    await expect(texts()).toEqual(["1500 t", "500 t", "100 t"]);
  },
};

const evil = "<img src=x onerror=\"document.title='hit'\">";

/** A name that looks like markup shows as text. Places may share a name. */
export const UntrustedNames: Story = {
  args: { data: [city(evil, 5, 5, 4), city(evil, 5, 8, 3)] },
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas);
    const box = drawing.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height * 0.2 };
    drawing.dispatchEvent(new MouseEvent("mousemove", { ...at, bubbles: true }));
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent(`${evil}3`));
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(document.title).not.toBe("hit");
  },
};

/** A negative value has no area: its place is an empty ring, and a warning says so. */
export const InvalidData: Story = {
  parameters: { console: { expect: [/negative value -5/, /BubbleMap\.maxRadius -1/] } },
  args: { data: [city("Negative", 5, 5, -5), city("Zero", 3, 5, 0)], maxRadius: -1, showLegend: true },
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas);
    await expect(redWidth(drawing, 5)).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("Negative: -5");
  },
};

export const Conforms = conformance({
  BubbleMap: (props) => <Cities {...meta.args} {...(props as object)} />,
});
