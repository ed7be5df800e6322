import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/paths.ts";

const tokens = join(root, "src/theme");

/** Runs `npm run theme`. */
const theme = () =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/lib/command", "theme"], { cwd: root });

/**
 * Keeps the stylesheet of the dev server up to date with the tokens: writes tokens.css when it starts and whenever a token
 * changes. `npm test` reports a stale file.
 */
export function freshTokens(): Plugin {
  return {
    name: "kerf:fresh-tokens",
    async configureServer({ watcher, config: { logger } }) {
      const update = () => theme().catch((error) => logger.error(error.stderr));
      watcher.on("change", (path) => {
        if (path.startsWith(tokens) && path.endsWith(".ts")) update();
      });
      await update();
    },
  };
}
