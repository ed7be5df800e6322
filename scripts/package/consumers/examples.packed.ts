import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "../../lib/axe-violations";
import { root } from "../../lib/paths";
import { consumer, open, run, startServer } from "./packed";

/** The options with which the development server of an example takes a free port. */
const portOptions = {
  vite: ["--host", "127.0.0.1", "--port", "0"],
  next: ["--hostname", "127.0.0.1", "--port", "0"],
  "react-router": ["--host", "127.0.0.1", "--port", "0"],
};

describe.each(Object.entries(portOptions))("the example for %s", (name, options) => {
  let folder: string;
  const env = { ...process.env, NODE_ENV: undefined, HOST: "127.0.0.1", NEXT_TELEMETRY_DISABLED: "1" };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `kerf-${name}-`));
    await cp(join(root, "stories/examples", name), folder, { recursive: true });
    await run("npm", ["install", "--no-audit", consumer.tarball], { cwd: folder, env });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(["dev", "start"])(
    "works with the keyboard under `npm run %s`, without violations",
    async (script) => {
      if (script === "start") await run("npm", ["run", "build"], { cwd: folder, env });
      // React Router's server for production takes no options.
      const more = script === "start" && name === "react-router" ? [] : ["--", ...options];
      const app = await startServer(folder, env, "npm", "run", script, ...more);
      // The first request in development builds the page, which can take longer than a browser waits.
      await fetch(app.url);
      await open(app.url, async ({ page, messages }) => {
        await isHydrated(page);
        await sendInvitations(page);
        await openOverlays(page, "light");
        await chooseDark(page);
        await openOverlays(page, "dark");
        await page.reload({ waitUntil: "networkidle" });
        await expectTheme(page, "dark");
        if (name !== "vite") await readOtherPage(page);
        expect(messages.filter((message) => /^(error|warning|thrown)/.test(message))).toEqual([]);
      }).finally(app.stop);
    },
  );
});

/** Waits for a value. The limit only ends a test that hangs. */
const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 300_000 });

/** Waits until React handles events in the form. */
async function isHydrated(page: Page): Promise<void> {
  const hasProps = () =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps"));
  await page.waitForFunction(hasProps);
}

/** Moves the focus with Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't reach ${target}.`);
}

/** Waits until an item of an open list is the focused one, or the active descendant. */
async function activeItem(page: Page, name: string): Promise<void> {
  const text = () => {
    const { activeElement } = document;
    const id = activeElement?.getAttribute("aria-activedescendant");
    return (id ? document.getElementById(id) : activeElement)?.textContent;
  };
  await poll(() => page.evaluate(text)).toBe(name);
}

async function sendInvitations(page: Page): Promise<void> {
  const { keyboard } = page;
  const email = page.getByRole("textbox", { name: "Email" });
  const role = page.getByRole("combobox", { name: "Role" });
  await tabTo(page, email);
  await keyboard.type("ada@example.com");
  await tabTo(page, role);
  await keyboard.press("Enter");
  await activeItem(page, "Member");
  await keyboard.press("ArrowDown");
  await activeItem(page, "Admin");
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Send invitation" }));
  await keyboard.press("Enter");
  await page.getByText("Ada is already in the team.").waitFor();
  expect(await email.inputValue()).toBe("ada@example.com");
  expect(await role.textContent()).toContain("Admin");

  await keyboard.press("Shift+Tab");
  await keyboard.press("Shift+Tab");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("grace@example.com");
  await keyboard.press("Enter");
  await page.getByText("We invited grace@example.com.").waitFor();
  await poll(() => email.inputValue()).toBe("");
  await poll(() => role.textContent()).toContain("Member");

  await keyboard.type("alan");
  await tabTo(page, page.getByRole("button", { name: "Reset" }));
  await keyboard.press("Enter");
  await poll(() => email.inputValue()).toBe("");
}

async function openOverlays(page: Page, theme: string): Promise<void> {
  const { keyboard } = page;
  expect(await violations(page), theme).toEqual([]);
  const dialog = page.getByRole("dialog", { name: "Delete this team?" });
  const menu = page.getByRole("menu", { name: "Theme" });
  const overlays: [string, Locator][] = [
    ["Delete team", dialog],
    ["Theme", menu],
  ];
  for (const [name, overlay] of overlays) {
    const trigger = page.getByRole("button", { name });
    await tabTo(page, trigger);
    await keyboard.press("Enter");
    await overlay.waitFor();
    // A menu is in no landmark, because it is at the end of the page.
    const rules = { region: { enabled: overlay !== menu } };
    expect(await violations(page, rules), `${theme}, ${overlay}`).toEqual([]);
    await closeOverlay(page);
    await poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  }
}

/** Leaves out the tools that Next.js adds in development. */
const violations = (page: Page, rules = {}) =>
  axeViolations(page.locator("html"), { exclude: ["nextjs-portal"], rules });

async function chooseDark(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await activeItem(page, "Same as the system");
  await page.keyboard.press("End");
  await activeItem(page, "Dark");
  await page.keyboard.press("Enter");
  await expectTheme(page, "dark");
  await closeOverlay(page);
}

/** An overlay that closes has no role for Playwright, but axe still finds it. */
async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("[role=dialog], [role=menu]").waitFor({ state: "detached" });
}

async function expectTheme(page: Page, theme: string): Promise<void> {
  await poll(() => page.locator("html").getAttribute("data-theme")).toBe(theme);
}

/** The link of the router changes the page without loading it. */
async function readOtherPage(page: Page): Promise<void> {
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await tabTo(page, page.getByRole("link", { name: "Members" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Members" }).waitFor();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(await violations(page)).toEqual([]);
}
