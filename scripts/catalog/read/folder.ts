import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "ts-morph";
import { pascalCase } from "../../lib/names";
import type { Gaps } from "./gaps";
import type { Source } from "./source";

/** The files of a component, by purpose. */
export interface ComponentFolder {
  /** The component's public name. */
  name: string;
  path: string;
  index: SourceFile;
  recipes: SourceFile[];
  examples: SourceFile[];
  guide: SourceFile | undefined;
  /** Markup and behavior. */
  code: SourceFile[];
}

/** Finds the components. Each folder contains one component, and is named after it. */
export function findComponents(source: Source, gaps: Gaps): ComponentFolder[] {
  return readdirSync(source.paths.components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((folder) => {
      const path = join(source.paths.components, folder);
      if (!existsSync(join(path, "index.ts"))) {
        gaps.add(
          { file: path },
          `The folder has no index.ts.`,
          `Add one that exports ${pascalCase(folder)} and its props type, or remove the folder.`,
        );
        return [];
      }
      return [readFolder(pascalCase(folder), path, source)];
    });
}

function readFolder(name: string, path: string, source: Source): ComponentFolder {
  const files = readdirSync(path)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|fixture|test|test-d)\.tsx?$/.test(file))
    .sort();
  const ending = (end: RegExp) =>
    files
      .filter((file) => end.test(file))
      .map((file) => source.project.addSourceFileAtPath(join(path, file)));
  return {
    name,
    path,
    index: source.project.addSourceFileAtPath(join(path, "index.ts")),
    recipes: ending(/\.recipe\.ts$/),
    examples: ending(/\.examples\.tsx$/),
    guide: ending(/\.guide\.ts$/)[0],
    code: ending(/^(?!.*\.(recipe|examples|guide)\.)/).filter((file) => file.getBaseName() !== "index.ts"),
  };
}
