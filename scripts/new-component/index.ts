/**
 * npm run new-component -- rating [--category Input] [--description "Takes a vote of one to five stars."]
 *
 * Writes the files of a component that passes every check, adds it to the package's exports and the landing
 * page, and updates the catalog. Nothing is written if the name is invalid or taken.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { categories } from "../../src/catalog/types";
import { filesOf } from "./files";
import { miniaturesFile, withListed, withMiniature } from "./miniature";
import { namesOf } from "./name";
import { withExport, withPinnedName } from "./public-exports";

try {
  create();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function create(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { category: { type: "string" }, description: { type: "string" } },
  });
  const names = namesOf(positionals[0] ?? "");
  const named = values.category ?? "Display";
  const category = categories.find((each) => each === named);
  if (!category) throw new Error(`"${named}" is not a category. Categories: ${categories.join(", ")}.`);
  const folder = `src/components/${names.kebab}`;
  if (existsSync(folder))
    throw new Error(`${folder} exists already. Choose another name, or edit what is there.`);
  const description = values.description ?? `Holds a ${names.kebab.replaceAll("-", " ")} in a quiet frame.`;

  const files = filesOf({ ...names, category, description });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  rewrite("src/index.ts", (text) => withExport(text, names.kebab));
  rewrite("src/index.test.ts", (text) => withPinnedName(text, names.pascal));
  const miniatures = "stories/start/miniatures";
  const file = miniaturesFile(category);
  rewrite(`${miniatures}/index.tsx`, (text) => withListed(text, file, names.pascal));
  rewrite(`${miniatures}/${file}.tsx`, (text) => withMiniature(text, names.pascal));
  execFileSync("npx", ["biome", "check", "--write", folder, "src/index.ts", miniatures], {
    stdio: "inherit",
  });
  execFileSync("npm", ["run", "--silent", "catalog"], { stdio: "inherit" });
  console.log(`
${names.pascal} lies in ${folder}. Next:
  npm start                                                    see it on the site
  npm run test:stories -- --stories ${names.pascal} --update   take its pictures, then look at them
  npm test                                                     prove it`);
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
