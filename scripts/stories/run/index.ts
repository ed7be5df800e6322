/** npm run test:stories: interaction, accessibility and pixels of every story, in the pinned browser. */
import { readOptions, usage } from "./options";
import { testStories } from "./test-stories";

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return 2;
});

async function main(args: string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  return testStories(readOptions(args));
}
