import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance, Held } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { de } from "../../i18n/locales/de";
import { Chart, type ChartProps } from ".";
import { echarts, parts, week } from "./chart.fixture";
import { drawn, hasColor, hidesSeries, liveRegion, surfaceIn, tooltipIn } from "./drawn.fixture";

const Drawn = Chart as ComponentType<ChartProps>;

const meta = {
  component: Drawn,
  title: "Behaviour/Chart",
  args: { label: "Requests", echarts, option: week, height: 200 },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary states the number of series and values, the lowest and the highest. */
export const Summary: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(surfaceIn(canvas)).toHaveAccessibleDescription(
        /^3 series with 20 values, from 302 \(Asia, Tue\) to 1,330 \(Europe, Sat\)\. Arrow keys/,
      ),
    );
  },
};

/** Numbers and texts follow the language. A summary of the caller replaces the generated one. */
export const Languages: Story = {
  parameters: { visual: { skip: "looks like Summary" } },
  render: (args) => (
    <LocaleProvider locale={de}>
      <Drawn {...args} />
      <Drawn {...args} label="Own" summary="Am Wochenende kommen die meisten Anfragen." />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(surfaceIn(canvas)).toHaveAccessibleDescription(
        /^3 Datenreihen: 20 Werte von 302 .* bis 1\.330 /,
      ),
    );
    await expect(surfaceIn(canvas, "Own")).toHaveAccessibleDescription(
      /^Am Wochenende .* Anfragen\. Mit den Pfeil/,
    );
  },
};

/** Screen readers always get the table. The button shows it in place of the chart, in the same box. */
export const TableOnRequest: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole("table", { name: "Requests" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(8));
    await expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent)
        .slice(0, 4),
    ).toEqual(["CategoryEuropeAmericasAsia", "Mon820620320", "Tue932711302", "Wed901No data341"]);
    const root = canvasElement.querySelector<HTMLElement>("[data-slot=chart]");
    const height = root?.offsetHeight;
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    const region = canvas.getByRole("region", { name: "Requests" });
    await expect(region).toBeVisible();
    await expect(root?.offsetHeight).toBe(height);
    await expect(canvas.queryByRole("img")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    await expect(surfaceIn(canvas)).toBeVisible();
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

/** Arrow keys move between points and series and announce them. Gaps are skipped, and the ends stop. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Drawn {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(surfaceIn(canvas)).toHaveFocus();
    for (const [key, text] of [
      ["ArrowRight", "Europe, Mon: 820"],
      ["ArrowLeft", "Europe, Mon: 820"],
      ["ArrowDown", "Americas, Mon: 620"],
      ["ArrowRight", "Americas, Tue: 711"],
      ["ArrowRight", "Americas, Thu: 690"],
      ["ArrowUp", "Europe, Thu: 934"],
      ["End", "Europe, Sun: 1,320"],
      ["PageUp", "Europe, Mon: 820"],
      ["PageDown", "Europe, Sun: 1,320"],
      ["Home", "Europe, Mon: 820"],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(liveRegion(canvasElement)).toHaveTextContent(text as string);
    }
    await waitFor(() => expect(tooltipIn(canvasElement)).toHaveTextContent("MonEurope820Americas620Asia320"));
    await userEvent.keyboard("{Escape}");
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
    await waitFor(() => expect(tooltipIn(canvasElement)).not.toBeVisible());
  },
};

/** The legend hides and shows series. */
export const Legend: Story = hidesSeries;

/** A legend lists the parts of a pie, in its own order. The option or a prop hides some. */
export const LegendOfParts: Story = {
  render: (args) => (
    <>
      <Drawn
        {...args}
        option={{ ...parts, legend: { data: ["Video", "Images"], selected: { Images: false } } }}
      />
      <Drawn {...args} label="Held" option={{ ...parts, legend: {} }} hiddenSeries={["Logs"]} />
    </>
  ),
  play: async ({ canvas }) => {
    await drawn(canvas, "Held");
    const names = (of: object) => canvas.getAllByRole("button", { name: /^(Images|Video|Logs)/, ...of });
    await expect(names({}).map(({ textContent }) => textContent)).toEqual([
      "Video",
      "Images",
      "Images",
      "Video",
      "Logs",
    ]);
    const hidden = () => names({ pressed: false }).map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("button", { name: "Logs" }));
    await expect(hidden()).toEqual(["Images", "Logs"]);
    const rows = (name: string) => within(canvas.getByRole("table", { name })).getAllByRole("rowheader");
    await waitFor(() =>
      expect(rows("Requests").map(({ textContent }) => textContent)).toEqual(["Video", "Logs"]),
    );
    await expect(rows("Held")).toHaveLength(2);
  },
};

