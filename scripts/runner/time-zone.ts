import type { CDPSession, Page } from "playwright-core";

/** The time zone of stories without `parameters.timezone`. */
const home = "UTC";

/**
 * The time zone of a page, set with a command of the browser's protocol. A context's `timezoneId` is
 * permanent, and prevents other overrides.
 */
export class TimeZone {
  private now = "";

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<TimeZone> {
    const zone = new TimeZone(await page.context().newCDPSession(page));
    await zone.set(home);
    return zone;
  }

  /** Changes the zone from the page's next `Date` on. The browser rejects an unknown zone, and names it. */
  async set(timezoneId = home): Promise<void> {
    if (timezoneId === this.now) return;
    await this.session.send("Emulation.setTimezoneOverride", { timezoneId });
    this.now = timezoneId;
  }
}
