import type { ScaleToken } from "./shape";

/** Nothing moves or fades, but `transitionend` and `animationend` still come. */
const AT_ONCE = "0.01ms";

const lasting = (value: string, text: string): ScaleToken => ({ text, value, calm: AT_ONCE });

/** How long a change takes, by its name in `duration-…`. What leaves is quicker than what comes. */
export const durations = {
  color: lasting("120ms", "Colours under the pointer; what `transition-…` takes by itself."),
  popup: lasting("160ms", "A popup comes."),
  "popup-exit": lasting("100ms", "A popup goes."),
  dialog: lasting("220ms", "A dialog comes."),
  "dialog-exit": lasting("140ms", "A dialog goes."),
  height: lasting("200ms", "A panel unfolds or folds."),
};

/** How a change goes, by its name in `ease-…`. */
export const easings = {
  standard: { text: "Colours and sizes.", value: "cubic-bezier(0.3, 0, 0.2, 1)" },
  enter: { text: "What comes: fast at first, then settling.", value: "cubic-bezier(0.16, 0.84, 0.3, 1)" },
  exit: { text: "What goes.", value: "cubic-bezier(0.4, 0, 1, 1)" },
} satisfies Record<string, ScaleToken>;

/** Keyframe animations, by their name in `animate-…`. keyframes.css has the frames. */
export const animations = {
  spin: {
    text: "Work goes on. Breathes instead of turning under reduced motion.",
    value: "kerf-spin 800ms linear infinite",
    calm: "kerf-pulse 2400ms ease-in-out infinite",
  },
  pulse: {
    text: "A place is held for what is still loading.",
    value: "kerf-pulse 1600ms ease-in-out infinite",
    calm: "none",
  },
  fade: {
    text: "Comes out of nothing, in place.",
    value: "kerf-fade var(--kerf-duration-popup) var(--kerf-ease-enter) both",
    calm: "none",
  },
  scale: {
    text: "Comes out of nothing, growing by 2 %.",
    value: "kerf-scale var(--kerf-duration-popup) var(--kerf-ease-enter) both",
    calm: "none",
  },
} satisfies Record<string, ScaleToken>;
