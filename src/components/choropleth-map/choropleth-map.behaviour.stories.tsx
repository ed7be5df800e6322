import monospace from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import atlas from "us-atlas/counties-10m.json";
import { conformance, Held } from "#kit";
import { geoJsonOf } from "../../../stories/geo/geo-json";
import { ChoroplethMap } from ".";
import { echarts, type Row, rowsOf, square, squares } from "./choropleth-map.fixture";
import { args, colorAt, hover, map, row, Squares, tooltipIn } from "./choropleth-map.squares.fixture";

const meta = {
  component: Squares,
  title: "Behaviour/ChoroplethMap",
  args,
} satisfies Meta<typeof Squares>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = (element: HTMLElement) => within(element);

/** The same data as a table, with all regions and the rows without a region. */
export const TableForScreenReaders: Story = {
  args: { data: [...args.data, { region: "Atlantis", requests: 7 }] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Requests" });
    await waitFor(() => expect(inside(table).getAllByRole("row")).toHaveLength(6));
    const rows = inside(table)
      .getAllByRole("row")
      .map((row) => row.textContent);
    await expect(rows).toEqual([
      "RegionValue",
      "North west1,000",
      "North east2,000",
      "South west3,000",
      "South eastNo data",
      "Atlantis7",
    ]);
  },
};

/** In a hidden tab, the map has no size. It draws when the tab shows, with all changes made until then. */
export const HiddenTab: Story = {
  parameters: { visual: { skip: "looks like Tooltip at the end" } },
  render: (given) => (
    <div hidden>
      <Squares {...given} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tab = canvasElement.querySelector<HTMLElement>("[hidden]");
    await expect(tab?.querySelector("canvas")).toBeNull();
    if (tab) tab.hidden = false;
    await waitFor(() => expect(colorAt(map(canvas), "nw")).toEqual([255, 0, 0]));
  },
};

/**
 * Arrow keys move to the nearest region in their direction, Home to the highest value, End to the lowest.
 * Each region is announced. Escape and blur end the navigation.
 */
export const Keyboard: Story = {
  render: (given) => (
    <>
      <Squares {...given} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const liveRegion = canvasElement.querySelector("[aria-live]");
    await expect(map(canvas)).toHaveAccessibleDescription(/arrow keys/i);
    await userEvent.tab();
    await expect(map(canvas)).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(liveRegion).toHaveTextContent("South west: 3,000");
    for (const [key, said] of [
      ["ArrowUp", "North west: 1,000"],
      ["ArrowRight", "North east: 2,000"],
      ["ArrowDown", "South east: No data"],
      ["ArrowDown", "South east: No data"],
      ["ArrowLeft", "South west: 3,000"],
      ["End", "North west: 1,000"],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(liveRegion).toHaveTextContent(said as string);
    }
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("North west1,000"));
    await userEvent.keyboard("{Escape}");
    await expect(liveRegion).toBeEmptyDOMElement();
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
    await userEvent.keyboard("{ArrowDown}");
    await expect(liveRegion).not.toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(liveRegion).toBeEmptyDOMElement();
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
  },
};

/** Its colors come from the surrounding theme and change with it. */
export const FollowsTheTheme: Story = {
  render: function Themed() {
    const [isDark, setIsDark] = useState(false);
    return (
      <div data-theme={isDark ? "dark" : "light"}>
        <Squares {...args} colorRange={undefined} noDataColor={undefined} />
        <button type="button" onClick={() => setIsDark(!isDark)}>
          Switch
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const surface = map(canvas);
    const sum = (corner: "nw" | "se") => colorAt(surface, corner).reduce((total, part) => total + part, 0);
    await waitFor(() => expect(sum("se")).toBeGreaterThan(600));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(sum("se")).toBeLessThan(200));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(sum("se")).toBeGreaterThan(600));
  },
};

/** Without a label, image and table have the map's default name from the labels. */
export const WithoutLabel: Story = {
  parameters: { visual: { skip: "two maps that look like Tooltip" } },
  render: () => (
    <>
      <Squares {...args} label={undefined} />
      <Squares {...args} label="" labels={{ name: "Karte" }} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Map", "Karte"]) {
      await expect(await canvas.findByRole("img", { name })).toBeVisible();
      await expect(await canvas.findByRole("table", { name })).toBeInTheDocument();
    }
  },
};

function DrawnLater() {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <Squares {...args} label="Drawn later" showLegend />;
  return (
    <button type="button" onClick={() => setIsShown(true)}>
      Draw another
    </button>
  );
}

/** A map drawn before its font loads looks the same in the end as one drawn afterwards. */
export const LateFont: Story = {
  parameters: { visual: { skip: "two maps that look like Tooltip, in another font" } },
  render: () => (
    <div style={{ "--kerf-font-sans": '"Late", sans-serif' } as CSSProperties}>
      <Squares {...args} showLegend />
      <DrawnLater />
    </div>
  ),
  play: async ({ canvas }) => {
    const pixels = (name: string) => {
      const drawing = map(canvas, name).querySelector("canvas") as HTMLCanvasElement;
      return drawing.getContext("2d")?.getImageData(0, 0, drawing.width, drawing.height).data.join();
    };
    await waitFor(() => expect(colorAt(map(canvas), "nw")).toEqual([255, 0, 0]));
    const face = new FontFace("Late", `url(${monospace})`);
    document.fonts.add(face);
    try {
      await face.load();
      await userEvent.click(canvas.getByRole("button"));
      await waitFor(() => expect(colorAt(map(canvas, "Drawn later"), "nw")).toEqual([255, 0, 0]));
      await waitFor(() => expect(pixels("Requests") === pixels("Drawn later")).toBe(true));
    } finally {
      document.fonts.delete(face);
    }
  },
};

/** It has the size of its element and follows changes. */
export const Resizes: Story = {
  render: () => (
    <div id="room" style={{ width: 200 }}>
      <Squares {...args} style={undefined} height={undefined} aspectRatio={2} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => map(canvas).querySelector("canvas") as HTMLCanvasElement;
    await waitFor(() => expect(drawing().clientHeight).toBe(100));
    (canvasElement.querySelector("#room") as HTMLElement).style.width = "120px";
    await waitFor(() => expect(drawing().clientWidth).toBe(120));
    await expect(drawing().clientHeight).toBe(60);
  },
};

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

/** A change of the value format shows immediately. */
export const FormatChanges: Story = {
  render: () => (
    <Held initial="kg" buttons={{ Tonnes: "t" }}>
      {(unit) => <Squares {...args} valueFormat={(value) => `${value} ${unit}`} />}
    </Held>
  ),
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

const counties = geoJsonOf(atlas, atlas.objects.counties);
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

/**
 * A row's number sets its region's color. Regions without a row have a separate color. On hover, a region shows its name
 * and value.
 */
export const Tooltip: Story = {
  play: async ({ canvas, canvasElement }) => {
    const surface = map(canvas);
    await waitFor(() => expect(colorAt(surface, "nw")).toEqual([255, 0, 0]));
    await expect(colorAt(surface, "ne")).toEqual([128, 0, 128]);
    await expect(colorAt(surface, "sw")).toEqual([0, 0, 255]);
    await expect(colorAt(surface, "se")).toEqual([0, 255, 0]);
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

export const Conforms = conformance({
  ChoroplethMap: (props) => <Squares {...args} zoom={undefined} {...(props as object)} />,
});
