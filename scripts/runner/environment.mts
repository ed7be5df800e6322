// An .mts file, because Jest loads other files with require(). The hooks, which the test runner loads with
// import(), would then get a second copy of every module and its state.
import { getTestRunnerConfig, setupPage } from "@storybook/test-runner";
import { TestEnvironment } from "jest-environment-node";
import type { Session } from "./session";
import { borrowSession, renewSession, returnSession } from "./shared-browser";

/** The part of Jest's test events that is used here. */
interface TestEvent {
  name: string;
  test?: { errors: unknown[]; invocations: number };
}

/**
 * The environment of the test runner's specs. Like the runner's own environment and set-up file, it provides
 * browser, page and hooks, but once for each worker instead of once for each spec.
 */
export default class StoryEnvironment extends TestEnvironment {
  private session: Session | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    // Playwright reads the stack of each call. With Jest's source maps, which are set up for each spec, this
    // costs 20 ms of CPU more for each story than with Node's own.
    Reflect.deleteProperty(Error, "prepareStackTrace");
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbCollectCoverage: false,
      // For a story that navigated away, which the runner tries once more.
      __sbSetupPage: setupPage,
      jestPlaywright: { resetPage: async () => this.use(await renewSession()) },
    });
    this.use(await borrowSession());
    await this.open();
  }

  async handleTestEvent({ name, test }: TestEvent): Promise<void> {
    if (name === "test_start" && this.session?.spoilt) {
      // Also before a retry: if the page already showed the story, the retry would run nothing, and pass.
      this.use(await renewSession());
      await this.open();
    }
    if (name === "test_done" && test) {
      // Each is an error, or a pair of an error and another that only shows where the test was defined.
      const errors = test.errors.map((error) => (Array.isArray(error) ? (error[0] ?? error[1]) : error));
      await this.session?.end(errors, test.invocations);
    }
  }

  override async teardown(): Promise<void> {
    await this.session?.leave();
    returnSession();
    await super.teardown();
  }

  private use(session: Session): void {
    this.session = session;
    Object.assign(this.global, { page: session.page, context: session.page.context() });
  }

  /** Opens the preview, unless an earlier spec left it open. */
  private async open(): Promise<void> {
    if (!this.session || this.session.isOpen) return;
    await setupPage(this.session.page as never, this.session.page.context() as never);
    this.session.isOpen = true;
  }
}
