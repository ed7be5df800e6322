import { bundled } from "../../visual";
import type { Recorder } from "./recorder";

/** Cursors, layers and motion, which a still picture doesn't show. The stories of states show colors of hover and press. */
export const styles: Recorder = {
  selects: ({ title }) => title.startsWith("Components/"),
  scripts: [await bundled(new URL("styles.page.ts", import.meta.url))],
  async linesOf(page, { name }) {
    // The playground has what is true of all values.
    const valuesOnly = name !== "Playground";
    const read = (kind: "motion" | "pointing") =>
      page.evaluate(([kind, valuesOnly]) => window.kerfStyles[kind](valuesOnly), [kind, valuesOnly] as const);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const lines = [...(await read("motion")), ...(await read("pointing"))];
    await page.emulateMedia({ reducedMotion: "reduce" });
    return [...lines, ...(await read("motion")).map((line) => `${line}, with reduced motion`)];
  },
};
