import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findAffected, type WorkTree } from "../../../stories/changed/affected";

/** Files whose change Chromatic must trace to at least the stories that `npm run test:changed` finds. */
export const probes = [
  "src/components/badge/badge.recipe.ts",
  "src/components/dialog/dialog.tsx",
  "src/components/meter/meter.examples.tsx",
  "src/lib/use-direction.ts",
  "src/icons/index.ts",
];

/** The truth stories have no pictures, so Chromatic doesn't capture them. */
const WITHOUT_PICTURES = ".storybook/truth/stories.truth.ts";

/**
 * The story files that a change to a file can affect, but that Chromatic's own dependency trace misses.
 *
 * @param untraced Globs of files that the trace must not follow. They come from Chromatic's configuration,
 * which `chromatic trace` doesn't read.
 * @throws An Error if Chromatic would capture every story after a change to the file.
 */
export function missedStories(
  workTree: WorkTree,
  site: string,
  file: string,
  untraced: readonly string[],
): string[] {
  const { files } = findAffected(workTree, [{ file, gone: false, before: "" }]);
  const bin = join("node_modules", ".bin", "chromatic");
  const output = execFileSync(
    bin,
    [
      "trace",
      "--mode",
      "compact",
      "--stats-file",
      join(site, "preview-stats.json"),
      ...untraced.flatMap((glob) => ["--untraced", glob]),
      file,
    ],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const bail = /TurboSnap disabled.*\n(.*)/.exec(output);
  if (bail) throw new Error(`A change to ${file} disables TurboSnap: ${bail[1]}`);
  return [...files.keys()].filter((story) => !story.startsWith(WITHOUT_PICTURES) && !output.includes(story));
}
