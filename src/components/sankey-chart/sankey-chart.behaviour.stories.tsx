import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { echarts } from "../chart/chart.fixture";
import { drawn, hasColor, liveRegion, retries, surfaceIn, tooltipIn } from "../chart/drawn.fixture";
import { SankeyChart, type SankeyChartProps } from ".";

const Drawn = SankeyChart as ComponentType<SankeyChartProps>;

const links = [
  { source: "Visit", target: "Cart", value: 300 },
  { source: "Visit", target: "Left", value: 1700 },
  { source: "Cart", target: "Paid", value: 180 },
  { source: "Cart", target: "Left", value: 120 },
];

const meta = {
  component: Drawn,
  title: "Behaviour/SankeyChart",
  args: { label: "Requests", echarts, links, height: 200 },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up and down move between nodes, right and left also to the flows of a node. Each is announced. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    await userEvent.tab();
    for (const [key, text] of [
      ["ArrowDown", "Visit: 2,000"],
      ["ArrowRight", "Visit → Cart: 300"],
      ["ArrowRight", "Visit → Left: 1,700"],
      ["ArrowRight", "Cart: 300"],
      ["ArrowDown", "Left: 1,820"],
      ["ArrowUp", "Cart: 300"],
      ["ArrowLeft", "Visit → Left: 1,700"],
      ["ArrowUp", "Visit: 2,000"],
      ["PageDown", "Paid: 180"],
      ["PageUp", "Visit: 2,000"],
      ["End", "Paid: 180"],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(liveRegion(canvasElement)).toHaveTextContent(text as string);
    }
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("Paid180"));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("Left1,820"));
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
  },
};

/** The table has each node with its amount, followed by the flows that leave it. The summary is about the flows. */
export const TableAndSummary: Story = {
  parameters: { visual: { skip: "looks like Keyboard" } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Requests" });
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole("row")
          .slice(1)
          .map((row) => row.textContent),
      ).toEqual([
        "Visit2,000",
        "Visit → Cart300",
        "Visit → Left1,700",
        "Cart300",
        "Cart → Paid180",
        "Cart → Left120",
        "Left1,820",
        "Paid180",
      ]),
    );
    await expect(surfaceIn(canvas)).toHaveAccessibleDescription(
      /^4 values, from 120 \(Cart → Left\) to 1,700 \(Visit → Left\)\./,
    );
  },
};

/** In right-to-left text, flows run to the left: the first node, in the first color, is on the right. */
export const RightToLeft: Story = {
  parameters: { visual: { modes: ["light"] } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  args: { links: [{ source: "A", target: "B", value: 1 }] },
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas);
    const half = (from: number) => {
      const copy = document.createElement("canvas");
      copy.width = drawing.width / 8;
      copy.height = drawing.height;
      copy.getContext("2d")?.drawImage(drawing, -from, 0);
      drawing.parentElement?.append(copy);
      const isFirst = hasColor(copy, "chart-1");
      copy.remove();
      return isFirst;
    };
    await waitFor(() => expect(half((drawing.width * 7) / 8)).toBe(true));
    await expect(half(0)).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("A1"));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("A → B: 1");
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
  },
};

const evil = "<img src=x onerror=\"document.title='hit'\">";

/** A cycle and an invalid amount are left out with a warning, and flows between the same nodes are added up. */
export const InvalidData: Story = {
  parameters: {
    console: { expect: [/from "B" to "A".*makes a cycle/, /from "A" to "C".*has the value NaN/] },
  },
  args: {
    links: [
      { source: "A", target: "B", value: 2 },
      { source: "A", target: "B", value: 3 },
      { source: "B", target: "A", value: 1 },
      { source: "A", target: "C", value: Number.NaN },
      { source: "B", target: evil, value: 0.5 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    surfaceIn(canvas).focus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("A → B: 5");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent(`${evil}0.5`));
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(document.title).not.toBe("hit");
  },
};

/** Without links, it is empty. */
export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No data");
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** After an error, the button asks for the data again. */
export const Retry: Story = retries;

export const Conforms = conformance({
  SankeyChart: (props) => <Drawn {...meta.args} {...(props as object)} />,
});
