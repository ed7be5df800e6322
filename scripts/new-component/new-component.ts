import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Option } from "@commander-js/extra-typings";
import { type Category, categories } from "../../src/catalog/types";
import { job } from "../lib/job";
import { camelCase, pascalCase } from "../lib/names";

const command = job(import.meta.url)
  .argument("<name>", "The name in kebab-case, such as date-picker.")
  .addOption(new Option("--category <name>", "The category.").choices(categories).default("Display" as const))
  .option("--description <text>", "The first sentence of its documentation.")
  .parse();

/** On Windows, only a shell starts npm and npx. */
const npm = { stdio: "inherit", shell: process.platform === "win32" } as const;

const miniatures = "stories/start/miniatures";

try {
  create();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function create(): void {
  const [kebab] = command.processedArgs;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`"${kebab}" is not a name in kebab-case, such as date-picker.`);
  const Pascal = pascalCase(kebab);
  const { category, description = `A box for the content of a ${kebab.replaceAll("-", " ")}.` } =
    command.opts();
  // It would end the comment that it is written to.
  if (/\*\/|\n|^@/.test(description)) throw new Error("--description must be one line of plain text.");
  const folder = `src/components/${kebab}`;
  if (existsSync(folder))
    throw new Error(`${folder} exists already. Choose another name, or edit what is there.`);

  mkdirSync(folder);
  const values: Record<string, string> = { kebab, Pascal, camel: camelCase(Pascal), category, description };
  const templates = new URL("templates/", import.meta.url);
  for (const name of readdirSync(templates)) {
    const text = readFileSync(new URL(name, templates), "utf8");
    writeFileSync(
      `${folder}/${name.replace("component", kebab).replace(/\.txt$/, "")}`,
      text.replace(/\{\{(\w+)\}\}/g, (found, key) => values[key] ?? found),
    );
  }
  insertSorted(
    "src/index.ts",
    /from "\.\/components\/([^"]+)";$/,
    kebab,
    `export * from "./components/${kebab}";`,
  );
  insertSorted("src/index.test.ts", /^ {4}"(\w+)",$/, Pascal, `    "${Pascal}",`);
  addMiniature(category, Pascal);
  const written = [folder, "src/index.ts", miniatures];
  execFileSync("npx", ["biome", "check", "--write", ...written], npm);
  execFileSync("npm", ["run", "--silent", "catalog"], npm);
  console.log(`
Created ${Pascal} in ${folder}. Next:
  npm start                                             see it on the site
  npm run test:stories -- --stories ${Pascal} --update   record its snapshots, then review them
  npm test                                              run all checks`);
}

/** Inserts a line before the first line whose name is greater. */
function insertSorted(file: string, pattern: RegExp, name: string, line: string): void {
  const lines = readFileSync(file, "utf8").split("\n");
  const named = lines.flatMap((text, index) => {
    const other = pattern.exec(text)?.[1];
    return other === undefined ? [] : [{ other, index }];
  });
  const at = named.find(({ other }) => other > name)?.index ?? (named.at(-1)?.index ?? 0) + 1;
  writeFileSync(file, lines.toSpliced(at, 0, line).join("\n"));
}

/** Adds a drawing for the landing page that shows the component with its example text. */
function addMiniature(category: Category, name: string): void {
  const files: Partial<Record<Category, string>> = {
    Action: "inputs",
    Input: "inputs",
    Overlay: "overlays",
    Navigation: "navigation",
    Layout: "layout",
  };
  const file = files[category] ?? "display";
  const list = new RegExp(`import\\("\\./${file}"\\),\\s*\\[`);
  replace(`${miniatures}/miniatures.tsx`, list, (found) => `${found}"${name}", `);
  replace(
    `${miniatures}/${file}.tsx`,
    /,?\s*\} from "@kerf\/react";/,
    () => `, ${name} } from "@kerf/react";`,
  );
  replace(
    `${miniatures}/${file}.tsx`,
    /\};\s*$/,
    () => `  ${name}: () => <${name}>Four of five</${name}>,\n};\n`,
  );
}

function replace(path: string, pattern: RegExp, by: (found: string) => string): void {
  const text = readFileSync(path, "utf8");
  if (!pattern.test(text)) throw new Error(`Can't add the miniature to ${path}: ${pattern} isn't found.`);
  writeFileSync(path, text.replace(pattern, by));
}
