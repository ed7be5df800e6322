import type { TestRunnerConfig } from "@storybook/test-runner";

// The process that starts Jest reads this file, too. It needs no session, which takes seconds to load.
const session = () => import("../scripts/runner/session");

/** The hooks that the test runner calls around each story. */
const hooks: TestRunnerConfig = {
  async prepare({ page }) {
    // Not the folder: the dev server's runner can't import one.
    const { openPreview } = await import("../scripts/visual/index");
    await openPreview(page, process.env.TARGET_URL ?? "");
  },
  preVisit: async (page, story) => (await session()).Session.of(page).begin(story),
  async postVisit(page, { hasFailure }) {
    if (!hasFailure) await (await session()).Session.of(page).examine();
  },
};
export default hooks;
