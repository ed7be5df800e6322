import type { ScaleToken } from "./shape";

/**
 * The duration with reduced motion: nothing moves or fades, but `transitionend` and `animationend` still
 * fire.
 */
const AT_ONCE = "0.01ms";

const lasting = (value: string, text: string): ScaleToken => ({ text, value, calm: AT_ONCE });

/** Durations, by their name in `duration-…`. Exits are shorter than entrances. */
export const durations = {
  color: lasting("120ms", "Color changes on hover. The default of `transition-…`."),
  popup: lasting("160ms", "A popup opens."),
  "popup-exit": lasting("100ms", "A popup closes."),
  dialog: lasting("220ms", "A dialog opens."),
  "dialog-exit": lasting("140ms", "A dialog closes."),
  height: lasting("200ms", "A panel expands or collapses."),
};

/** Easings, by their name in `ease-…`. */
export const easings = {
  standard: { text: "Colors and sizes.", value: "cubic-bezier(0.3, 0, 0.2, 1)" },
  enter: { text: "Entrances: fast at first, then slow.", value: "cubic-bezier(0.16, 0.84, 0.3, 1)" },
  exit: { text: "Exits.", value: "cubic-bezier(0.4, 0, 1, 1)" },
} satisfies Record<string, ScaleToken>;

/** Keyframe animations, by their name in `animate-…`. keyframes.css contains the frames. */
export const animations = {
  spin: {
    text: "An operation is in progress. With reduced motion, it pulses instead of spinning.",
    value: "kerf-spin 800ms linear infinite",
    calm: "kerf-pulse 2400ms ease-in-out infinite",
  },
  pulse: {
    text: "A placeholder for loading content.",
    value: "kerf-pulse 1600ms ease-in-out infinite",
    calm: "none",
  },
  fade: {
    text: "Fades in, in place.",
    value: "kerf-fade var(--kerf-duration-popup) var(--kerf-ease-enter) both",
    calm: "none",
  },
  scale: {
    text: "Fades in, growing by 2%.",
    value: "kerf-scale var(--kerf-duration-popup) var(--kerf-ease-enter) both",
    calm: "none",
  },
} satisfies Record<string, ScaleToken>;
