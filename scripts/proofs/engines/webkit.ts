import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { viewport } from "../../visual/capture/prepare-page";
import type { EnginePage } from "./engine";
import { freePort, startProcess, waitFor } from "./processes";
import { WebDriverSession } from "./webdriver";

/** The time that a script in the page may take. The caller has a shorter limit for each story. */
const SCRIPT_MS = 330_000;

/** The setting of the toolkit behind `prefers-reduced-motion`. */
const gtkSettings = "[Settings]\ngtk-enable-animations=0\n";

const keys = { type: "key", id: "keyboard" };
const SHIFT = "\uE008";

/** Opens a page in WebKitGTK, through WebKitWebDriver, on a virtual display of its own. */
export async function openWebKit(
  { driver, display }: { driver: string; display: string },
  timeZone: string,
  forPictures = false,
): Promise<EnginePage> {
  const folder = await mkdtemp(join(tmpdir(), "kerf-webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/settings.ini"), gtkSettings);

  // The display writes its number to the file descriptor 3. A window is focused if no other is on its display.
  const screen = await startProcess(display, [
    "-displayfd",
    "3",
    "-screen",
    "0",
    "1280x1024x24",
    "-nolisten",
    "tcp",
  ]);
  const port = await freePort();
  const server = await startProcess(driver, [`--port=${port}`], {
    DISPLAY: `:${await screen.firstLine()}`,
    XDG_CONFIG_HOME: folder,
    TZ: timeZone,
    LANG: "en_US.UTF-8",
    // Stories run twice as fast without compositing. Only pictures need it.
    // On the graphics processor, or its emulation, lines get other pixels from run to run.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    ...(!forPictures && { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(() => fetch(`${address}/status`));
  const session = await WebDriverSession.start(address, ["--automation"], SCRIPT_MS);
  await resize(session);
  return {
    browser: session.browser,
    open: async (url) => void (await session.post("url", { url })),
    call: (name, ...args) => session.execute(`(...args) => window.kerfEngines.${name}(...args)`, ...args),
    async pressShift() {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: SHIFT }));
      await session.post("actions", { actions: [{ ...keys, actions }] });
    },
    screenshot: async () => Buffer.from((await session.get("screenshot")) as string, "base64"),
    async close() {
      await session.end().catch(() => undefined);
      await server.stop();
      await screen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the page the viewport of the stories. The window is larger than the page by its toolbar. */
async function resize(session: WebDriverSession): Promise<void> {
  await session.post("window/rect", viewport);
  const [width, height] = (await session.execute("() => [innerWidth, innerHeight]")) as [number, number];
  await session.post("window/rect", {
    width: 2 * viewport.width - width,
    height: 2 * viewport.height - height,
  });
}
