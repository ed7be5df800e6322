import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { writeFileAtomically } from "../../lib/files";
import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { bundle, createConsumer } from "../../package/installed";
import { report } from "../report";
import data from "./budgets.json";

/**
 * In KiB. Each is the figure of the best styled library when it was set, or of the unstyled primitive that it builds on
 * plus 4. Form controls have 0.3 to 1.9 more, because they follow resets,
 * changes before hydration, input methods and autofill.
 */
const budgets: Record<string, number> = data;
/** The sizes that the site shows: KiB by component. */
const SIZES = ".storybook/docs/sizes.json";
/** How far they may be off in KiB, so that small changes don't require new ones. */
const TOLERANCE = 0.1;

const { gate, write, why } = job(import.meta.url)
  .option("--gate", "Exit with 1 if a budget is exceeded, or a size on the site is stale.")
  .option("--write", "Record the sizes for the site.")
  .option("--why <name>", "List the modules in the size of this component.")
  .parse()
  .opts();

const { folder, installed, remove } = await createConsumer();
const bundleOf = (name: string) => bundle(folder, `export { ${name} } from "@kerf/react";`);
try {
  if (why) {
    for (const [id, bytes] of (await bundleOf(why)).modules)
      console.log(`${bytes} bytes, not minified: ${id.replace(folder, "").replace(/^.*node_modules\//, "")}`);
  } else await compare();
} finally {
  await remove();
}

async function compare(): Promise<void> {
  const catalog = JSON.parse(await readFile(`${installed}/dist/catalog.json`, "utf8"));
  const sizes: Record<string, number> = {};
  for (const name of Object.keys(catalog.components).sort())
    sizes[name] = (await bundleOf(name)).bytes / 1024;
  const stylesheets: Record<string, number> = {};
  for (const file of Object.keys(budgets).filter((name) => name.endsWith(".css")))
    stylesheets[file] = gzipSync(await readFile(`${installed}/dist/${file}`), { level: 9 }).length / 1024;
  console.log("Imported from the root, minified and gzipped, without React and the stylesheet's fonts.");
  report(
    Object.entries({ ...sizes, ...stylesheets }).map(([name, KiB]) => {
      const { [name]: budget } = budgets;
      return { name, figures: { KiB, budget }, isOver: budget !== undefined && KiB > budget };
    }),
    gate,
    " `npm run bench -- size --why NAME` lists what is in it.",
  );

  if (write) {
    const rounded = Object.entries(sizes).map(([name, size]) => [name, Number(size.toFixed(1))]);
    const text = `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`;
    await writeFileAtomically(`${root}/${SIZES}`, text);
  }
  const recorded: Record<string, number> = JSON.parse(await readFile(`${root}/${SIZES}`, "utf8"));
  const stale = Object.keys({ ...sizes, ...recorded }).filter(
    (name) => !(Math.abs((sizes[name] ?? Number.NaN) - (recorded[name] ?? Number.NaN)) <= TOLERANCE),
  );
  if (stale.length === 0) return;
  console.error(`Stale in ${SIZES}: ${stale.join(", ")}. Run \`npm run bench -- size --write\`.`);
  if (gate) process.exitCode = 1;
}
