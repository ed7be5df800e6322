/**
 * npm run prove -- snippets: all code that the built site lets people copy compiles against the built package, renders
 * without a word in the console or a violation of axe, and looks as the story that it was copied from. Ends with 1
 * where one does not.
 */
import { parseArgs } from "node:util";
import { printFacts } from "../report";
import { snippetFacts } from "./facts";

const usage = `npm run prove -- snippets [options]

  --stories PATTERN  only snippets of stories whose id matches this regular expression
  --site DIR         take this built Storybook in place of building one
  --types            only compile them, and show none
  --list             print the snippets, and check nothing`;

const { values } = parseArgs({
  options: {
    stories: { type: "string" },
    site: { type: "string" },
    types: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else {
  const { stories, ...options } = values;
  printFacts(await snippetFacts({ ...options, stories: stories ? new RegExp(stories, "i") : /(?:)/ }));
}
