import { job } from "../../lib/job";
import { root } from "../../lib/paths";
import { enforce, table } from "../../lib/table";
import { createConsumer } from "../../package/build/consumer";
import { bundle } from "../bundle";
import { peerSizes } from "../peers/sizes";
import { KnownSizes } from "./known-sizes";
import { componentSizes, stylesheetSize } from "./measure";
import { readSizes, SIZES, staleSizes, writeSizes } from "./recorded";
import { sizeTable } from "./report";

const values = job(import.meta.url)
  .option("--gate", "Exit with 1 if a budget is exceeded, or a size on the site is stale.")
  .option("--write", "Record the sizes for the site.")
  .option("--reuse", "Reuse the known sizes of unchanged components.", false)
  .option("--why <name>", "List the modules in the size of this component.")
  .option("--peers", "Download published libraries, and measure them in the same run.")
  .parse()
  .opts();

const consumer = await createConsumer();
try {
  if (values.why) await explain(values.why);
  else await compare();
} finally {
  await consumer.remove();
}

async function compare(): Promise<void> {
  const known = KnownSizes.open(root, values.reuse);
  const sizes = await componentSizes(consumer, known);
  const { text, over } = sizeTable([...sizes, await stylesheetSize(consumer)]);
  console.log(`${text}\n\nMinified and gzipped, without React and the stylesheet's fonts.`);
  if (known?.taken) console.log(`${known.taken} of ${sizes.length} known from an earlier run.`);
  if (values.peers) console.log(`\n${await peerSizes(sizes)}`);
  if (values.write) await writeSizes(sizes);
  const stale = staleSizes(sizes, await readSizes());
  if (stale.length > 0) {
    console.error(`Stale in ${SIZES}: ${stale.join(", ")}. Run \`npm run bench -- size --write\`.`);
    if (values.gate) process.exitCode = 1;
  }
  enforce(over, values.gate, " `npm run bench -- size --why NAME` lists what is in it.");
}

async function explain(name: string): Promise<void> {
  const { modules } = await bundle(consumer, `export { ${name} } from "@kerf/react";`);
  const short = (id: string) => id.replace(consumer.folder, "").replace(/^.*node_modules\//, "");
  console.log(
    table(
      ["module", "bytes, not minified"],
      modules.map(([id, bytes]) => [short(id), String(bytes)]),
    ),
  );
}
