import type { CSSProperties } from "react";
import { type Change, picturePath } from "../../../report/model";

type Which = "baseline" | "actual" | "diff";

const names: Record<Which, string> = { baseline: "Baseline", actual: "New", diff: "Difference" };

export interface PictureProps {
  change: Change;
  which: Which;
  zoom: number;
  style?: CSSProperties;
}

/** One picture of a change, enlarged by `zoom`, at the top left of its container. */
export function Picture({ change, which, zoom, style }: PictureProps) {
  const size = which === "baseline" ? change.before : which === "actual" ? change.after : undefined;
  return (
    <img
      className="picture"
      src={picturePath(change.storyId, change.mode, which)}
      alt={`${names[which]} of ${change.key}`}
      width={size && size.width * zoom}
      height={size && size.height * zoom}
      data-pixels={zoom > 1 || undefined}
      draggable={false}
      style={style}
    />
  );
}

/** Rectangles around the differing regions. */
export function Marks({ change, zoom }: { change: Change; zoom: number }) {
  return change.regions?.map(({ x, y, width, height }) => (
    <span
      key={`${x} ${y}`}
      className="region"
      style={{ left: x * zoom - 3, top: y * zoom - 3, width: width * zoom + 6, height: height * zoom + 6 }}
    />
  ));
}
