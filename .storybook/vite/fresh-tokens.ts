import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/paths.ts";

const tokens = join(root, "src/theme");

/** Runs `npm run theme`, whose error says what to do. */
const theme = (...options: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/lib/command", "theme", ...options], {
    cwd: root,
  });

/**
 * Keeps the stylesheet up to date with the tokens. The dev server writes tokens.css when it starts and whenever a token
 * changes. A build with stale tokens fails, so that no story is tested in colors that the tokens no longer have.
 */
export function freshTokens(): Plugin {
  return {
    name: "kerf:fresh-tokens",
    async buildStart() {
      if (this.environment.mode === "build") await theme("--check");
    },
    async configureServer({ watcher, config: { logger } }) {
      const update = () => theme().catch((error) => logger.error(error.stderr));
      watcher.on("change", (path) => {
        if (path.startsWith(tokens) && path.endsWith(".ts")) update();
      });
      await update();
    },
  };
}
