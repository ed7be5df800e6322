import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Baselines } from "../../baselines/baselines";
import { compare } from "../../baselines/compare-images";
import type { Image } from "../../baselines/image";
import { PictureFolder } from "../../baselines/picture-folder";
import { encode } from "../../baselines/png";
import { snapshotOf } from "../../baselines/snapshot";
import { saveReport } from "../../report/make";
import { type Change, type Report, reportVersion, type StoryFacts } from "../../report/model";

const MODES = ["light", "dark", "rtl", "forced-colors"];
const COMPONENTS = ["Badge", "Button", "Dialog", "Input", "Select", "Switch", "Table", "Tabs"];

export interface Constructed {
  report: Report;
  /** Folder of the report. */
  folder: string;
  baselines: Baselines;
}

/**
 * Creates a report with `count` changes of all kinds, with their pictures, baselines and facts. Every tenth
 * change is new, except that every twentieth is removed. All others are changed. Every seventh picture has
 * another size.
 */
export async function constructReport(
  folder: string,
  baselinesFolder: string,
  count: number,
): Promise<Constructed> {
  const baselines = new Baselines(baselinesFolder);
  const pictures = new PictureFolder(join(folder, "pictures"));
  const art = [draw(320, 96, 0), draw(320, 96, 4), draw(320, 112, 4)] as const;
  const files = art.map(encode);
  const snapshots = files.map(snapshotOf);
  const differences = art.map((each) => compare(art[0], each));
  const diffs = differences.map((each) => each && encode(each.picture));
  const changes: Change[] = [];
  const facts: Record<string, StoryFacts> = {};
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    const component = COMPONENTS[Math.floor(number / MODES.length) % COMPONENTS.length] ?? "Badge";
    const story = Math.floor(number / MODES.length);
    const storyId = `components-${component.toLowerCase()}--story-${story}`;
    const mode = MODES[number % MODES.length] ?? "light";
    const kind = number % 20 === 19 ? "removed" : number % 10 === 9 ? "new" : "changed";
    const which = number % 7 === 6 ? 2 : 1;
    const [before, after, diff, difference] = [files[0], files[which], diffs[which], differences[which]];
    const [baseline, actual] = [snapshots[0], snapshots[which]];
    if (!before || !after || !baseline || !actual || !diff || !difference)
      throw new Error("The constructed pictures are the same.");
    if (kind !== "new") {
      await baselines.write(storyId, mode, baseline);
      await pictures.write(storyId, `${mode}.baseline`, before);
    }
    if (kind !== "removed") await pictures.write(storyId, `${mode}.actual`, after);
    if (kind === "changed") await pictures.write(storyId, `${mode}.diff`, diff);
    changes.push({
      key: `${storyId}/${mode}`,
      storyId,
      mode,
      kind,
      message: kind === "changed" ? `${difference.pixels} pixels differ` : "there is no baseline",
      ...(kind !== "removed" && { hash: actual.hash, after: actual }),
      ...(kind !== "new" && { before: baseline }),
      ...(kind === "changed" && { regions: difference.regions }),
      certified: true,
    });
    facts[storyId] = factsOf(component, story);
  }
  const report: Report = {
    version: reportVersion,
    id: `constructed-${count}`,
    created: "2026-01-01T12:00:00.000Z",
    browser: "a constructed one",
    shots: count * 3,
    stories: count,
    changes,
    facts,
    patches: {
      "0:src/components/badge/badge.recipe.ts": '@@ -1 +1 @@\n-  base: "k:px-1",\n+  base: "k:px-2",',
    },
    causes: {
      "0:Badge": {
        kind: "recipe",
        name: "Badge",
        file: "src/components/badge/badge.recipe.ts",
        before: "k:px-1",
        after: "k:px-2",
        origin: "uncommitted",
      },
    },
    flakes: [
      { shot: "components-badge--story-0/light", when: "2026-01-01T12:00:00.000Z", hashes: ["a", "b", "a"] },
    ],
  };
  await saveReport(folder, report);
  return { report, folder, baselines };
}

function factsOf(component: string, story: number): StoryFacts {
  return {
    title: `Components/${component}`,
    name: `Story ${story}`,
    failures:
      story % 5 === 0 ? [{ layer: "axe", message: "in dark: color-contrast: 3.9:1 is too little" }] : [],
    tree: { before: '- button "Save"\n- text: Done\n', after: '- button "Save now"\n- text: Done\n' },
    catalog: [
      { kind: "changed", level: "minor", subject: `${component}.size`, text: 'has a new value "xl"' },
    ],
    causes: ["0:Badge"],
    sources: [
      {
        file: "src/components/badge/badge.recipe.ts",
        origin: "uncommitted",
        way: ["src/components/badge/badge.recipe.ts", "src/components/badge/badge.tsx"],
        patch: "0:src/components/badge/badge.recipe.ts",
      },
    ],
  };
}

/** A few boxes, some of them moved. */
function draw(width: number, height: number, shift: number): Image {
  const data = Buffer.alloc(width * height * 4, 255);
  const box = (left: number, top: number, color: [number, number, number]) => {
    for (let y = top; y < top + 32; y++) {
      for (let x = left; x < left + 72; x++) data.set([...color, 255], (y * width + x) * 4);
    }
  };
  box(24, 32, [40, 40, 48]);
  box(120 + shift, 32, [70, 90, 220]);
  box(216, 32 + shift, [210, 70, 60]);
  return { width, height, data };
}
