/** Commas of other scripts. People type the one that their keyboard has. */
const commas = ",，、،";
/** Lines, and cells of a spreadsheet. They separate pasted tags with any `separators`. */
const always = "\\r\\n\\t\\u2028";

/** Matches a separator. A comma includes the commas of other scripts. */
export function separatorPattern(separators: readonly string[]): RegExp {
  const texts = separators.filter(Boolean).flatMap((each) => (each === "," ? [...commas] : [each]));
  return new RegExp([...texts.map(escapePattern), `[${always}]`].join("|"), "gu");
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The tags of a text, without the spaces around them. */
export function splitTags(text: string, pattern: RegExp): string[] {
  return text
    .split(pattern)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** The text after the last separator, which is still being typed. */
export function unfinishedText(text: string, pattern: RegExp): string {
  return text.split(pattern).at(-1) ?? "";
}

export function countSeparators(text: string, pattern: RegExp): number {
  return text.split(pattern).length - 1;
}

/** Joins texts that aren't tags yet, so that they are split again. */
export function joinTags(texts: readonly string[], separators: readonly string[]): string {
  const [separator = ","] = separators;
  return texts.join(separator.trim() ? `${separator} ` : separator);
}

/** The rules for texts that become tags. */
export interface TagRules {
  max: number | undefined;
  allowDuplicates: boolean | undefined;
  validate: ((tag: string) => string | undefined) | undefined;
}

/** A text that can't be a tag, and why: a message of `validate`, or a rule of the component. */
export interface RejectedTag {
  text: string;
  reason: "duplicate" | "full" | { message: string };
}

/** Separates texts that can be added to other tags from those that can't. */
export function admitTags(texts: readonly string[], others: readonly string[], rules: TagRules) {
  const known = new Set(others.map(tagKey));
  const accepted: string[] = [];
  const rejected: RejectedTag[] = [];
  const reasonOf = (text: string): RejectedTag["reason"] | undefined => {
    if (!rules.allowDuplicates && known.has(tagKey(text))) return "duplicate";
    const message = rules.validate?.(text);
    if (message) return { message };
    return others.length + accepted.length >= (rules.max ?? Number.POSITIVE_INFINITY) ? "full" : undefined;
  };
  for (const text of texts) {
    const reason = reasonOf(text);
    if (reason) rejected.push({ text, reason });
    else accepted.push(text);
    if (!reason) known.add(tagKey(text));
  }
  return { accepted, rejected };
}

/** Tags with the same key are duplicates. They may differ in case, and in how accents are encoded. */
export const tagKey = (tag: string): string => String(tag).normalize("NFC").toLowerCase();

/** The tags with one moved. A target beyond the ends is the end. */
export function moveTag(tags: readonly string[], from: number, to: number): string[] {
  const moved = tags.filter((_, index) => index !== from);
  moved.splice(Math.max(0, Math.min(moved.length, to)), 0, ...tags.slice(from, from + 1));
  return moved;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The number of tags before the point where one is dropped. The tags may be in several lines. */
export function dropPosition(
  boxes: readonly Box[],
  { x, y }: { x: number; y: number },
  isRtl: boolean,
): number {
  const position = boxes.findIndex(({ left, right, top, bottom }) => {
    const middle = (left + right) / 2;
    return y < top || (y <= bottom && (isRtl ? x > middle : x < middle));
  });
  return position < 0 ? boxes.length : position;
}

/** The index of a tag that is dropped at a position, counted without the tag itself. */
export const indexAfterDrop = (from: number, position: number): number =>
  position - (position > from ? 1 : 0);
