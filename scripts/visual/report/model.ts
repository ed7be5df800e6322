/**
 * The interface between the page and the server. This module runs in Node and in the browser, and imports
 * only types.
 */
import type { CatalogChange } from "../../../src/catalog/compare";
import type { Snapshot } from "../baselines/snapshot";
import type { Region } from "../capture/regions";

/** The report format's version. Increase it if the page can't show reports of earlier versions. */
export const reportVersion = 2;

/** The results of one story run that need a review. */
export interface Report {
  version: typeof reportVersion;
  /** Identifies the report by its changes. Decisions belong to one report. */
  id: string;
  created: string;
  browser: string;
  /** How many shots the run took, and how many stories it ran. */
  shots: number;
  stories: number;
  changes: Change[];
  /** Facts about the stories that have changes, by story id. */
  facts: Record<string, StoryFacts>;
  /** Git diffs of source files, by the names in `Source.patch`. */
  patches: Record<string, string>;
  /** Changed tokens and recipe values, by the names in `StoryFacts.causes`. */
  causes: Record<string, Cause>;
  flakes: Flake[];
}

export const kinds = ["changed", "new", "removed"] as const;
export type Kind = (typeof kinds)[number];

/** A picture or an accessibility tree that differs from its baseline, or that is new or removed. */
export interface Change {
  /** `<story-id>/<mode>`. */
  key: string;
  storyId: string;
  /** A mode of the pictures, or `tree` for the accessibility tree. */
  mode: string;
  kind: Kind;
  /** The differences, in words. */
  message: string;
  /** The hash of the new pixels or lines. Undefined if they were removed. */
  hash?: string;
  /** Set if it now looks the same as in `light`. Approving it removes its baseline. */
  likeLight?: true;
  regions?: Region[];
  /** The differences by element, if known. */
  details?: Detail[];
  /** The baseline, and the snapshot that replaces it on approval. */
  before?: Snapshot;
  after?: Snapshot;
  /** Why the baseline's picture can't be shown, if it can't. */
  missing?: string;
  /** Whether repeated runs gave the same result. Only a certified change can be approved. */
  certified: boolean;
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
  /** The story's failures, except differing pictures and accessibility trees. */
  failures: { layer: string; message: string }[];
  /** The accessibility tree before and after, if it differs. */
  tree?: { before: string; after: string };
  /** The catalog's changes to the components that the story uses. */
  catalog: CatalogChange[];
  /** The names of the changed tokens and recipe values that the story uses, the latest first. */
  causes: string[];
  /** The story's dependencies that have changed since its baseline was recorded, likeliest cause first. */
  sources: Source[];
}

/** When something changed: since the last commit, on the branch, or earlier but after the baseline. */
export type Origin = "uncommitted" | "branch" | "older";

/** A changed token or recipe value, which may be why pictures differ. */
export interface Cause {
  kind: "token" | "recipe";
  /** `--kerf-accent`, or `Button variant=primary`. */
  name: string;
  /** The recipe's module. */
  file?: string;
  /** The old value, or the removed classes. */
  before: string;
  /** The new value, or the added classes. */
  after: string;
  /** A token's value before and after, in each theme in which it differs. */
  values?: [before: string, after: string][];
  origin: Origin;
}

export interface Source {
  file: string;
  origin: Origin;
  /** The chain of modules from the file to the story. */
  way: string[];
  /** The name of its diff in `Report.patches`. Undefined if the diff is empty, or too long for the page. */
  patch?: string;
}

/** A shot that gave different pictures, although nothing had changed. */
export interface Flake {
  shot: string;
  /** When it was last seen to differ. */
  when: string;
  /** The hashes of its pictures, in order. */
  hashes: string[];
}

export type Decision = "approved" | "rejected";
export type Decisions = Record<string, Decision>;

/** Comments, by the keys of changes. */
export type Comments = Record<string, string>;

/**
 * A decision or a comment made on a page without a server. It belongs to the pixels instead of the run, so it
 * applies to each later run that finds the same pixels.
 */
export interface Mark {
  key: string;
  /** Undefined for a change without a new picture. */
  hash?: string;
  decision?: Decision;
  comment?: string;
  /** Whether the change was taken out of its group. */
  ungrouped?: boolean;
}

/** The data that the page opens with. */
export interface Opening {
  report: Report;
  decisions: Decisions;
  comments: Comments;
  /** Keys of the changes that were taken out of their groups. */
  ungrouped: string[];
  /** The URL of a story in a Storybook, without the story's id at the end. */
  storybook: string;
  /** Whether a server writes baselines. A page without a server only keeps marks. */
  writable: boolean;
}

/** The path of a picture, relative to the report's folder. */
export function picturePath(storyId: string, mode: string, role: "baseline" | "actual" | "diff"): string {
  return `pictures/${storyId}/${mode}.${role}.png`;
}

/** The last part of a story's title: the component. */
export function componentOf({ title }: Pick<StoryFacts, "title">): string {
  return title.split("/").at(-1) ?? title;
}
