import { oklch } from "./color";
import { rem } from "./rem";

/** A token with one value for every theme. Colors in it contain both themes as `light-dark()`. */
export interface ScaleToken {
  /** The use of the token, in a sentence. */
  text: string;
  value: string;
  /** The value for people who prefer reduced motion (`prefers-reduced-motion: reduce`). */
  calm?: string;
}

/** The unit of distances and of the sizes of controls, by its name in `p-…`. All others are multiples of it. */
export const spacing = {
  unit: { text: "The unit of all distances, and of the heights of controls.", value: rem(4) },
} satisfies Record<string, ScaleToken>;

/** Corner radii, by their name in `rounded-…`. Nested corners are concentric: outer = inner + gap. */
export const radii = {
  xs: { text: "Controls of size xs, checkboxes, marks inside controls.", value: rem(4) },
  sm: { text: "Controls of size sm, rows of menus.", value: rem(6) },
  md: { text: "Controls of sizes base and lg.", value: rem(8) },
  lg: { text: "Panels, popups and dialogs.", value: rem(12) },
  full: { text: "Circles and pills.", value: "9999px" },
} satisfies Record<string, ScaleToken>;

/**
 * The color of a shadow, which is warm in the light theme. In the dark theme, lightness shows elevation, and
 * the shadow only separates neighbors.
 */
const shade = (light: number, dark: number) =>
  `light-dark(${oklch(0.25, 0.02, 70, light)}, ${oklch(0.05, 0.005, 70, dark)})`;

/** Shadows of overlays, by their name in `shadow-…`: a near layer for the edge, a far one for the elevation. */
export const shadows = {
  raised: {
    text: "Panels slightly above their neighbors.",
    value: `0 1px 1px ${shade(0.04, 0.25)}, 0 3px 8px -2px ${shade(0.08, 0.35)}`,
  },
  popup: {
    text: "Menus, popovers, tooltips.",
    value: `0 1px 2px ${shade(0.06, 0.3)}, 0 8px 20px -4px ${shade(0.12, 0.45)}`,
  },
  dialog: {
    text: "Dialogs and palettes.",
    value: `0 2px 4px ${shade(0.06, 0.35)}, 0 24px 56px -8px ${shade(0.2, 0.6)}`,
  },
} satisfies Record<string, ScaleToken>;

/** Inner highlights, by their name in `inset-shadow-…`. */
export const insetShadows = {
  highlight: {
    text: "The faint highlight along the top of a strong fill.",
    value: `inset 0 1px 0 light-dark(${oklch(1, 0, 0, 0.16)}, ${oklch(1, 0, 0, 0.22)})`,
  },
} satisfies Record<string, ScaleToken>;
