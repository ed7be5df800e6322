import { join } from "node:path";
import { waitForPageReady } from "@storybook/test-runner";
import { toMatchImageSnapshot } from "jest-image-snapshot";

/** Visual tests as in the test runner's own recipe, with all defaults and the whole viewport. */
export default {
  setup: () => expect.extend({ toMatchImageSnapshot }),
  async postVisit(page, { id }) {
    await waitForPageReady(page);
    expect(await page.screenshot()).toMatchImageSnapshot({
      customSnapshotsDir: join(process.env.KERF_BENCH_FOLDER, "plain-baselines"),
      customSnapshotIdentifier: id,
    });
  },
};
