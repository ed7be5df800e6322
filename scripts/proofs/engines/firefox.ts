import { launch } from "puppeteer-core";
import { viewport } from "../../visual/capture/prepare-page";
import type { EnginePage } from "./engine";

/** A fine pointer that can hover, as bits. Without a display, Firefox finds no pointer. */
const MOUSE = 0b110;

const preferences = {
  "intl.accept_languages": "en-US",
  "ui.prefersReducedMotion": 1,
  "ui.primaryPointerCapabilities": MOUSE,
  "ui.allPointerCapabilities": MOUSE,
  // Scrollbars take no space, as in the pinned Chromium.
  "ui.useOverlayScrollbars": 1,
  // Stories simulate touch, whose events Firefox has only on a device with a touch screen.
  "dom.w3c_touch_events.enabled": 1,
};

/** Opens a page in Firefox, through WebDriver BiDi. */
export async function openFirefox(executablePath: string, timeZone: string): Promise<EnginePage> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    defaultViewport: viewport,
    env: { ...process.env, TZ: timeZone, LANG: "C.UTF-8" },
    extraPrefsFirefox: preferences,
  });
  // Firefox never focuses the tab that it starts with.
  const page = await browser.newPage();
  await page.bringToFront();
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    call: (name, ...args) =>
      page.evaluate((name, args) => window.kerfEngines[name as "run"](...(args as [string])), name, args),
    pressShift: () => page.keyboard.press("Shift"),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
