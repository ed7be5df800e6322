import type { Snapshot } from "../baselines/picture";
import type { Box } from "../capture/layout";

/** The report, as `report.json` contains it. This module runs in Node and in the browser, and imports only types. */

/** Increase it if the page can't show reports of earlier versions. */
export const reportVersion = 5;

/** The results of one story run that need a review. */
export interface Report {
  version: typeof reportVersion;
  created: string;
  /** How many pictures the run took, and how many stories it ran. */
  pictures: number;
  stories: number;
  changes: Change[];
  /** Facts about the stories that have changes, by story id. */
  facts: Record<string, StoryFacts>;
  /** The design tokens that changed. */
  tokens: TokenChange[];
}

export const kinds = ["changed", "new", "removed"] as const;

/** A picture or an accessibility tree that differs from its baseline, or that is new or removed. */
export interface Change {
  /** `<story-id>/<mode>`. */
  key: string;
  storyId: string;
  /** A mode of the pictures, or `tree` for the accessibility tree. */
  mode: string;
  kind: (typeof kinds)[number];
  /** The differences, in words. */
  message: string;
  /** Set if it was not the same when the story was rendered again. It can't be approved. */
  unstable?: true;
  /** Set if it now looks the same as in `light`. Approving it removes its baseline. */
  likeLight?: true;
  regions?: Box[];
  /** The differences by element, if known. */
  details?: Detail[];
  /** The baseline, and the snapshot that replaces it on approval. */
  before?: Snapshot;
  after?: Snapshot;
  /** The accessibility tree of the baseline, and the one that replaces it on approval. */
  tree?: { before?: string; after: string };
  /** Why the baseline's picture can't be shown, if it can't. */
  missing?: string;
}

/** One difference of an element. */
export interface Detail {
  /** The element's `data-slot`. */
  slot: string;
  /**
   * A CSS property, or `text`, `size`, `position`, `element` if it was added or removed, or `pixels` if nothing else is
   * known.
   */
  property: string;
  before: string;
  after: string;
}

/** The facts shown next to a story's pictures. */
export interface StoryFacts {
  title: string;
  name: string;
  /** The changed files that the story depends on, the likeliest cause first. */
  sources: string[];
}

/** A design token whose value changed. */
export interface TokenChange {
  /** The custom property: `--kerf-accent`. */
  name: string;
  /** Its values before and after, in each theme in which they differ. Empty if it was added or removed. */
  values: { before: string; after: string }[];
}

/** The data that the page opens with. */
export interface Opening {
  report: Report;
  /** Keys of the changes that are approved already. */
  approved: string[];
  /** Whether a server writes baselines. A page without a server only shows the changes. */
  writable: boolean;
}

/** The pictures of a change. */
export const pictureRoles = ["baseline", "actual", "diff"] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** The path of a picture, relative to the report's folder. */
export function picturePath(storyId: string, mode: string, role: PictureRole): string {
  return `pictures/${storyId}/${mode}.${role}.png`;
}

/** The component that a story is about: the last part of its title. */
export function componentIn({ facts }: Pick<Report, "facts">, { storyId }: Pick<Change, "storyId">): string {
  const title = facts[storyId]?.title ?? storyId;
  return title.split("/").at(-1) ?? title;
}

/** A number with its noun: `1 story`, `2,000 stories`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** The first names of a list, and the number of the others: `Badge, Button and 3 more`. */
export function listed(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
