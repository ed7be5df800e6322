import type { Change } from "../../../report/model";

export const views = ["side by side", "slider", "overlay", "blink", "difference"] as const;
export type View = (typeof views)[number];

/** The views that a change can be shown in. All except `side by side` need the baseline's picture. */
export function viewsOf({ kind, missing }: Change): readonly View[] {
  return kind === "changed" && !missing ? views : ["side by side"];
}

/** The zoom factors to choose from. */
export const zooms = [1, 2, 4, 8, 16] as const;

/** The view's settings, which are kept from change to change. */
export interface StageState {
  view: View;
  zoom: number;
  marks: boolean;
}

/** The size that both pictures need together, aligned at the top left. */
export function extent({ before, after }: Change): { width: number; height: number } {
  return {
    width: Math.max(before?.width ?? 0, after?.width ?? 0),
    height: Math.max(before?.height ?? 0, after?.height ?? 0),
  };
}
