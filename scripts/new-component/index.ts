import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Option } from "@commander-js/extra-typings";
import { categories } from "../../src/catalog/types";
import { job } from "../lib/job";
import { filesOf } from "./files";
import { miniaturesFile, withListed, withMiniature } from "./miniature";
import { namesOf } from "./name";
import { withExport, withPinnedName } from "./public-exports";

const command = job(import.meta.url)
  .argument("<name>", "The name in kebab-case, such as date-picker.")
  .addOption(new Option("--category <name>", "The category.").choices(categories).default("Display" as const))
  .option("--description <text>", "The first sentence of its documentation.")
  .parse();

try {
  create();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function create(): void {
  const names = namesOf(command.processedArgs[0]);
  const { category, description = `A box for a ${names.kebab.replaceAll("-", " ")}.` } = command.opts();
  const folder = `src/components/${names.kebab}`;
  if (existsSync(folder))
    throw new Error(`${folder} exists already. Choose another name, or edit what is there.`);

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
Created ${names.pascal} in ${folder}. Next:
  npm start                                                    see it on the site
  npm run test:stories -- --stories ${names.pascal} --update   record its snapshots, then review them
  npm test                                                     run all checks`);
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
