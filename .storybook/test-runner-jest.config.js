import { fileURLToPath } from "node:url";
import { getJestConfig } from "@storybook/test-runner";

const here = (path) => fileURLToPath(new URL(`../scripts/stories-test/${path}`, import.meta.url));

/** How `npm run test:stories` has the test runner run its specs. The parts say why. */
export default {
  ...getJestConfig(),
  runner: "jest-runner",
  testEnvironment: here("environment.mts"),
  testSequencer: here("sequencer.mts"),
  reporters: [here("reporter.mts")],
  setupFilesAfterEnv: process.env.KERF_STORY_RETRIES ? [here("retries.cjs")] : [],
  // The runner writes specs in plain JavaScript.
  transform: {},
  testTimeout: 60_000,
};
