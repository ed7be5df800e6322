/**
 * How Chromatic, where a project has it, takes its pictures: in the modes that the toolbar's globals can make. Forced
 * colours and narrow viewports are the local run's.
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
