/**
 * Chromium's flags. They make it render the same pixels on every machine, without background requests.
 *
 * `--deterministic-mode` is left out on purpose: screenshots hang under it.
 */
export const chromiumFlags: readonly string[] = [
  // Containers and CI machines run as root or without user namespaces; the pages are our own.
  "--no-sandbox",
  "--disable-dev-shm-usage",

  // Text and color: no hinting, no LCD text, a fixed color space and a fixed scale factor.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",

  // Raster: on the CPU, without CPU-specific code, always complete, and before the frame is shown.
  "--disable-gpu",
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--run-all-compositor-stages-before-draw",

  // Network: background requests would slow down the start on a machine without internet access.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
