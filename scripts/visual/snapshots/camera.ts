import type { CDPSession, Page } from "playwright-core";
import type { Clip, Frame } from "./in-page/frame";

/** How often a picture may be spoilt by something moving before the story is given up. */
const TRIES = 5;

/**
 * Takes pictures of the story on show.
 *
 * A picture is taken at once and thrown away if anything moved meanwhile. That costs nothing where all
 * is still, which is nearly always; waiting first for frames without change would cost every picture two.
 */
export class Camera {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Camera> {
    return new Camera(page, await page.context().newCDPSession(page));
  }

  /** Captures a frame that the page gave, as a PNG file. */
  async shoot(frame: Frame): Promise<Buffer> {
    let clip = frame.clip;
    for (let tries = 0; tries < TRIES; tries++) {
      const png = await this.capture(clip);
      if (await this.page.evaluate(() => window.kerf.isStable())) return png;
      ({ clip } = await this.page.evaluate(() => window.kerf.waitUntilStable()));
    }
    throw new Error(`Something moved in each of ${TRIES} pictures of the story.`);
  }

  /** The protocol's own command: Playwright's `screenshot()` adds round trips that are of no use here. */
  private async capture(clip: Clip): Promise<Buffer> {
    const { data } = await this.session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
    });
    return Buffer.from(data, "base64");
  }
}
