import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { parseCatalog } from "../../../src/catalog/catalog";
import { root } from "../../lib/paths";
import { bundled } from "../../visual";
import type { Recorder } from "./recorders";

/** Stories in place of the playground, which Storybook controls, or which takes no keys. */
const heardIn: Record<string, string[]> = {
  Checkbox: ["Select All"],
  Code: ["Request With Values"],
  Stepper: ["Navigation"],
  Table: ["Selection", "Sorting"],
};

/** More lines than any story has. It ends the walk of a story that has a new stop after each Tab. */
const LIMIT = 300;

const { components } = parseCatalog(readFileSync(join(root, "src/catalog/catalog.json"), "utf8"));

/** The phrases that a virtual screen reader says at each of a component's keys. */
export const speech: Recorder = {
  selects: ({ title, name }) => {
    const [kind, component = ""] = title.split("/");
    return kind === "Components" && (heardIn[component] ?? ["Playground"]).includes(name);
  },
  scripts: [await bundled(new URL("speech.page.ts", import.meta.url))],
  async linesOf(page, { title }) {
    const lines = await speechOf(page, keysOf(title.replace("Components/", "")));
    await page.evaluate(() => window.kerfSpeech.stop());
    return lines;
  },
};

/**
 * The keys of a component's keyboard table, without Tab. Characters are last, because for half a second, they change
 * what Space does.
 */
function keysOf(component: string): string[] {
  const keys = new Set(components[component]?.guide?.keyboard.flatMap((row) => row.keys));
  keys.delete("Tab");
  return keys.delete("Characters") ? [...keys, "Characters"] : [...keys];
}

/** The phrases at each tab stop of a story, and after each of the keys there. */
async function speechOf(page: Page, keys: string[]): Promise<string[]> {
  const lines: string[] = [];
  await page.evaluate(() => window.kerfSpeech.start());
  while (lines.length < LIMIT) {
    for (const key of ["Tab", ...keys]) {
      await page.keyboard.press(key === "Characters" ? "a" : key.replace("Mod+", "Control+"));
      await page.evaluate(() => window.kerf.waitUntilStable());
      const phrases = await page.evaluate(() => window.kerfSpeech.listen());
      if (key === "Tab" && !(await page.evaluate(() => window.kerfSpeech.isNewStop()))) return lines;
      if (phrases.length > 0) lines.push(`${key}: ${phrases.join(" / ")}`);
    }
  }
  return lines;
}
