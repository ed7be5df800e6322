import { type Bounds, storyBounds } from "./bounds";

/** A rectangle of the viewport, in whole CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area to capture, and a viewport that contains it. */
export interface Frame {
  clip: Clip;
  viewport: { width: number; height: number };
}

/** Space around the content for focus rings and shadows of popups. */
const PADDING = 16;

/** The story's area with padding, clipped to the viewport, and the viewport that the whole story needs. */
export function storyFrame(): Frame {
  // A clip is relative to the top of the page, which may have scrolled to a focused element.
  scrollTo(0, 0);
  return frameOf(storyBounds(), { width: innerWidth, height: innerHeight });
}

/** See {@link storyFrame}. */
export function frameOf(bounds: Bounds, viewport: { width: number; height: number }): Frame {
  const left = Math.max(0, Math.floor(bounds.left) - PADDING);
  const top = Math.max(0, Math.floor(bounds.top) - PADDING);
  const right = Math.min(viewport.width, Math.ceil(bounds.right) + PADDING);
  const bottom = Math.min(viewport.height, Math.ceil(bounds.bottom) + PADDING);
  return {
    clip: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
    viewport: {
      // In right-to-left pages, content that is too wide overflows on the left.
      width: grown(viewport.width, Math.max(bounds.right, viewport.width - bounds.left)),
      height: grown(viewport.height, bounds.bottom),
    },
  };
}

function grown(available: number, needed: number): number {
  return needed > available ? Math.ceil(needed) + PADDING : available;
}
