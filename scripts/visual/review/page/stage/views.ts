import type { Change } from "../../model";

export const views = ["side by side", "slider", "overlay", "blink", "difference"] as const;
export type View = (typeof views)[number];

/** The views that a change can be seen in. All but one compare it with the baseline's picture. */
export function viewsOf({ kind, missing }: Change): readonly View[] {
  return kind === "changed" && !missing ? views : ["side by side"];
}

/** How large a pixel is drawn. */
export const zooms = [1, 2, 4, 8, 16] as const;

/** What is shown, apart from which picture: kept from change to change. */
export interface StageState {
  view: View;
  zoom: number;
  marks: boolean;
}

/** The size of both pictures, laid over each other at the top left. */
export function extent({ before, after }: Change): { width: number; height: number } {
  return {
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
  };
}
