import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance, Held } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { de } from "../../i18n/locales/de";
import { echarts } from "../chart/chart.fixture";
import {
  drawn,
  hasColor,
  liveRegion,
  movesByKeys,
  retries,
  surfaceIn,
  tooltipIn,
} from "../chart/drawn.fixture";
import { DonutChart, type DonutChartProps } from ".";

const Drawn = DonutChart as ComponentType<DonutChartProps>;

const visits = [
  { name: "Germany", value: 500 },
  { name: "Kenya", value: 5 },
  { name: "India", value: 300 },
  { name: "Brazil", value: 189 },
  { name: "Chile", value: 6 },
];

const meta = {
  component: Drawn,
  title: "Behaviour/DonutChart",
  args: { label: "Visits", echarts, parts: visits },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

const legendTexts = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-slot=chart-legend-toggle]")].map((item) => item.textContent);

/** Small parts are joined in the drawing and the legend. The table and the keyboard still have each of them. */
export const SmallParts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "Visits");
    await expect(legendTexts(canvasElement)).toEqual([
      "Germany500 (50%)",
      "India300 (30%)",
      "Brazil189 (19%)",
      "Other11 (1%)",
    ]);
    const table = await canvas.findByRole("table", { name: "Visits" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(6));
    surfaceIn(canvas, "Visits").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("Kenya: 5 (1%)");
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("Other11 (1%)"));
  },
};

const hiddenChange = fn();

/** The legend hides parts. "Other" hides all small parts at once. Shares are those of the visible parts. */
export const Legend: Story = {
  args: { onHiddenPartsChange: hiddenChange },
  play: async ({ canvas, canvasElement }) => {
    hiddenChange.mockClear();
    const drawing = await drawn(canvas, "Visits");
    const colors = () => ["chart-1", "chart-3", "ink-muted"].map((token) => hasColor(drawing, token));
    await waitFor(() => expect(colors()).toEqual([true, true, true]));
    const rest = canvas.getByRole("button", { name: /^Other/ });
    rest.focus();
    await userEvent.keyboard("{Enter}");
    await expect(hiddenChange).toHaveBeenLastCalledWith(["Kenya", "Chile"]);
    await expect(rest).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(colors()).toEqual([true, true, false]));
    await userEvent.keyboard("{Home}{Enter}");
    await expect(legendTexts(canvasElement)).toEqual([
      "Germany",
      "India300 (61%)",
      "Brazil189 (39%)",
      "Other",
    ]);
    await expect(canvas.getByText("489")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown} ");
    await expect(legendTexts(canvasElement)).toEqual(["Germany", "India300 (100%)", "Brazil", "Other"]);
    const table = canvas.getByRole("table", { name: "Visits" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(2));
  },
};

/** One small part keeps its name. A limit joins all that are smaller. */
export const Limits: Story = {
  render: (args) => (
    <>
      <Drawn {...args} parts={visits.slice(0, 4)} />
      <Drawn {...args} label="Limited" maxParts={2} minShare={0} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "Limited");
    await expect(legendTexts(canvasElement).map((text) => text?.replace(/[\d,]+ .*/, ""))).toEqual([
      ...["Germany", "Kenya", "India", "Brazil"],
      ...["Germany", "India", "Other"],
    ]);
  },
};

/** The center has the sum, in the format and the language of the values, or your own value. */
export const Center: Story = {
  render: (args) => (
    <>
      <LocaleProvider locale={de}>
        <Drawn {...args} parts={[{ name: "Berlin", value: 1234.5 }]} />
      </LocaleProvider>
      <Drawn {...args} label="Own" center="84%" centerLabel="in use" />
      <Drawn {...args} label="None" center={null} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "None");
    await expect(
      [...canvasElement.querySelectorAll("[data-slot=donut-chart-center]")].map((each) => each.textContent),
    ).toEqual(["1.234,5Gesamt", "84%in use"]);
  },
};

/** Each part keeps the color of its position when values change. The rest is gray. */
export const Updates: Story = {
  parameters: { visual: { skip: "looks like SmallParts" } },
  render: (args) => (
    <Held initial="first" buttons={{ Next: "second" }}>
      {(state) => (
        <Drawn
          {...args}
          showLegend={false}
          parts={visits.map((part) =>
            state === "first" ? part : { ...part, value: part.name === "India" ? 9 : 0 },
          )}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const drawing = await drawn(canvas, "Visits");
    const colors = () =>
      ["chart-1", "chart-2", "chart-3", "ink-muted"].map((token) => hasColor(drawing, token));
    await waitFor(() => expect(colors()).toEqual([true, true, true, true]));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(colors()).toEqual([true, false, false, false]));
    await expect(canvas.getByText("9")).toBeVisible();
  },
};

/** A negative value warns and counts as 0. Without parts, the chart is empty. */
export const WrongData: Story = {
  parameters: { console: { expect: [/has the value -5/] } },
  render: (args) => (
    <>
      <Drawn
        {...args}
        parts={[
          { name: "A", value: 10 },
          { name: "B", value: -5 },
        ]}
      />
      <Drawn {...args} label="Empty" parts={[]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas, "Visits");
    await expect(legendTexts(canvasElement)).toEqual(["A10 (100%)", "B0 (0%)"]);
    await expect(canvas.getByText("No data", { selector: "[role=status]" })).toBeVisible();
  },
};

/** Each key of charts moves to its point. */
export const Keys: Story = movesByKeys;

/** After an error, the button asks for the data again. */
export const Retry: Story = retries;

export const Conforms = conformance({
  DonutChart: (props) => <Drawn label="Visits" echarts={echarts} parts={visits} {...(props as object)} />,
});
