import type { CDPSession, Page } from "playwright-core";
import { bundled } from "../../visual";
import type { Recorder } from "./text-record";

const sessions = new WeakMap<Page, CDPSession>();

/** Cursors, transitions, states and stacking order, which a still picture doesn't show. */
export const styles: Recorder = {
  selects: ({ title }) => /^(Components|Patterns)\//.test(title),
  scripts: [await bundled(new URL("styles.page.ts", import.meta.url))],
  linesOf: stylesOf,
};

async function stylesOf(page: Page, { name }: { name: string }): Promise<string[]> {
  const isPlayground = name === "Playground";
  const hasValues = await page.evaluate(() => window.kerfStyles.start());
  if (!isPlayground && !hasValues) return page.evaluate(() => window.kerfStyles.stacking());
  const changes = (state: string) => page.evaluate((state) => window.kerfStyles.changes(state), state);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => window.kerfStyles.motion());
  await page.evaluate(() => window.kerfStyles.pointing());
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.kerfStyles.motion("reduced motion"));

  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => window.kerf.setMode({ "data-theme": theme }, false), theme);
    await page.evaluate(() => window.kerfStyles.rest());
    for (const state of ["hover", "active"]) {
      await simulate(page, state === "hover" ? ["hover"] : ["hover", "active"]);
      await changes(`${theme}, ${state}`);
      await simulate(page, []);
    }
    await page.emulateMedia({ contrast: "more" });
    await changes(`${theme}, more contrast`);
    await page.emulateMedia({ contrast: null });
  }
  await page.evaluate(() => window.kerf.resetMode());
  // The playground has what is true of all values.
  return page.evaluate((valuesOnly) => {
    return [...window.kerfStyles.summary(valuesOnly), ...window.kerfStyles.stacking()];
  }, !isPlayground);
}

/** Gives all slots that take the pointer these pseudo-classes. */
async function simulate(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const session = await sessionOf(page);
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-slot]",
  });
  const takePointer = await page.evaluate(() => window.kerfStyles.takePointer());
  await Promise.all(
    nodeIds
      .filter((_, index) => takePointer[index])
      .map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );
}

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  sessions.set(page, session);
  return session;
}
