import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import counties from "us-atlas/counties-10m.json?geojson=counties";
import { ChoroplethMap } from ".";
import { echarts, type Row, rowsOf, squares } from "./choropleth-map.fixture";
import { args, colorAt, hover, map, row, Squares, tooltipIn } from "./choropleth-map.squares.fixture";

const meta = {
  component: Squares,
  title: "Behaviour/ChoroplethMap/Data",
  tags: ["!autodocs"],
  args,
} satisfies Meta<typeof Squares>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values are formatted for the language, or by the caller, in both table and tooltip. */
export const Formats: Story = {
  args: { valueFormat: (value: number) => `${value / 1000} k`, labels: { noData: "Nothing known" } },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole("table");
    await waitFor(() => expect(table).toHaveTextContent("North west1 k"));
    await expect(table).toHaveTextContent("South eastNothing known");
    await hover(map(canvas), 0.75, 0.25);
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("North east2 k"));
  },
};

function Units() {
  const [unit, setUnit] = useState("kg");
  return (
    <>
      <Squares {...args} valueFormat={(value) => `${value} ${unit}`} />
      <button type="button" onClick={() => setUnit("t")}>
        Tonnes
      </button>
    </>
  );
}

/** A change of the value format shows immediately. */
export const FormatChanges: Story = {
  render: () => <Units />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table");
    await waitFor(() => expect(table).toHaveTextContent("1000 kg"));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(table).toHaveTextContent("1000 t"));
  },
};
const odd: Record<string, Row[]> = {
  empty: [],
  "one row": [row("North west", 3)],
  "equal values": rowsOf(squares).map(({ region }) => row(region, 5)),
  "no numbers": [row("North west", Number.NaN), row("North east", Number.POSITIVE_INFINITY)],
  "no region": [row("Atlantis", 1), row("North west", 2)],
  "the same name twice": [row("North west", 1), row("North west", 9), row("North east", 5)],
};

/** Invalid data still draws a sensible map, without console errors. */
export const InvalidData: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {Object.entries(odd).map(([label, data]) => (
        <Squares
          key={label}
          {...args}
          label={label}
          data={data}
          height={100}
          style={{ width: 100 }}
          showLegend
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colors = (name: string) =>
      (["nw", "ne", "sw", "se"] as const).map((corner) => colorAt(map(canvas, name), corner).join());
    const none = "0,255,0";
    await waitFor(() => expect(colors("empty")).toEqual([none, none, none, none]));
    await expect(new Set(colors("equal values")).size).toBe(1);
    await expect(colors("equal values")[0]).not.toBe(none);
    await expect(colors("one row").slice(1)).toEqual([none, none, none]);
    await expect(colors("one row")[0]).not.toBe(none);
    await expect(colors("no numbers")).toEqual([none, none, none, none]);
    await expect(colors("no region").slice(1)).toEqual([none, none, none]);
    await expect(colors("the same name twice").slice(0, 2)).toEqual(["0,0,255", "255,0,0"]);
  },
};

const count = fn();
const counted = {
  ...echarts,
  registerMap: (...given: Parameters<typeof echarts.registerMap>) => {
    count(given[0]);
    echarts.registerMap(...given);
  },
};

/** Over 3,200 counties, joined by a function on another property, with a custom map name. */
export const Counties: Story = {
  // The other stories cover the other modes, and axe would check three thousand rows in each.
  render: () => (
    <ChoroplethMap
      label="Counties"
      echarts={counted}
      geoJson={counties}
      mapName="counties-of-the-us"
      nameProperty="name"
      data={rowsOf(counties)}
      name={({ region }) => region}
      value={({ requests }) => requests}
      center={[-96, 38]}
      zoom={3.4}
      height={240}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(counties.features.length).toBeGreaterThan(3200);
    await waitFor(() => expect(map(canvas, "Counties").querySelector("canvas")).not.toBeNull());
    await expect(count).toHaveBeenCalledWith("counties-of-the-us");
    map(canvas, "Counties").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvasElement.querySelector("[aria-live]")).toHaveTextContent(/^\S.*: \d/);
  },
};
