import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { echarts } from "../chart/chart.fixture";
import {
  drawn,
  hasColor,
  hidesSeries,
  liveRegion,
  movesByKeys,
  retries,
  surfaceIn,
  tooltipIn,
} from "../chart/drawn.fixture";
import { TimeSeriesChart, type TimeSeriesChartProps } from ".";
import { hours, large, latency } from "./time-series-chart.fixture";

const Drawn = TimeSeriesChart as ComponentType<TimeSeriesChartProps>;
const rangeChange = fn();

const meta = {
  component: Drawn,
  title: "Behaviour/TimeSeriesChart",
  args: { label: "Latency", echarts, times: hours, series: latency, unit: "duration", height: 200 },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (element: Element | null | undefined) => element?.textContent?.replaceAll("\u202f", " ");

/** Points are announced with their time and unit. The tooltip has all series, and gaps are skipped. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "Latency");
    surfaceIn(canvas, "Latency").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(text(liveRegion(canvasElement))).toBe("Europe, Nov 12, 2026, 1:00 AM: 190 ms");
    await waitFor(() =>
      expect(text(tooltipIn(canvasElement))).toBe(
        "Nov 12, 2026, 1:00 AMEurope190 msAmericas300 msAsia360 ms",
      ),
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{PageDown}{ArrowRight}");
    await expect(text(liveRegion(canvasElement))).toBe("Asia, Nov 12, 2026, 1:00 PM: 295 ms");
  },
};

/** The last interval is marked as incomplete in the tooltip and the table. */
export const Incomplete: Story = {
  args: { lastIncomplete: true, tooltip: "single" },
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas, "Latency");
    await waitFor(() => expect(hasColor(drawing, "chart-1")).toBe(true));
    surfaceIn(canvas, "Latency").focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(text(tooltipIn(canvasElement))).toBe("Nov 13, 2026Europe169 ms, incomplete"));
    await expect(canvas.getAllByRole("cell", { name: /incomplete/ })).toHaveLength(3);
  },
};

/** The legend hides and shows series. */
export const Legend: Story = hidesSeries;

/** Shift and the arrow keys select a range, Enter applies it, Escape doesn't. The button resets it. */
export const KeyboardRange: Story = {
  args: { onRangeChange: rangeChange },
  play: async ({ canvas, canvasElement }) => {
    rangeChange.mockClear();
    await drawn(canvas, "Latency");
    await expect(surfaceIn(canvas, "Latency")).toHaveAccessibleDescription(/Enter applies/);
    surfaceIn(canvas, "Latency").focus();
    await userEvent.keyboard("{ArrowRight}{PageDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    const band = () => canvasElement.querySelector("[data-slot=time-series-chart-range]");
    await expect(band()).toBeVisible();
    await expect(text(canvasElement.querySelector("[data-slot=time-series-chart-live-region]"))).toBe(
      "Nov 12, 2026, 10:00 AM to Nov 12, 2026, 12:00 PM",
    );
    await userEvent.keyboard("{Escape}");
    await expect(band()).toBeNull();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{Enter}");
    await expect(rangeChange).toHaveBeenCalledWith([hours[9], hours[10]]);
    const table = canvas.getByRole("table", { name: "Latency" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "Reset range" }));
    await expect(rangeChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(26));
  },
};

/** A drag selects a range. A short press doesn't. */
export const PointerRange: Story = {
  args: { onRangeChange: rangeChange, range: null },
  play: async ({ canvas, canvasElement }) => {
    rangeChange.mockClear();
    const drawing = await drawn(canvas, "Latency");
    const box = drawing.getBoundingClientRect();
    const at = (share: number) => ({ clientX: box.left + box.width * share, clientY: box.top + 80 });
    const [down, move, up] = ["pointerdown", "pointermove", "pointerup"].map(
      (type) => (share: number) =>
        drawing.dispatchEvent(new PointerEvent(type, { ...at(share), bubbles: true, pointerId: 1 })),
    ) as [(share: number) => void, (share: number) => void, (share: number) => void];
    down(0.4);
    up(0.4);
    await expect(rangeChange).not.toHaveBeenCalled();
    // The canvas exists shortly before the drag works.
    await waitFor(() => {
      down(0.8);
      move(0.5);
      return expect(canvasElement.querySelector("[data-slot=time-series-chart-range]")).toBeVisible();
    });
    move(0.4);
    up(0.4);
    await waitFor(() => expect(rangeChange).toHaveBeenCalledOnce());
    const [[from, to]] = rangeChange.mock.calls[0] as [[number, number]];
    await expect([from, to].map((time) => Math.round((time - (hours[0] ?? 0)) / 3_600_000))).toEqual([9, 19]);
  },
};

