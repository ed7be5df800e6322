import { getJestConfig } from "@storybook/test-runner";

const config = getJestConfig();
const playwright = config.testEnvironmentOptions["jest-playwright"];

/** The test runner's own configuration, except for the browser. */
export default {
  ...config,
  testEnvironmentOptions: {
    "jest-playwright": { ...playwright, launchOptions: JSON.parse(process.env.KERF_BENCH_LAUNCH) },
  },
};
