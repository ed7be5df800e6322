import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { build, type Plugin } from "esbuild";
import { git, workTreeFiles } from "../../../lib/git";
import type { ReadRecipe } from "./recipe-values";

/** The source of a file's text: a commit or the work tree. */
interface Sources {
  files: ReadonlySet<string>;
  read(file: string): Promise<string>;
}

const RECIPE = /^src\/components\/[^/]+\/[^/]+\.recipe\.ts$/;

/** Replaces the module that checks values at run time. It returns the recipe with its component's name. */
const NAMED = "export const defineRecipe = (component, recipe) => ({ ...recipe, component });";

/**
 * Evaluates the recipes of a commit, or of the work tree, with the shared fragments that they use.
 *
 * @returns an empty list if they can't be evaluated.
 */
export async function readRecipes(root: string, commit?: string): Promise<ReadRecipe[]> {
  const sources = commit === undefined ? workTree(root) : committed(root, commit);
  const entries = [...sources.files].filter((file) => RECIPE.test(file));
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: entries.map((file, index) => `export * as r${index} from "/${file}";`).join("\n"),
        resolveDir: root,
      },
      bundle: true,
      format: "esm",
      platform: "node",
      write: false,
      logLevel: "silent",
      plugins: [from(sources, root)],
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
    const modules: Record<string, Record<string, unknown>> = await import(
      `data:text/javascript;base64,${code}`
    );
    return entries.flatMap((file, index) =>
      Object.values(modules[`r${index}`] ?? {}).flatMap((each) => (isRecipe(each) ? { ...each, file } : [])),
    );
  } catch {
    return [];
  }
}

function isRecipe(value: unknown): value is ReadRecipe {
  return typeof value === "object" && value !== null && "component" in value;
}

function workTree(root: string): Sources {
  return { files: new Set(workTreeFiles(root)), read: (file) => readFile(join(root, file), "utf8") };
}

/**
 * Asks git only for the files that differ from the work tree, because a partial clone fetches each file from
 * its server.
 */
function committed(root: string, commit: string): Sources {
  const list = (...args: string[]) =>
    new Set(
      git(root, ...args)
        ?.split("\0")
        .filter(Boolean),
    );
  const differing = list("diff", "-z", "--name-only", "--no-renames", commit, "--", "src");
  const { read } = workTree(root);
  return {
    files: list("ls-tree", "-r", "-z", "--name-only", commit, "--", "src"),
    read: async (file) => (differing.has(file) ? (git(root, "show", `${commit}:${file}`) ?? "") : read(file)),
  };
}

/** Makes esbuild load the repository's modules from these sources, and packages as usual. */
function from({ files, read }: Sources, root: string): Plugin {
  return {
    name: "recipes",
    setup(bundler) {
      bundler.onResolve({ filter: /^[./]/ }, ({ path, importer, namespace }) => {
        if (namespace !== "recipes" && !path.startsWith("/src/")) return undefined;
        const file = path.startsWith("/") ? path.slice(1) : posix.join(posix.dirname(importer), path);
        const found = ["", ".ts", ".tsx", "/index.ts"]
          .map((end) => file + end)
          .find((each) => files.has(each));
        return found === undefined ? undefined : { path: found, namespace: "recipes" };
      });
      bundler.onLoad({ filter: /.*/, namespace: "recipes" }, async ({ path }) => ({
        contents: path === "src/lib/define-recipe.ts" ? NAMED : await read(path),
        loader: path.endsWith("x") ? "tsx" : "ts",
        resolveDir: root,
      }));
    },
  };
}
