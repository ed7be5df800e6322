import { Baselines } from "../baselines/baselines";
import { compare } from "../baselines/compare-images";
import { encode, type Image, snapshotOf } from "../baselines/picture";
import { reviewPictures, saveReport } from "./report-file";
import { type Change, type Report, reportVersion, type StoryFacts } from "./report-format";

const MODES = ["light", "dark", "rtl", "forced-colors"];
const COMPONENTS = ["Badge", "Button", "Dialog", "Input", "Select", "Switch", "Table", "Tabs"];

/**
 * For tests: writes a report with `count` changes, their pictures and baselines. Every tenth change is new, except that
 * every twentieth is removed. All others are changed.
 */
export async function constructReport(
  out: string,
  baselinesFolder: string,
  count: number,
): Promise<{ out: string; report: Report; baselines: Baselines }> {
  const baselines = new Baselines(baselinesFolder);
  const pictures = reviewPictures({ out });
  const [old, current] = [draw(120), draw(124)];
  const difference = compare(old, current);
  if (!difference) throw new Error("The constructed pictures are the same.");
  const [before, after, diff] = [encode(old), encode(current), encode(difference.picture)];
  const [baseline, actual] = [snapshotOf(before), snapshotOf(after)];
  const changes: Change[] = [];
  const facts: Record<string, StoryFacts> = {};
  for (let index = 0; index < count; index++) {
    const story = Math.floor(index / MODES.length);
    const component = COMPONENTS[story % COMPONENTS.length] ?? "Badge";
    const storyId = `components-${component.toLowerCase()}--story-${story}`;
    const mode = MODES[index % MODES.length] ?? "light";
    const kind = index % 20 === 19 ? "removed" : index % 10 === 9 ? "new" : "changed";
    if (kind !== "new") await baselines.write(storyId, mode, baseline);
    if (kind !== "new") await pictures.write(storyId, `${mode}.baseline`, before);
    if (kind !== "removed") await pictures.write(storyId, `${mode}.actual`, after);
    if (kind === "changed") await pictures.write(storyId, `${mode}.diff`, diff);
    changes.push({
      ...{ key: `${storyId}/${mode}`, storyId, mode, kind },
      message: kind === "changed" ? `${difference.pixels} pixels differ` : "there is no baseline",
      ...(kind !== "removed" && { after: actual }),
      ...(kind !== "new" && { before: baseline }),
      ...(kind === "changed" && { regions: difference.regions }),
    });
    facts[storyId] = {
      title: `Components/${component}`,
      name: `Story ${story}`,
      sources: ["src/components/badge/badge.recipe.ts"],
    };
  }
  const report: Report = {
    ...{ version: reportVersion, created: "2026-01-01T12:00:00.000Z" },
    ...{ pictures: count * 3, stories: count, changes, facts },
    tokens: [{ name: "--kerf-accent", values: [{ before: "blue", after: "purple" }] }],
  };
  await saveReport({ out }, report);
  return { out, report, baselines };
}

/** A box. */
function draw(left: number): Image {
  const [width, height] = [320, 96];
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 32; y < 64; y++) data.fill(40, (y * width + left) * 4, (y * width + left + 72) * 4);
  return { width, height, data };
}
