import type { ComponentType } from "react";
import { expect, waitFor, type within } from "storybook/test";
import { ChoroplethMap, type ChoroplethMapProps } from ".";
import { echarts, type Row, squares } from "./choropleth-map.fixture";

export const Squares = ChoroplethMap as ComponentType<ChoroplethMapProps<Row>>;

export const args: ChoroplethMapProps<Row> = {
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

type Canvas = ReturnType<typeof within>;

export const map = (canvas: Canvas, name = "Requests") => canvas.getByRole("img", { name });

export function tooltipIn(root: HTMLElement): HTMLElement {
  const tooltip = root.querySelector<HTMLElement>("[data-slot=choropleth-map-tooltip]");
  if (!tooltip) throw new Error("There is no tooltip.");
  return tooltip;
}

export async function hover(surface: HTMLElement, across: number, down: number) {
  await waitFor(() => expect(surface.querySelector("canvas")).not.toBeNull());
  const drawing = surface.querySelector("canvas") as HTMLElement;
  const box = drawing.getBoundingClientRect();
  const at = { clientX: box.left + box.width * across, clientY: box.top + box.height * down };
  drawing.dispatchEvent(new MouseEvent("mousemove", { ...at, bubbles: true }));
}

export const row = (region: string, requests: number): Row => ({ region, requests });

/** The color of the square in a corner of the map, as red, green and blue. */
export function colorAt(surface: HTMLElement, corner: "nw" | "ne" | "sw" | "se"): number[] {
  const drawing = surface.querySelector("canvas") as HTMLCanvasElement;
  const x = drawing.width * (corner.endsWith("w") ? 0.25 : 0.75);
  const y = drawing.height * (corner.startsWith("n") ? 0.25 : 0.75);
  pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  pixel?.drawImage(drawing, x, y, 1, 1, 0, 0, 1, 1);
  return [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}
let pixel: CanvasRenderingContext2D | null | undefined;
