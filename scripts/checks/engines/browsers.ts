import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { viewport } from "../../visual";
import { type Session, sessionOverHttp, sessionOverSocket } from "./webdriver";

/** The engines that run the stories besides Chromium, and Debian's packages with their programs. */
const debianPackages = { firefox: "firefox-esr", webkit: "webkit2gtk-driver xvfb" };

export type EngineName = keyof typeof debianPackages;

export const engines = Object.keys(debianPackages) as EngineName[];

/** An open page, in a browser of its own: only one page of a browser has the focus. */
export interface EnginePage {
  /** The browser's name and version. */
  browser: string;
  /** Calls a function of `window.kerfEngines`, and resolves to its result. */
  call(name: string, ...args: string[]): Promise<unknown>;
  /** Presses and releases the Shift key, as a person would. */
  pressShift(): Promise<void>;
  /** Closes the page and its browser. */
  close(): Promise<void>;
}

/** Starts a program. */
type Start = (program: string, args: string[], env?: Record<string, string>) => Promise<ChildProcess>;

const SHIFT = "\uE008";

/**
 * Opens a Storybook's preview that loads in-page.ts, with the clock in a time zone. Neither engine lets a driver change
 * the zone of an open page.
 */
export async function openEngine(engine: EngineName, timeZone: string, url: string): Promise<EnginePage> {
  const folder = await mkdtemp(join(tmpdir(), "kerf-engine-"));
  const running: ChildProcess[] = [];
  const stop = () => {
    for (const child of running) child.kill();
  };
  const close = async () => {
    process.off("exit", stop);
    const ended = running.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit"));
    stop();
    await Promise.all(ended);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", stop);
  try {
    const { browser, send, execute } = await sessions[engine](folder, async (program, args, env) => {
      const child = spawn(program, args, {
        env: { ...process.env, TZ: timeZone, LANG: "en_US.UTF-8", ...env },
        stdio: ["ignore", "pipe", "ignore"],
      });
      await once(child, "spawn").catch((error) => {
        const command = `apt-get update && apt-get install --no-install-recommends ${debianPackages[engine]}`;
        throw new Error(`${error.message}. On Debian, install it with:\n\n  ${command}`);
      });
      running.push(child);
      return child;
    });
    const call = (name: string, ...args: string[]) =>
      execute(`(...args) => window.kerfEngines.${name}(...args)`, ...args);
    // The window is larger than the page by its toolbar.
    await send("resize", viewport);
    const [width, height] = (await execute("() => [innerWidth, innerHeight]")) as [number, number];
    await send("resize", { width: 2 * viewport.width - width, height: 2 * viewport.height - height });
    await send("open", { url });
    await call("connect");
    const keys = ["keyDown", "keyUp"].map((type) => ({ type, value: SHIFT }));
    const pressShift = async () => {
      await send("act", { actions: [{ type: "key", id: "keyboard", actions: keys }] });
    };
    return { browser, call, pressShift, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A fine pointer that can hover, as bits. Without a display, Firefox finds no pointer. */
const MOUSE = 0b110;

const preferences = {
  "marionette.port": 0,
  "intl.accept_languages": "en-US",
  "ui.prefersReducedMotion": 1,
  "ui.primaryPointerCapabilities": MOUSE,
  "ui.allPointerCapabilities": MOUSE,
  // Scrollbars take no space, as in the pinned Chromium.
  "ui.useOverlayScrollbars": 1,
  // Stories simulate touch, whose events Firefox has only on a device with a touch screen.
  "dom.w3c_touch_events.enabled": 1,
};

/** The setting of WebKit's toolkit behind `prefers-reduced-motion`. */
const gtkSettings = "[Settings]\ngtk-enable-animations=0\n";

const sessions = {
  async firefox(folder: string, start: Start): Promise<Session> {
    const lines = Object.entries(preferences).map(
      (each) => `user_pref(${JSON.stringify(each).slice(1, -1)});\n`,
    );
    await writeFile(join(folder, "user.js"), lines.join(""));
    await start("firefox-esr", ["--headless", "--marionette", "--profile", folder], { LANG: "C.UTF-8" });
    const port = await retried(() => readFile(join(folder, "MarionetteActivePort"), "utf8"));
    return sessionOverSocket(Number(port));
  },

  async webkit(folder: string, start: Start): Promise<Session> {
    await mkdir(join(folder, "gtk-3.0"));
    await writeFile(join(folder, "gtk-3.0/settings.ini"), gtkSettings);
    // A window is focused if no other is on its display. The display writes its number to its output.
    const screen = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
    const { stdout } = await start("Xvfb", ["-displayfd", "1", ...screen]);
    const [display] = await once(stdout as NodeJS.EventEmitter, "data");
    // The display's number is free, so the port is, too.
    const port = 21_000 + Number(display);
    await start("WebKitWebDriver", [`--port=${port}`], {
      DISPLAY: `:${Number(display)}`,
      XDG_CONFIG_HOME: folder,
      // Stories run twice as fast without compositing.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    });
    const driver = `http://127.0.0.1:${port}`;
    await retried(() => fetch(`${driver}/status`));
    return sessionOverHttp(driver, { "webkitgtk:browserOptions": { args: ["--automation"] } });
  },
};

/** Retries until an action succeeds, for at most 30 s. */
async function retried<Result>(action: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + 30_000;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
