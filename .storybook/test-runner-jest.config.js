import { fileURLToPath } from "node:url";
import { getJestConfig } from "@storybook/test-runner";

const inRunner = (path) => fileURLToPath(new URL(`../scripts/runner/${path}`, import.meta.url));

/** How `npm run test:stories` has the test runner run its specs. The parts say why. */
export default {
  ...getJestConfig(),
  runner: "jest-runner",
  testEnvironment: inRunner("environment.mts"),
  testSequencer: inRunner("sequencer.mts"),
  reporters: [inRunner("reporter.mts")],
  setupFilesAfterEnv: [],
  // The runner writes specs in plain JavaScript.
  transform: {},
  // A story of Catalog renders its component in some hundred ways, which on a busy machine takes more than a minute.
  testTimeout: 180_000,
};
