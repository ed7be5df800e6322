import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Held } from "#kit";
import { Chart, type ChartInstance, type ChartProps } from ".";
import { echarts, week } from "./chart.fixture";
import { drawn, hasColor, inert, surfaceIn, tooltipIn } from "./drawn.fixture";

const Drawn = Chart as ComponentType<ChartProps>;

const meta = {
  component: Drawn,
  title: "Behaviour/Chart",
  args: { label: "Requests", echarts, option: week, height: 200 },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const click = fn();
const instances: (ChartInstance | null)[] = [];

/** The caller gets the instance, then null when it is removed. Events call the current function. */
export const InstanceAndEvents: Story = {
  parameters: { visual: { skip: "nothing is left at the end" } },
  render: (args) => (
    <Held initial="shown" buttons={{ Remove: "removed" }}>
      {(state) =>
        state === "shown" && (
          <Drawn
            {...args}
            chartRef={(instance) => void instances.push(instance)}
            events={{ click: ({ seriesName, name, value }) => click(seriesName, name, value) }}
            option={{
              xAxis: { type: "category", data: ["All"] },
              yAxis: {},
              series: [{ type: "bar", name: "Requests", data: [5], barWidth: "100%", barMaxWidth: 2000 }],
            }}
          />
        )
      }
    </Held>
  ),
  play: async ({ canvas }) => {
    click.mockClear();
    const drawing = await drawn(canvas);
    await waitFor(() => expect(instances.at(-1)).toHaveProperty("setOption"));
    const box = drawing.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true };
    for (const type of ["mousemove", "mousedown", "mouseup", "click"]) {
      drawing.dispatchEvent(new MouseEvent(type, at));
    }
    await expect(click).toHaveBeenCalledWith("Requests", "All", 5);
    const instance = instances.at(-1);
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(instances.at(-1)).toBeNull();
    await expect(instance?.isDisposed()).toBe(true);
  },
};

const threeLines = { ...week, legend: undefined };
const oneLine = { series: [{ type: "line", name: "Europe", data: [900, 910, 920, 930, 940, 950, 960] }] };

/** A new option replaces the previous one, or is merged into it. */
export const Updates: Story = {
  parameters: { visual: { skip: "looks like Summary" } },
  render: (args) => (
    <Held initial="three" buttons={{ One: "one" }}>
      {(state) =>
        (["replace", "merge"] as const).map((behavior) => (
          <Drawn
            key={behavior}
            {...args}
            label={behavior}
            optionUpdateBehavior={behavior}
            option={state === "three" ? threeLines : { ...threeLines, ...oneLine }}
          />
        ))
      }
    </Held>
  ),
  play: async ({ canvas }) => {
    const [replaced, merged] = [await drawn(canvas, "replace"), await drawn(canvas, "merge")];
    const hasThird = (drawing: HTMLCanvasElement) => hasColor(drawing, "chart-3");
    await waitFor(() => expect([replaced, merged].map(hasThird)).toEqual([true, true]));
    await userEvent.click(canvas.getByRole("button", { name: "One" }));
    await waitFor(() => expect([replaced, merged].map(hasThird)).toEqual([false, true]));
  },
};

const evil = "<img src=x onerror=\"document.title='hit'\">";

/** Names come with the data, so a name that looks like markup shows as text. */
export const UntrustedNames: Story = {
  args: {
    option: {
      xAxis: { type: "category", data: [evil, "b"] },
      yAxis: {},
      series: [{ type: "bar", name: evil, data: [3, 4] }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    surfaceIn(canvas).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent(`${evil}${evil}3`));
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(document.title).not.toBe("hit");
  },
};

/** Of many rows, the table has 500, evenly spaced, and says so. Other data needs a table. */
export const LargeAndUnknownData: Story = {
  parameters: { visual: { skip: "looks like Summary" }, console: { expect: [/Pass `table`/] } },
  render: (args) => (
    <>
      <Drawn
        {...args}
        option={{
          xAxis: { type: "value" },
          yAxis: {},
          series: [{ type: "line", data: Array.from({ length: 5000 }, (_, at) => [at, at % 97]) }],
        }}
      />
      <Drawn {...args} label="Unknown" option={{ series: [{ type: "custom-kind" }] }} echarts={inert} />
    </>
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Requests" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(501));
    await expect(canvas.getByText("500 of 5,000 rows, evenly spaced")).toBeInTheDocument();
    await expect(canvas.queryByRole("table", { name: "Unknown" })).toBeNull();
  },
};
