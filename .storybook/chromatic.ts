/**
 * The settings for Chromatic, if a project uses it. Its modes set the toolbar's globals. Only the local run
 * checks forced colors and narrow viewports.
 */
export const chromatic = {
  modes: {
    light: { theme: "light" },
    dark: { theme: "dark" },
    rtl: { direction: "rtl" },
  },
  prefersReducedMotion: "reduce",
  // As in the local run, no pixel may differ.
  diffThreshold: 0,
  diffIncludeAntiAliasing: true,
};
