import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/paths.ts";

const tokens = join(root, "src/theme");
const theme = ["--import", "tsx", "scripts/lib/command", "theme"];

/** Runs `npm run theme` in the dev server whenever a token changes. `npm test` reports a stale file. */
export function freshTokens(): Plugin {
  return {
    name: "kerf:fresh-tokens",
    watchChange(path) {
      if (!path.startsWith(tokens) || !path.endsWith(".ts")) return;
      execFile(process.execPath, theme, { cwd: root }, (error) => error && console.error(error.message));
    },
  };
}