/** Times are in the given zone. If clocks go back, an hour that they show twice has the name of its zone. */
export const TimeZones: Story = {
  args: {
    timeZone: "America/New_York",
    times: [4, 5, 6, 7].map((hour) => Date.UTC(2026, 10, 1, hour)),
    series: [{ name: "Europe", data: [1, 2, 3, 4] }],
    unit: "number",
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "Latency");
    surfaceIn(canvas, "Latency").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(text(liveRegion(canvasElement))).toBe("Europe, Nov 1, 2026, 1:00 AM EDT: 2");
    await userEvent.keyboard("{ArrowRight}");
    await expect(text(liveRegion(canvasElement))).toBe("Europe, Nov 1, 2026, 1:00 AM EST: 3");
    await waitFor(() => expect(text(tooltipIn(canvasElement))).toBe("Nov 1, 2026, 1:00 AM ESTEurope3"));
  },
};

/** Thresholds and markers are part of the description, and the axis reaches the threshold. */
export const ThresholdsAndMarkers: Story = {
  args: {
    thresholds: [{ value: 900, label: "Limit" }],
    markers: [{ time: hours[8] ?? 0, label: "v2.4" }],
  },
  play: async ({ canvas }) => {
    await drawn(canvas, "Latency");
    await expect(surfaceIn(canvas, "Latency")).toHaveAccessibleDescription(
      /Limit: 900 ms\. v2\.4: Nov 12, 2026, 8:00.AM\. Arrow keys/,
    );
  },
};

const data = large();

/** 50 series of 10,000 points. The tooltip has the highest. */
export const LargeData: Story = {
  // As args, the workshop would compare all points.
  render: (args) => <Drawn {...args} {...data} unit="number" label="Load" />,
  parameters: { visual: { skip: "its lines cover the plot" } },
  play: async ({ canvas, canvasElement }) => {
    // A canvas with so many points takes a while.
    const drawing = await waitFor(() => drawn(canvas, "Load"), { timeout: 20_000 });
    const box = drawing.getBoundingClientRect();
    drawing.dispatchEvent(
      new MouseEvent("mousemove", { clientX: box.left + 300, clientY: box.top + 60, bubbles: true }),
    );
    await waitFor(() => expect(tooltipIn(canvasElement)?.querySelectorAll("div")).toHaveLength(12));
    await expect(tooltipIn(canvasElement)).toHaveTextContent(/\+39$/);
  },
};

/** Wrong data and an unknown time zone warn. Without times, the chart is empty. */
export const WrongData: Story = {
  parameters: {
    console: {
      expect: [/has 1 values for 2 times/, /aren't in ascending order/, /Unknown TimeSeriesChart\.timeZone/],
    },
  },
  render: (args) => (
    <>
      <Drawn {...args} times={[1, 0]} series={[{ name: "Europe", data: [1] }]} timeZone="Mars/Base" />
      <Drawn {...args} label="Empty" times={[]} series={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No data", { selector: "[role=status]" })).toBeVisible();
  },
};

/** Each key of charts moves to its point. */
export const Keys: Story = movesByKeys;

/** After an error, the button asks for the data again. */
export const Retry: Story = retries;

export const Conforms = conformance({
  TimeSeriesChart: (props) => (
    <Drawn
      label="Latency"
      echarts={echarts}
      times={hours}
      series={latency}
      defaultHiddenSeries={["Asia"]}
      defaultRange={[hours[2] ?? 0, hours[20] ?? 0]}
      onRangeChange={() => {}}
      {...(props as object)}
    />
  ),
});
