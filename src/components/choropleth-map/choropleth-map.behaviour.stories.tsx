import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import counties from "us-atlas/counties-10m.json?geojson=counties";
import { conformance } from "../../catalog/stories";
import { ChoroplethMap, type ChoroplethMapProps } from ".";
import { echarts, type Row, rowsOf, square, squares } from "./choropleth-map.fixture";

const Squares = ChoroplethMap as ComponentType<ChoroplethMapProps<Row>>;

const args: ChoroplethMapProps<Row> = {
  label: "Requests",
  echarts,
  geoJson: squares,
  data: [
    { region: "North west", requests: 1000 },
    { region: "North east", requests: 2000 },
    { region: "South west", requests: 3000 },
  ],
  name: "region",
  value: "requests",
  zoom: 1,
  height: 200,
  style: { width: 200 },
  projection: null,
  colorRange: ["#ff0000", "#0000ff"],
  noDataColor: "#00ff00",
};

const meta = {
  component: Squares,
  title: "Behaviour/ChoroplethMap",
  tags: ["!autodocs"],
  args,
} satisfies Meta<typeof Squares>;
export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story["play"]>>[0];
type Canvas = PlayContext["canvas"];

const map = (canvas: Canvas, name = "Requests") => canvas.getByRole("img", { name });

/** The colour in the middle of a corner of the map: red, green and blue. */
function colorAt(surface: HTMLElement, corner: "nw" | "ne" | "sw" | "se"): number[] {
  const drawing = surface.querySelector("canvas") as HTMLCanvasElement;
  const x = drawing.width * (corner.endsWith("w") ? 0.25 : 0.75);
  const y = drawing.height * (corner.startsWith("n") ? 0.25 : 0.75);
  pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  pixel?.drawImage(drawing, x, y, 1, 1, 0, 0, 1, 1);
  return [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}
let pixel: CanvasRenderingContext2D | null | undefined;

const inside = (element: HTMLElement) => within(element);

/** A row's number decides on its region's colour; a region without a row has one of its own. */
export const Colours: Story = {
  play: async ({ canvas }) => {
    const surface = map(canvas);
    await waitFor(() => expect(colorAt(surface, "nw")).toEqual([255, 0, 0]));
    await expect(colorAt(surface, "ne")).toEqual([128, 0, 128]);
    await expect(colorAt(surface, "sw")).toEqual([0, 0, 255]);
    await expect(colorAt(surface, "se")).toEqual([0, 255, 0]);
  },
};

/** The same as a table, of all regions and of the rows that have none. */
export const AsATable: Story = {
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

/** Under the pointer a region tells its name and value, in the caller's words if there are some. */
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

function tooltipIn(root: HTMLElement): HTMLElement {
  const tooltip = root.querySelector<HTMLElement>("[data-slot=choropleth-map-tooltip]");
  if (!tooltip) throw new Error("There is no tooltip.");
  return tooltip;
}

async function hover(surface: HTMLElement, across: number, down: number) {
  await waitFor(() => expect(surface.querySelector("canvas")).not.toBeNull());
  const drawing = surface.querySelector("canvas") as HTMLElement;
  const box = drawing.getBoundingClientRect();
  const at = { clientX: box.left + box.width * across, clientY: box.top + box.height * down };
  drawing.dispatchEvent(new MouseEvent("mousemove", { ...at, bubbles: true }));
}

const evil = "<img src=x onerror=\"document.title='hit'\">";

/** Names come with the data: one that looks like markup shows as text. */
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

/** A formatter of the caller's writes HTML, for the regions that have a row. */
export const OwnTooltip: Story = {
  args: { tooltipFormatter: (row: Row) => `<b>${row.requests}</b> requests` },
  play: async ({ canvas, canvasElement }) => {
    await hover(map(canvas), 0.25, 0.25);
    const tooltip = await waitFor(() => tooltipIn(canvasElement));
    await expect(tooltip.querySelector("b")).toHaveTextContent("1000");
    await hover(map(canvas), 0.75, 0.75);
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("South eastNo data"));
  },
};

/** Without tooltips, the pointer shows nothing. */
export const NoTooltip: Story = {
  args: { showTooltip: false },
  play: async ({ canvas, canvasElement }) => {
    await hover(map(canvas), 0.25, 0.25);
    await expect(canvasElement.querySelector("[data-slot=choropleth-map-tooltip]")).toBeNull();
  },
};

/** Arrow keys go to the region that lies there, Home and End by value; each is told. Escape and leaving end it. */
export const ByKeyboard: Story = {
  render: (given) => (
    <>
      <Squares {...given} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const news = canvasElement.querySelector("[aria-live]");
    await expect(map(canvas)).toHaveAccessibleDescription(/arrow keys/i);
    await userEvent.tab();
    await expect(map(canvas)).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(news).toHaveTextContent("South west: 3,000");
    for (const [key, said] of [
      ["ArrowUp", "North west: 1,000"],
      ["ArrowRight", "North east: 2,000"],
      ["ArrowDown", "South east: No data"],
      ["ArrowDown", "South east: No data"],
      ["ArrowLeft", "South west: 3,000"],
      ["End", "North west: 1,000"],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(news).toHaveTextContent(said as string);
    }
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("North west1,000"));
    await userEvent.keyboard("{Escape}");
    await expect(news).toBeEmptyDOMElement();
    await userEvent.keyboard("{ArrowDown}");
    await expect(news).not.toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(news).toBeEmptyDOMElement();
  },
};

/** Values are written in the language's way, or in the caller's, in table and tooltip alike. */
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

/** Another unit shows at once. */
export const FormatChanges: Story = {
  render: () => <Units />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table");
    await waitFor(() => expect(table).toHaveTextContent("1000 kg"));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(table).toHaveTextContent("1000 t"));
  },
};

