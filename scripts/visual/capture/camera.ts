import type { CDPSession, Page } from "playwright-core";
import type { Clip, Frame } from "./in-page/frame";

/** How many pictures may fail because something moved, before the story fails. */
const TRIES = 5;

/**
 * Takes pictures of the current story.
 *
 * A picture is taken at once, and discarded if anything moved in the meantime. Nearly always, nothing moves,
 * so this costs nothing. Waiting for stable frames first would cost two frames for every picture.
 */
export class Camera {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Camera> {
    return new Camera(page, await page.context().newCDPSession(page));
  }

  /** Captures a frame that the page returned, as a PNG file. */
  async shoot(frame: Frame): Promise<Buffer> {
    let clip = frame.clip;
    for (let tries = 0; tries < TRIES; tries++) {
      const png = await this.capture(clip);
      if (await this.page.evaluate(() => window.kerf.isStable())) return png;
      ({ clip } = await this.page.evaluate(() => window.kerf.waitUntilStable()));
    }
    throw new Error(`Something moved in each of ${TRIES} pictures of the story.`);
  }

  /** Uses the protocol directly, because Playwright's `screenshot()` adds unnecessary round trips. */
  private async capture(clip: Clip): Promise<Buffer> {
    const { data } = await this.session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
    });
    return Buffer.from(data, "base64");
  }
}
