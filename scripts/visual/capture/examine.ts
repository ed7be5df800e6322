import type { CDPSession, Page } from "playwright-core";
import type { Frame } from "./in-page/story-area";
import type { FinishedStory } from "./in-page/storybook";
import { waitForLoads } from "./loads";
import { type Mode, modeSettings, modesOf, themes } from "./modes";
import { viewport as fullViewport } from "./prepare-page";

/** How often something may move or load during a picture, before the story fails. */
const TRIES = 5;

/** The results of examining a story in one mode. */
export interface View {
  mode: Mode;
  /** The picture, as a PNG file, if it was requested. */
  png?: Buffer;
  /** The violations that axe finds in this mode. */
  violations: string[];
}

/**
 * Examines the finished story of a page. Runs axe in each theme, and takes a picture in each of the story's
 * modes.
 *
 * It doesn't depend on the test runner, only on a Playwright page that `openPreview()` opened.
 *
 * @param wanted Which of the story's modes to capture. The page still goes through all of them, because a
 * side effect of one mode, such as a taller viewport, may show in the next.
 */
export async function* examine(
  page: Page,
  story: FinishedStory,
  pictures: boolean,
  wanted?: readonly string[],
): AsyncGenerator<View> {
  const captured = pictures ? modesOf(story.visual) : [];
  const examined = story.axe ? themes : [];
  const pageMode = new PageMode(page);
  await waitForLoads(page);
  try {
    for (const mode of new Set([...examined, ...captured])) {
      const { frame, ...found } = await pageMode.set(mode, examined.includes(mode));
      const isWanted = captured.includes(mode) && (wanted?.includes(mode) ?? true);
      yield isWanted ? { mode, ...found, png: await takePicture(page, frame) } : { mode, ...found };
    }
  } finally {
    await pageMode.reset();
  }
}

/** The accessibility tree of the page: roles, names and states, as YAML. Storybook's own elements are hidden. */
export async function treeOf(page: Page): Promise<string> {
  await waitForLoads(page);
  // On a loaded machine, an observer may not have told a component its size yet.
  await page.evaluate(() => window.kerf.waitUntilStable());
  const tree = await page.locator("body").ariaSnapshot();
  // Some live regions add and remove an invisible character, so that the same words are announced again.
  return `${tree.replaceAll(/[\u200b\u2060]/g, "")}\n`;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Captures a frame as a PNG file.
 *
 * A picture is taken at once, and discarded if anything moved in the meantime. Nearly always, nothing moves,
 * so this costs nothing. Waiting for stable frames first would cost two frames for every picture.
 */
async function takePicture(page: Page, frame: Frame): Promise<Buffer> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const session = await opening;
  let { clip } = frame;
  for (let tries = 0; tries < TRIES; tries++) {
    // Uses the protocol directly, because Playwright's `screenshot()` adds unnecessary round trips.
    const { data } = await session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
    });
    const isStable = await page.evaluate(() => window.kerf.isStable());
    if (!(await waitForLoads(page)) && isStable) return Buffer.from(data, "base64");
    ({ clip } = await page.evaluate(() => window.kerf.waitUntilStable()));
  }
  throw new Error(`Something moved in each of ${TRIES} pictures of the story.`);
}

/** Switches the page to modes, and finally back to its initial state. */
class PageMode {
  private viewport = fullViewport;
  private forcedColors: "active" | "none" = "none";

  constructor(private readonly page: Page) {}

  async set(mode: Mode, axe: boolean): Promise<{ frame: Frame; violations: string[] }> {
    const { attributes, forcedColors = "none", width = fullViewport.width } = modeSettings[mode];
    await this.forceColors(forcedColors);
    const narrow = width < fullViewport.width;
    if (narrow) await this.resize({ width, height: fullViewport.height });
    const { frame, ...found } = await this.page.evaluate(
      ([attributes, axe]) => window.kerf.setMode(attributes, axe),
      [attributes, axe] as const,
    );
    // Popups are positioned again only after the width has changed. A theme may have other pictures.
    let settled = frame;
    for (let again = narrow; (await waitForLoads(this.page)) || again; again = false)
      settled = await this.page.evaluate(() => window.kerf.waitUntilStable());
    return { frame: await this.growViewport(settled), ...found };
  }

  async reset(): Promise<void> {
    await this.page.evaluate(() => window.kerf.resetMode());
    await this.forceColors("none");
    await this.resize(fullViewport);
  }

  /** Enlarges the viewport if the story doesn't fit, so that the picture isn't cut off. */
  private async growViewport(frame: Frame): Promise<Frame> {
    const { width, height } = frame.viewport;
    if (width <= this.viewport.width && height <= this.viewport.height) return frame;
    await this.resize({ width, height });
    const grown = await this.page.evaluate(() => window.kerf.waitUntilStable());
    // Otherwise, the picture would be twice as high in each mode as in the previous one.
    if (grown.viewport.height > height) {
      throw new Error(
        `The story is ${height} px high, but ${grown.viewport.height} px in a viewport of that height. Set heights in px, not in vh.`,
      );
    }
    return grown;
  }

  private async resize(size: { width: number; height: number }): Promise<void> {
    if (size.width === this.viewport.width && size.height === this.viewport.height) return;
    this.viewport = size;
    await this.page.setViewportSize(size);
  }

  private async forceColors(forcedColors: "active" | "none"): Promise<void> {
    if (forcedColors === this.forcedColors) return;
    this.forcedColors = forcedColors;
    await this.page.emulateMedia({ forcedColors });
  }
}
