/** The engines that run the stories besides Chromium. */
export const engineNames = ["firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/**
 * The elements whose text has another width than in Chromium, as a selector. Firefox makes an `input` or `textarea`
 * without a width wider. WebKitGTK on Debian gives each glyph whole pixels.
 */
export const otherWidths: Record<EngineName, string> = { firefox: "input, textarea", webkit: "*" };

/** An open page of an engine, in a browser of its own: only one page of a browser has the focus. */
export interface EnginePage {
  /** The browser's name and version, for messages. */
  browser: string;
  open(url: string): Promise<void>;
  /** Calls a function of `window.kerfEngines` inside the page, and resolves to its result. */
  call(name: string, ...args: string[]): Promise<unknown>;
  /** Presses and releases the Shift key, as a person would. */
  pressShift(): Promise<void>;
  /** A picture of the viewport, as a PNG file. */
  screenshot(): Promise<Uint8Array>;
  /** Closes the page and its browser. */
  close(): Promise<void>;
}

/**
 * Opens a page whose clock is in a time zone. Neither engine lets a driver change the zone of an open page.
 *
 * `forPictures`: the page can take pictures. In WebKit, stories then take twice as long.
 */
export type OpenPage = (timeZone: string, forPictures?: boolean) => Promise<EnginePage>;
