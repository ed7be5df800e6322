import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
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
  xOfColor,
} from "../chart/drawn.fixture";
import { BarChart, type BarChartProps } from ".";
import { builds, months } from "./bar-chart.fixture";

const Drawn = BarChart as ComponentType<BarChartProps>;

const meta = {
  component: Drawn,
  title: "Behaviour/BarChart",
  args: { label: "Builds", echarts, categories: months, series: builds, height: 200 },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table has a row for each category and a column for each series. The summary counts the values without gaps. */
export const TableAndSummary: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Builds" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(7));
    await expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent)
        .filter((_, index) => index === 0 || index === 3),
    ).toEqual(["CategoryPassedFailedCanceled", "August401No data44"]);
    await waitFor(() =>
      expect(surfaceIn(canvas, "Builds")).toHaveAccessibleDescription(
        /^3 series with 17 values, from 31 \(Failed, November\) to 502 \(Passed, November\)\./,
      ),
    );
  },
};

/** In percent, the announcement, the tooltip and the table have the value and its share. */
export const Percent: Story = {
  args: { layout: "percent", valueFormat: (value) => `${value} builds` },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "Builds");
    surfaceIn(canvas, "Builds").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("Passed, August: 401 builds (90%)");
    await waitFor(() =>
      expect(tooltipIn(canvasElement)).toHaveTextContent(
        "AugustPassed401 builds (90%)Failed–Canceled44 builds (10%)",
      ),
    );
    await expect(canvas.getByRole("cell", { name: "438 builds (81%)" })).toBeInTheDocument();
  },
};

/** The legend hides and shows series. */
export const Legend: Story = hidesSeries;

/** Shares are those of the visible series. */
export const SharesOfShown: Story = {
  args: { layout: "percent", defaultHiddenSeries: ["Failed"] },
  play: async ({ canvas }) => {
    await drawn(canvas, "Builds");
    await waitFor(() => expect(canvas.getByRole("cell", { name: "438 (88%)" })).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Only Passed" }));
    await waitFor(() => expect(canvas.getByRole("cell", { name: "438 (100%)" })).toBeInTheDocument());
  },
};

/** The first category of horizontal bars is at the top, and the keyboard starts there. */
export const Horizontal: Story = {
  args: { orientation: "horizontal", layout: "stacked" },
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas, "Builds");
    surfaceIn(canvas, "Builds").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("Passed, June: 412");
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("June"));
    const box = drawing.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    await expect(tooltipIn(canvasElement)?.getBoundingClientRect().top).toBeLessThan(middle);
  },
};

const render = fn();

/** Equal lists written inline don't draw the chart again. Other values do. */
export const Updates: Story = {
  parameters: { visual: { skip: "looks like TableAndSummary" } },
  render: function Inline(args) {
    const [passed, setPassed] = useState(412);
    const [, setCount] = useState(0);
    const library: BarChartProps["echarts"] = args.echarts;
    const [counted] = useState<BarChartProps["echarts"]>(() => ({
      init: (element) => {
        const instance = library.init(element);
        const { setOption } = instance;
        instance.setOption = (...rest) => {
          render();
          setOption.apply(instance, rest);
        };
        return instance;
      },
    }));
    return (
      <>
        <Drawn
          {...args}
          echarts={counted}
          categories={["June", "July"]}
          series={[{ name: "Passed", data: [passed, 438] }]}
          valueFormat={(value) => `${value}`}
        />
        <button type="button" onClick={() => setCount((count) => count + 1)}>
          Same
        </button>
        <button type="button" onClick={() => setPassed(100)}>
          Other
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const drawing = await drawn(canvas, "Builds");
    await waitFor(() => expect(hasColor(drawing, "chart-1")).toBe(true));
    const { length } = render.mock.calls;
    await userEvent.click(canvas.getByRole("button", { name: "Same" }));
    await expect(render).toHaveBeenCalledTimes(length);
    await userEvent.click(canvas.getByRole("button", { name: "Other" }));
    await waitFor(() => expect(render).toHaveBeenCalledTimes(length + 1));
  },
};

/** Series with too few values warn and show what they have. Without series, the chart is empty. */
export const WrongData: Story = {
  parameters: { console: { expect: [/has 1 values for 2 categories/, /Invalid BarChart\.layout/] } },
  render: (args) => (
    <>
      <Drawn {...args} categories={["June", "July"]} series={[{ name: "Passed", data: [4] }]} />
      <Drawn {...args} label="Empty" series={[]} layout={"pile" as "stacked"} />
    </>
  ),
  play: async ({ canvas }) => {
    await drawn(canvas, "Builds");
    await expect(canvas.getByText("No data", { selector: "[role=status]" })).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "Empty" })).toBeNull();
  },
};

/** Each key of charts moves to its point. */
export const Keys: Story = movesByKeys;

/** The bars of a group start at the side where the text does, also after a change of direction. */
export const MirroredGroups: Story = {
  args: { categories: ["July"], series: ["Passed", "Failed"].map((name) => ({ name, data: [4] })) },
  parameters: { visual: { skip: "the colors are compared" } },
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas, "Builds");
    const distance = () => xOfColor(drawing, "chart-2") - xOfColor(drawing, "chart-1");
    for (const dir of ["rtl", "ltr", "rtl"]) {
      canvasElement.dir = dir;
      await waitFor(() => expect(Math.sign(distance())).toBe(dir === "rtl" ? -1 : 1));
    }
    canvasElement.removeAttribute("dir");
  },
};

/** After an error, the button asks for the data again. */
export const Retry: Story = retries;

export const Conforms = conformance({
  BarChart: (props) => (
    <Drawn label="Builds" echarts={echarts} categories={months} series={builds} {...(props as object)} />
  ),
});
