import { job, pattern } from "../../../lib/job";
import { printFacts } from "../report";
import { snippetFacts } from "./facts";

const { stories = /(?:)/, ...options } = job(import.meta.url)
  .option("--stories <pattern>", "Only snippets of stories whose id matches.", pattern)
  .option("--site <dir>", "Use this built Storybook instead of building one.")
  .option("--types", "Only compile the snippets, and check them against the catalog.", false)
  .option("--list", "Only print the snippets.", false)
  .parse()
  .opts();

printFacts(await snippetFacts({ ...options, stories }));
