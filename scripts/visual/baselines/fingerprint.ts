import { createHash } from "node:crypto";
import type { BrowserContext } from "playwright-core";
import { cameraOf } from "../capture/examine";
import type { Frame } from "../capture/in-page/frame";

/** Lets the pages of a context compare their pictures. They receive only a hash of each picture. */
export async function exposeFingerprints(context: BrowserContext): Promise<void> {
  await context.exposeBinding("kerfFingerprint", async ({ page }, frame: Frame) => {
    const png = await (await cameraOf(page)).shoot(frame);
    return createHash("sha256").update(png).digest("hex");
  });
}
