import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeFileAtomically } from "../../scripts/lib/files.ts";
import { root } from "../../scripts/lib/paths.ts";
import type * as Css from "../../src/theme/tokens-css";
import { importModule } from "../shared/serve-files.ts";

/**
 * Keeps the stylesheet up to date with the tokens. The dev server writes tokens.css when it starts and whenever a token
 * changes. A build with stale tokens fails, so that no story is tested in colors that the tokens no longer have.
 *
 * @param project The folder of the project.
 */
export function freshTokens(project = root): Plugin {
  const tokens = join(project, "src/theme");
  const file = join(tokens, "tokens.css");
  // The tokens are read again each time.
  const expected = async () => (await importModule<typeof Css>(join(tokens, "tokens-css.ts"))).tokensCss();
  const current = () => readFile(file, "utf8").catch(() => "");
  let isBuild = false;
  return {
    name: "kerf:fresh-tokens",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async buildStart() {
      if (isBuild && (await current()) !== (await expected())) {
        this.error("src/theme/tokens.css does not match the tokens beside it. Run: npm run theme");
      }
    },
    async configureServer({ watcher, config: { logger } }) {
      const update = async () => {
        try {
          const css = await expected();
          if ((await current()) !== css) await writeFileAtomically(file, css);
        } catch (error) {
          logger.error(`src/theme/tokens.css can't be written from the tokens: ${error}`);
        }
      };
      watcher.on("change", (path) => {
        if (path.startsWith(tokens) && path.endsWith(".ts")) update();
      });
      await update();
    },
  };
}
