import type { CDPSession, Page } from "playwright-core";

/** Where stories are that do not say it by `parameters.timezone`. */
const home = "UTC";

/**
 * The time zone of a page. It is set by the protocol's own command, since a context's `timezoneId` holds for good,
 * and while it does nobody else may set another.
 */
export class TimeZone {
  private now = "";

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<TimeZone> {
    const zone = new TimeZone(await page.context().newCDPSession(page));
    await zone.set(home);
    return zone;
  }

  /** Moves the page, from its next `Date` on. An unknown zone is refused by the browser, with its name. */
  async set(timezoneId = home): Promise<void> {
    if (timezoneId === this.now) return;
    await this.session.send("Emulation.setTimezoneOverride", { timezoneId });
    this.now = timezoneId;
  }
}
