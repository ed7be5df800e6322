import type { EngineName } from "./engine";

/** A story that fails in an engine for a reason that Kerf can't change. */
export interface KnownDifference {
  /** The story's id. */
  story: string;
  engines: readonly EngineName[];
  /** Why it fails: the engine's limit, not the story's error. */
  cause: string;
}

const wraps = "WebKitGTK on Debian gives glyphs whole pixels, so a text in this story wraps at another word.";
const breaks = "Firefox breaks a long path or address at other characters than Chromium does.";
const columns =
  "Chromium gives a table's columns whole pixels, Firefox doesn't, so a later column is off by 1 px or more.";

/** All known differences. The list may only shrink: a listed story that passes fails the proof. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    story: "behaviour-datetimepicker-forms--not-submitted",
    engines: ["firefox"],
    cause:
      "Firefox focuses an invalid control again only if the control lost focus after Firefox had shown the message. " +
      "The hidden control passes its focus on before. At the second submission, only the message shows.",
  },
  {
    story: "behaviour-choroplethmap--late-font",
    engines: ["webkit"],
    cause:
      "WebKit fires no event when a font that a script adds has loaded. Fonts of a stylesheet do, so sites aren't affected.",
  },
  { story: "components-dropdownmenu--content", engines: ["webkit"], cause: wraps },
  { story: "components-link--content", engines: ["webkit"], cause: wraps },
  { story: "components-link--content", engines: ["firefox"], cause: breaks },
  { story: "components-popover--content", engines: ["firefox"], cause: breaks },
  { story: "components-table--narrow", engines: ["firefox"], cause: columns },
  { story: "components-table--narrow-from-the-right", engines: ["firefox"], cause: columns },
  {
    story: "components-daterangepicker--in-a-dialog",
    engines: ["firefox"],
    cause: "The dates have thin spaces around their dash, which are wider in Firefox.",
  },
  {
    story: "components-dateinput--sizes",
    engines: ["firefox"],
    cause: "Firefox makes inputs without a width wider, so the last of these sizes wraps to a second row.",
  },
  { story: "components-switch--content", engines: ["webkit"], cause: wraps },
  {
    story: "components-field--extremes",
    engines: ["webkit"],
    cause: "The control of this story is a native checkbox, which is 4 px narrower in WebKitGTK.",
  },
  {
    story: "components-field--native-select",
    engines: ["firefox", "webkit"],
    cause:
      "The control is a native select, which is 2 px lower in Firefox and 8 px higher in WebKitGTK than in Chromium.",
  },
  {
    story: "components-textarea--sizes",
    engines: ["webkit"],
    cause:
      "Without a width, a native textarea leaves space for a scrollbar of 15 px in Chromium and of 20 px in WebKitGTK.",
  },
  {
    story: "components-timefield--languages",
    engines: ["webkit"],
    cause:
      "Debian's ICU is older than Chromium's: Bulgarian has a unit after the time, and Mexican Spanish 24 hours.",
  },
];
