import type { TestRunnerConfig } from "@storybook/test-runner";
import { openPreview } from "../visual/capture/prepare-page";
import { fromEnvironment } from "./run-settings";
import { Session } from "./session";

/** The hooks that the test runner calls around each story. `.storybook/test-runner.ts` only exports them. */
export const hooks: TestRunnerConfig = {
  prepare: ({ page }) =>
    openPreview(page, process.env.TARGET_URL ?? "", fromEnvironment().rtl ? { direction: "rtl" } : {}),
  preVisit: (page, story) => Session.of(page).begin(story),
  async postVisit(page, { hasFailure }) {
    if (!hasFailure) await Session.of(page).examine();
  },
};
