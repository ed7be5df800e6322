import { readOptions } from "./options";
import { runStories } from "./run";

const options = readOptions(process.argv.slice(2));
const result = await runStories(options);
console.log(
  JSON.stringify(
    {
      ...result,
      stories: result.stories.length,
      chosen: result.chosen.length,
      records: result.records.filter((r) => r.failures.length).map((r) => [r.id, r.failures]),
      n: result.records.length,
      ms: result.records.reduce((a, r) => a + r.milliseconds, 0),
    },
    null,
    1,
  ).slice(0, 6000),
);
process.exit(result.exitCode);
