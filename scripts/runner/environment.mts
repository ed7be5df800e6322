// An .mts file, because Jest loads other files with require(). The hooks, which the test runner loads with
// import(), would then get a second copy of every module and its state.
import { getTestRunnerConfig } from "@storybook/test-runner";
import { TestEnvironment } from "jest-environment-node";
import { openSession, renewSession, returnSession, type Session } from "./session";

/** The part of Jest's test events that is used here. */
interface TestEvent {
  name: string;
  test?: { errors: unknown[] };
}

/**
 * The environment of the test runner's specs. Like the runner's own environment and set-up file, it provides
 * browser, page and hooks, but once for each worker instead of once for each spec.
 */
export default class StoryEnvironment extends TestEnvironment {
  private session: Session | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    // Playwright reads the stack of each call. With source maps, this would cost 20 ms of CPU for each story. Jest's own
    // are set up for each spec.
    process.setSourceMapsEnabled(false);
    Reflect.deleteProperty(Error, "prepareStackTrace");
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbCollectCoverage: false,
      // Called for a story that navigated away. The runner would then try it once more.
      jestPlaywright: {
        resetPage: async () => {
          await this.session?.leftPage();
          throw new Error("The story left its page.");
        },
      },
    });
    await this.use(await openSession());
  }

  async handleTestEvent({ name, test }: TestEvent): Promise<void> {
    if (name === "test_start" && (await this.session?.isUsedUp())) {
      // Also because a page that already showed a story would not render it again, and the story would pass.
      await this.session?.leave();
      await this.use(await renewSession());
    }
    if (name === "test_done" && test) {
      // Each is an error, or a pair of an error and another that only shows where the test was defined.
      await this.session?.end(
        test.errors.map((error) => (Array.isArray(error) ? (error[0] ?? error[1]) : error)),
      );
    }
  }

  override async teardown(): Promise<void> {
    await this.session?.leave();
    returnSession();
    await super.teardown();
  }

  private async use(session: Session): Promise<void> {
    this.session = session;
    Object.assign(this.global, { page: session.page, context: session.page.context() });
    await session.open();
  }
}
