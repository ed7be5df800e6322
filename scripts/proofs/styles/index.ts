/** npm run prove -- styles: see scripts/lib/jobs.ts. Exits with 1 if a style differs from the record. */
import type { CDPSession, Page } from "playwright-core";
import { recordStories } from "../../runner/record-stories";
import { bundled } from "../../visual/capture/page-script";
import type {} from "./stacking";
import { type Slot, type Style, summary } from "./summary";

const sessions = new WeakMap<Page, CDPSession>();

await recordStories(import.meta.url, {
  file: "stories/records/styles.txt",
  selects: ({ title }) => /^(Components|Patterns)\//.test(title),
  scripts: [
    await bundled(new URL("in-page.ts", import.meta.url)),
    await bundled(new URL("stacking.ts", import.meta.url)),
  ],
  async linesOf(page, story) {
    const styles = await stylesOf(page, story);
    return [...styles, ...(await page.evaluate(() => window.kerfStacking()))];
  },
});

async function stylesOf(page: Page, { name }: { name: string }): Promise<string[]> {
  const slots = await page.evaluate(() => window.kerfStyles.slots());
  if (name !== "Playground" && !slots.some(({ cell }) => cell)) return [];
  const styles: Style[] = [];
  const add = (texts: readonly string[][], state?: string) =>
    texts.forEach((all, index) => {
      for (const text of all) styles.push({ ...(slots[index] as Slot), state, text });
    });
  const changes = () => page.evaluate(() => window.kerfStyles.changes());

  await page.emulateMedia({ reducedMotion: "no-preference" });
  add(await page.evaluate(() => window.kerfStyles.motion()));
  add(await page.evaluate(() => window.kerfStyles.pointing()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  add(await page.evaluate(() => window.kerfStyles.motion()), "reduced motion");

  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => window.kerf.setMode({ "data-theme": theme }, false), theme);
    await page.evaluate(() => window.kerfStyles.rest());
    for (const state of ["hover", "active"]) {
      await simulate(page, state === "hover" ? ["hover"] : ["hover", "active"]);
      add(await changes(), `${theme}, ${state}`);
      await simulate(page, []);
    }
    await page.emulateMedia({ contrast: "more" });
    add(await changes(), `${theme}, more contrast`);
    await page.emulateMedia({ contrast: null });
  }
  await page.evaluate(() => window.kerf.resetMode());
  // The playground has what is true of all values.
  return summary(slots, styles, name !== "Playground");
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
