/**
 * The modes in which Chromatic, if a project has it, takes snapshots: those that the toolbar's globals can set. Forced
 * colors and narrow viewports are left to the local run.
 */
export const chromatic = {
  modes: {
    light: { theme: "light" },
    dark: { theme: "dark" },
    rtl: { direction: "rtl" },
  },
  prefersReducedMotion: "reduce",
  // No pixel may differ here either.
  diffThreshold: 0,
  diffIncludeAntiAliasing: true,
};
