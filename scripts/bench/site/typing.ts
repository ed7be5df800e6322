import type { Browser, Frame } from "playwright-core";
import { docsFrame, openEditor } from "../../proofs/site/editor";
import { servePlainly } from "../../proofs/site/serve";
import { median } from "../alternate";

/** Milliseconds from a key press in the editor of an example until the preview has painted what it changed. */
export async function keystrokeToPaint(browser: Browser, site: string, keys: number): Promise<number> {
  const { url, close } = await servePlainly(site);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(60_000);
    await tab.goto(`${url}?path=/docs/components-button--docs`);
    const { site: page } = await openEditor(tab);
    const types = page.locator("output").filter({ hasText: "No problems" });
    await types.first().waitFor({ state: "attached" });
    const editor = docsFrame(tab);
    const preview = tab.frames().find((frame) => frame.url() === "about:srcdoc");
    if (!editor || !preview) throw new Error("The editor has no preview.");
    await tab.keyboard.press("Control+Home");
    for (let line = 1; line < 8; line++) await tab.keyboard.press("ArrowDown");
    await tab.keyboard.press("End");
    const times: number[] = [];
    for (let key = 0; key < keys; key++) {
      const pressed = nextKey(editor);
      const painted = nextPaint(preview);
      // The listeners are attached once both frames have answered.
      await Promise.all([editor.evaluate("0"), preview.evaluate("0")]);
      await tab.keyboard.press("x");
      times.push((await painted) - (await pressed));
    }
    return median(times);
  } finally {
    await context.close();
    close();
  }
}

/** The time of the next key press, in ms since 1970. */
function nextKey(frame: Frame): Promise<number> {
  return frame.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("keydown", ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
          once: true,
          capture: true,
        });
      }),
  );
}

/** The time at which the next change of the page is painted, in ms since 1970. */
function nextPaint(frame: Frame): Promise<number> {
  return frame.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // Animation frame callbacks run before the frame is painted. The message arrives after that.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
}
