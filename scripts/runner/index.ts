import { readOptions } from "./options";
import { testStories } from "./test-stories";

process.exitCode = await testStories(readOptions()).catch((error: Error) => {
  console.error(error.message);
  return 2;
});
