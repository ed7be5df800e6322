/**
 * Chromium's flags: the same pixels on every machine, and no call home.
 *
 * `--deterministic-mode` is left out on purpose: screenshots hang under it.
 */
export const chromiumFlags: readonly string[] = [
  // Containers and CI machines run as root or without user namespaces; the pages are our own.
  "--no-sandbox",
  "--disable-dev-shm-usage",

  // Text and color: no hinting, no positions that depend on the display, one color space.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",

  // Raster: on the CPU, by the same code path whatever the CPU offers, whole, and before the frame is shown.
  "--disable-gpu",
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--run-all-compositor-stages-before-draw",

  // A closed network must not slow the start.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
