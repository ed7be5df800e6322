/** The process that runs stories of the dev server, with the checks of `npm run test:stories`: `worker.ts <URL>`. */
import { resolve } from "node:path";
import { findBrowser } from "../../../scripts/lib/browser";
import type { RunSettings } from "../../../scripts/runner/settings";
import { StoryPage } from "../../../scripts/runner/story-page";
import type { WorkerAnswer, WorkerRequest } from "./story-queue";

const page = new StoryPage(process.argv[2] ?? "");
// Not awaited here, because a message that arrives before its listener is lost.
const settings = findBrowser().then(
  ({ pinned }): RunSettings => ({
    baselines: resolve("stories/baselines"),
    out: resolve(".cache/story-status"),
    store: resolve(".cache/snapshots"),
    pictures: pinned,
    update: false,
  }),
);

async function answer({ story, isStale }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (isStale) page.reload();
    const { failures, pictures, axe } = await page.run(story, await settings);
    const text = `Passed. Matching pictures: ${pictures.length}.${axe ? "" : " axe is turned off for this story."}`;
    const reasons = failures.map(({ kind, message }) => `${kind}: ${message}`);
    return { passed: failures.length === 0, text: reasons.join("\n\n") || text };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", async (request: WorkerRequest) => process.send?.(await answer(request)));
// Playwright closes the browser on SIGTERM, but leaves the process running.
for (const end of ["disconnect", "SIGTERM"]) process.on(end, () => process.exit());
