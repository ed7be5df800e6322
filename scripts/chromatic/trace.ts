import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findAffected, type World } from "../changed/affected";

/** Files whose change Chromatic must trace to at least the stories that `npm run test:changed` finds. */
export const probes = [
  "src/components/badge/badge.recipe.ts",
  "src/components/dialog/dialog.tsx",
  "src/components/meter/meter.examples.tsx",
  "src/hooks/use-direction.ts",
  "src/icons/index.ts",
];

/** The story files that Chromatic's own dependency trace leaves out, of those that a change of a file can reach. */
export function untraced(world: World, site: string, file: string): string[] {
  const { files } = findAffected(world, [{ file, gone: false, before: "" }]);
  const bin = join("node_modules", ".bin", "chromatic");
  const output = execFileSync(
    bin,
    ["trace", "--mode", "compact", "--stats-file", join(site, "preview-stats.json"), file],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  return [...files.keys()].filter((story) => !output.includes(story));
}
