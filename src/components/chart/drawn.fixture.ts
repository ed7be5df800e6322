import { expect, fn, userEvent, waitFor, type within } from "storybook/test";
import type { ChartProps } from ".";

type Canvas = ReturnType<typeof within>;

export const surfaceIn = (canvas: Canvas, name = "Requests") => canvas.getByRole("img", { name });
export const drawn = (canvas: Canvas, name?: string) =>
  waitFor(() => {
    const drawing = surfaceIn(canvas, name).querySelector("canvas");
    if (!drawing) throw new Error("Nothing is drawn.");
    return drawing;
  });
export const liveRegion = (root: HTMLElement) => root.querySelector("[data-slot=chart-live-region]");
export const tooltipIn = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-slot=chart-tooltip]");

/** Whether a drawing has a pixel in the color of a token. */
export const hasColor = (drawing: HTMLCanvasElement, token: string) => xOfColor(drawing, token) >= 0;

/** The distance from the left of the first pixel in the color of a token, from the top down, or -1. */
export function xOfColor(drawing: HTMLCanvasElement, token: string): number {
  const copy = document.createElement("canvas");
  copy.width = drawing.width;
  copy.height = drawing.height;
  const context = copy.getContext("2d", { willReadFrequently: true });
  if (!context) return -1;
  const probe = drawing.parentElement as HTMLElement;
  probe.style.color = `var(--kerf-${token})`;
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  const color = context.getImageData(0, 0, 1, 1).data;
  context.clearRect(0, 0, 1, 1);
  context.drawImage(drawing, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  for (let at = 0; at < data.length; at += 4) {
    if (color.every((channel, index) => data[at + index] === channel)) return (at / 4) % copy.width;
  }
  return -1;
}

/** A library that draws nothing. */
export const inert: ChartProps["echarts"] = {
  init: () => ({
    ...{ setOption() {}, resize() {}, dispose() {}, dispatchAction() {} },
    ...{ on() {}, off() {}, isDisposed: () => true },
  }),
};

interface Context {
  canvas: Canvas;
  canvasElement: HTMLElement;
  args: { label: string; onRetry?: () => void; onHiddenSeriesChange?: (names: string[]) => void };
}

/** A story of every chart with the keys of charts: each key moves to the point that its guide says. */
export const movesByKeys = {
  parameters: { visual: { skip: "the points are announced" } },
  play: async ({ canvas, canvasElement, args }: Context) => {
    await drawn(canvas, args.label);
    const surface = surfaceIn(canvas, args.label);
    await userEvent.tab();
    // A legend above the plot is a tab stop too.
    if (document.activeElement !== surface) await userEvent.tab();
    await expect(surface).toHaveFocus();
    const press = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return liveRegion(canvasElement)?.textContent;
    };
    const first = await press("ArrowRight");
    const second = await press("ArrowRight");
    await expect(second).not.toBe(first);
    await expect(await press("ArrowLeft")).toBe(first);
    await expect([first, ""]).not.toContain(await press("ArrowDown"));
    await expect(await press("ArrowUp")).toBe(first);
    await expect([first, second]).not.toContain(await press("End"));
    await expect(await press("Home")).toBe(first);
    await expect([first, second]).not.toContain(await press("PageDown"));
    await expect(await press("PageUp")).toBe(first);
    await expect(await press("Escape")).toBe("");
    await press("ArrowRight");
    await userEvent.tab();
    await expect(surface).not.toHaveFocus();
    await expect(liveRegion(canvasElement)).toBeEmptyDOMElement();
  },
};

/** A story of every chart: after an error, the button asks for the data again. */
export const retries = {
  args: { error: "The region is offline.", onRetry: fn() },
  parameters: { visual: { skip: "looks like Chart" } },
  play: async ({ canvas, args }: Context) => {
    await expect(canvas.getByText("The region is offline.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/**
 * A story of every chart with a legend of three series. The legend is one tab stop. Its buttons hide a series, show only one, and
 * show all again. The others keep their colors.
 */
export const hidesSeries = {
  args: { onHiddenSeriesChange: fn() },
  play: async ({ canvas, args }: Context) => {
    const drawing = await drawn(canvas, args.label);
    const colors = () => ["chart-1", "chart-2", "chart-3"].map((token) => hasColor(drawing, token));
    await waitFor(() => expect(colors()).toEqual([true, true, true]));
    await expect(canvas.getByRole("toolbar", { name: "Legend" })).toBeVisible();
    const heads = canvas.getAllByRole("columnheader").map(({ textContent }: HTMLElement) => textContent);
    const [, first, second, third] = heads as [string, string, string, string];
    const button = (name: string) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(button(first)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button(first)).toHaveAttribute("aria-pressed", "false");
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith([first]);
    await waitFor(() => expect(colors()).toEqual([false, true, true]));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: first })).toBeNull());
    await userEvent.keyboard("{End}{ArrowLeft}");
    await expect(button(`Only ${third}`)).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(colors()).toEqual([false, false, true]));
    await userEvent.keyboard("{ArrowLeft} ");
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith([first, second, third]);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(button("Show all"));
    await expect(button(first)).toHaveFocus();
    await waitFor(() => expect(colors()).toEqual([true, true, true]));
    await userEvent.click(button(second));
  },
};
