import { job } from "../lib/job";
import { withStoryOptions } from "./options";
import { testStories } from "./test-stories";

const options = withStoryOptions(job(import.meta.url))
  .parse()
  .opts();
process.exitCode = await testStories(options).catch((error: Error) => {
  console.error(error.message);
  return 2;
});