/** In right-to-left text, time runs to the left, and so does the next point. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    surfaceIn(canvas).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("Europe, Tue: 932");
    await userEvent.keyboard("{ArrowRight}");
    await expect(liveRegion(canvasElement)).toHaveTextContent("Europe, Mon: 820");
  },
};

/** Its colors come from the surrounding theme and change with it, also those of an open tooltip. */
export const FollowsTheTheme: Story = {
  parameters: { visual: { skip: "looks like Summary" } },
  render: (args) => (
    <Held initial="light" buttons={{ Dark: "dark" }}>
      {(theme) => (
        <div data-theme={theme} className="bg-surface">
          <Drawn {...args} />
        </div>
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas);
    await waitFor(() => expect(hasColor(drawing, "chart-2")).toBe(true));
    surfaceIn(canvas).focus();
    await userEvent.keyboard("{ArrowRight}");
    const mark = () => tooltipIn(canvasElement)?.querySelector("i")?.style.background;
    await waitFor(() => expect(mark()).toBeTruthy());
    const light = mark();
    // A click would move the focus and close the tooltip.
    canvas.getByRole("button", { name: "Dark" }).click();
    await waitFor(() => expect(mark()).not.toBe(light));
    await expect(tooltipIn(canvasElement)).toBeVisible();
    await expect(hasColor(drawing, "chart-2")).toBe(true);
  },
};

/** Nothing is drawn far from the viewport. The box has its size from the start. */
export const Lazy: Story = {
  parameters: { visual: { skip: "looks like Summary, below an empty screen" } },
  render: (args) => (
    <>
      <div style={{ height: 3000 }} />
      <Drawn {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const surface = surfaceIn(canvas);
    await expect(surface.offsetHeight).toBe(200);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(surface.querySelector("canvas")).toBeNull();
    surface.scrollIntoView();
    await drawn(canvas);
    canvasElement.ownerDocument.documentElement.scrollTop = 0;
  },
};

/** It has the size of its box and follows changes. */
export const Resizes: Story = {
  render: (args) => (
    <div id="box" style={{ width: 400 }}>
      <Drawn {...args} height={undefined} aspectRatio={2} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawing = await drawn(canvas);
    await expect(drawing.clientHeight).toBe(200);
    (canvasElement.querySelector("#box") as HTMLElement).style.width = "300px";
    await waitFor(() => expect(drawing.clientWidth).toBe(300));
    await expect(drawing.clientHeight).toBe(150);
  },
};

const retry = fn();

/** Loading, an error, and no data are shown and announced. After an error, the button loads again. */
export const States: Story = {
  args: { onRetry: retry },
  render: function WithStates(args) {
    const [state, setState] = useState("loading");
    return (
      <>
        <Drawn
          {...args}
          option={state === "data" ? week : { series: [] }}
          loading={state === "loading"}
          error={state === "error" ? "The region is offline." : false}
        />
        {["loading", "error", "data", "empty"].map((each) => (
          <button key={each} type="button" onClick={() => setState(each)}>
            {each}
          </button>
        ))}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole("status");
    const root = canvasElement.querySelector("[data-slot=chart]");
    await expect(status).toHaveTextContent("Loading data");
    await expect(root).toHaveAttribute("aria-busy", "true");
    await userEvent.click(canvas.getByRole("button", { name: "data" }));
    await drawn(canvas);
    await expect(status).toBeEmptyDOMElement();
    await expect(root).not.toHaveAttribute("aria-busy");
    await userEvent.click(canvas.getByRole("button", { name: "empty" }));
    await expect(status).toHaveTextContent("No data");
    await expect(canvas.queryByRole("img")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "error" }));
    await expect(status).toHaveTextContent("The region is offline.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Conforms = conformance({
  Chart: (props) => <Drawn label="Requests" echarts={echarts} option={week} {...(props as object)} />,
});
