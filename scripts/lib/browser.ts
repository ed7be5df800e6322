import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "playwright-core";
import { root } from "./paths";
import { unpackBrowser } from "./unpack-browser";

/** A browser to run stories in, and how to start it. */
export interface Browser {
  /** The browser's name, for console output. */
  name: string;
  /** Whether this is exactly the browser that made the baselines, so that pixels can be compared. */
  pinned: boolean;
  launch: LaunchOptions;
}

/**
 * Chromium's flags. They make it render the same pixels on every machine, without background requests.
 *
 * `--deterministic-mode` is left out on purpose: screenshots hang under it.
 */
const flags: readonly string[] = [
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

/**
 * Finds the browser: `BROWSER_PATH` if it is set. Otherwise the Chromium that the lockfile pins on x64 Linux,
 * and the Chromium that Playwright has installed on other platforms.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const args = [...flags];
  if (env.BROWSER_PATH) {
    const name = `the browser at BROWSER_PATH (${env.BROWSER_PATH})`;
    return { name, pinned: false, launch: { executablePath: env.BROWSER_PATH, args } };
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { name: "the Chromium that Playwright finds", pinned: false, launch: { args } };
  }
  return pinnedBrowser(env, args);
}

async function pinnedBrowser(env: NodeJS.ProcessEnv, args: string[]): Promise<Browser> {
  const packageRoot = dirname(dirname(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")))));
  const { version } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
  const folder = join(root, "node_modules/.cache/kerf", `chromium-${version}`);
  await unpackBrowser(join(packageRoot, "bin"), folder);
  return {
    name: `Chromium ${version}, pinned by the lockfile`,
    pinned: true,
    launch: { executablePath: join(folder, "chromium"), args, env: pinnedEnvironment(env, folder) },
  };
}

/** An environment that hides the machine's fonts, libraries, language and time zone from the browser. */
function pinnedEnvironment(env: NodeJS.ProcessEnv, folder: string): Record<string, string> {
  const inherited = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(FONTCONFIG|XDG|LC)_/.test(entry[0]),
  );
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(folder, "lib"),
    FONTCONFIG_FILE: join(folder, "fonts.conf"),
    FONTCONFIG_PATH: folder,
    XDG_CACHE_HOME: join(folder, "cache"),
    LANG: "C.UTF-8",
    TZ: "UTC",
  };
}
