import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findAffected, type WorkTree } from "../../stories/changed/affected";

/** Files whose change Chromatic must trace to at least the stories that `npm run test:changed` finds. */
export const probes = [
  "src/components/badge/badge.recipe.ts",
  "src/components/dialog/dialog.tsx",
  "src/components/meter/meter.examples.tsx",
  "src/hooks/use-direction.ts",
  "src/icons/index.ts",
];

/** Its stories have no pictures, and Chromatic takes none of them. */
const WITHOUT_PICTURES = ".storybook/truth/stories.truth.ts";

/**
 * The story files that Chromatic's own dependency trace leaves out, of those that a change of a file can reach.
 *
 * @param untraced What the trace is not to go through: of Chromatic's configuration, which the trace alone does not read.
 * @throws An Error where a change of the file would have Chromatic build everything.
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
  if (bail) throw new Error(`${file} would have everything built: ${bail[1]}`);
  return [...files.keys()].filter((story) => !story.startsWith(WITHOUT_PICTURES) && !output.includes(story));
}
