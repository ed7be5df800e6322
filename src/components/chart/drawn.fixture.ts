import { waitFor, type within } from "storybook/test";
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
export function hasColor(drawing: HTMLCanvasElement, token: string): boolean {
  const copy = document.createElement("canvas");
  copy.width = drawing.width;
  copy.height = drawing.height;
  const context = copy.getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  const probe = drawing.parentElement as HTMLElement;
  probe.style.color = `var(--kerf-${token})`;
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, 1, 1);
  const color = context.getImageData(0, 0, 1, 1).data;
  context.clearRect(0, 0, 1, 1);
  context.drawImage(drawing, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  for (let at = 0; at < data.length; at += 4) {
    if (color.every((channel, place) => data[at + place] === channel)) return true;
  }
  return false;
}

/** A library that draws nothing. */
export const inert: ChartProps["echarts"] = {
  init: () => ({
    ...{ setOption() {}, resize() {}, dispose() {}, dispatchAction() {} },
    ...{ on() {}, off() {}, isDisposed: () => true },
  }),
};