function Themed() {
  const [isDark, setIsDark] = useState(false);
  return (
    <div data-theme={isDark ? "dark" : "light"}>
      <Squares {...args} colorRange={undefined} noDataColor={undefined} />
      <button type="button" onClick={() => setIsDark(!isDark)}>
        Switch
      </button>
    </div>
  );
}

/** Its colours are those of the theme around it, and follow when that changes. */
export const FollowsTheTheme: Story = {
  render: () => <Themed />,
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

/** It is as large as its element, also when that changes. */
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

function Toggled() {
  const [isShown, setIsShown] = useState(true);
  return (
    <StrictMode>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Toggle
      </button>
      {isShown && <Squares {...args} />}
    </StrictMode>
  );
}

/** Ten times taken away and put back, nothing of it is left, and one chart is drawn in the end. */
export const ComesAndGoes: Story = {
  render: () => <Toggled />,
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole("button");
    const before = document.body.childElementCount;
    for (let i = 0; i < 10; i++) {
      await userEvent.click(toggle);
      await expect(canvasElement.querySelectorAll("canvas")).toHaveLength(0);
      await userEvent.click(toggle);
    }
    await waitFor(() => expect(canvasElement.querySelectorAll("canvas")).toHaveLength(1));
    await expect(document.body.childElementCount).toBe(before);
    await waitFor(() => expect(colorAt(map(canvas), "nw")).toEqual([255, 0, 0]));
  },
};

const row = (region: string, requests: number): Row => ({ region, requests });
const odd: Record<string, Row[]> = {
  empty: [],
  "one row": [row("North west", 3)],
  "equal values": rowsOf(squares).map(({ region }) => row(region, 5)),
  "no numbers": [row("North west", Number.NaN), row("North east", Number.POSITIVE_INFINITY)],
  "no region": [row("Atlantis", 1), row("North west", 2)],
  "the same name twice": [row("North west", 1), row("North west", 9), row("North east", 5)],
};

/** Data of every odd kind make a sensible map, and no noise in the console. */
export const OddData: Story = {
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

/** Over 3,200 counties, joined by a function on another property, under a name of the caller's. */
export const Counties: Story = {
  // The other modes differ as those of the other stories do, and axe reads three thousand rows in each.
  parameters: { visual: { modes: ["light"] } },
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

export const Conforms = conformance({
  ChoroplethMap: (props) => <Squares {...(props as object)} {...args} />,
});
