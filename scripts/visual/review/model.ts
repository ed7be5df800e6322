/** The interface between the page and the server. It runs in Node and in the browser, and imports only types. */
import type { CatalogChange } from "../../../src/catalog/compare";
import type { Region } from "../snapshots/regions";
import type { Snapshot } from "../snapshots/snapshot";

/** Raised when a page can't show what an earlier run left. */
export const reportVersion = 2;

/** Everything that one run of the stories leaves to be looked at. */
export interface Report {
  version: typeof reportVersion;
  /** Tells this run from any other: decisions belong to one run. */
  id: string;
  created: string;
  browser: string;
  /** How many shots the run took, of how many stories. */
  shots: number;
  stories: number;
  changes: Change[];
  /** Facts of the stories that have changes, by id. */
  facts: Record<string, StoryFacts>;
  /** Differences of files, as git tells them, by the names that facts have for them. */
  patches: Record<string, string>;
  /** Changed tokens and values of recipes, by the names that facts have for them. */
  causes: Record<string, Cause>;
  flakes: Flake[];
}

export const kinds = ["changed", "new", "removed"] as const;
export type Kind = (typeof kinds)[number];

/** One picture, or one accessibility tree, that is not as it was approved. */
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
  /** It looks as in `light` now: to approve it is to need no baseline. */
  likeLight?: true;
  regions?: Region[];
  /** The differences by element, if known. */
  details?: Detail[];
  /** The baseline, and what would replace it. */
  before?: Snapshot;
  after?: Snapshot;
  /** Why the baseline's picture can't be shown, if it can't. */
  missing?: string;
  /** Whether it was the same each time that it was taken; only then it can be approved. */
  certified: boolean;
}

/** The differences of an element. */
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

/** The facts beside a story's pictures. */
export interface StoryFacts {
  title: string;
  name: string;
  /** Its failures, except pictures. */
  failures: { layer: string; message: string }[];
  /** The accessibility tree, where it differs. */
  tree?: { before: string; after: string };
  /** The catalog's differences for the components that the story uses. */
  catalog: CatalogChange[];
  /** Names of the changed tokens and values of recipes that the story uses, the latest first. */
  causes: string[];
  /** The files that the story needs and that are not as they were when its baseline was made, the likeliest cause first. */
  sources: Source[];
}

/** When something changed: since the last commit, since the branch began, or before, but after the baseline. */
export type Origin = "uncommitted" | "branch" | "older";

/** A change that has a name of its own, and may be why pictures differ. */
export interface Cause {
  kind: "token" | "recipe";
  /** `--kerf-accent`, or `Button variant=primary`. */
  name: string;
  /** The recipe's module. */
  file?: string;
  /** The value, or the classes that went. */
  before: string;
  /** The value, or the classes that came. */
  after: string;
  /** A token's value before and after, in each theme in which it differs. */
  values?: [before: string, after: string][];
  origin: Origin;
}

export interface Source {
  file: string;
  origin: Origin;
  /** The way from the file to the story. */
  way: string[];
  /** The name of its difference in the report's `patches`; nothing where that would be too long to read here. */
  patch?: string;
}

/** A shot that was once like this and once like that, while nothing had changed. */
export interface Flake {
  shot: string;
  /** When it was last seen to differ. */
  when: string;
  /** How it came out, in order. */
  hashes: string[];
}

export type Decision = "approved" | "rejected";
export type Decisions = Record<string, Decision>;

/** Comments, by the keys of changes. */
export type Comments = Record<string, string>;

/**
 * Decisions and comments made on a page without a server. They belong to the pixels instead of the run, so they hold
 * for each later run that finds the same.
 */
export interface Mark {
  key: string;
  /** Nothing for a change that has no new picture. */
  hash?: string;
  decision?: Decision;
  comment?: string;
  /** Whether it was taken out of its group. */
  ungrouped?: boolean;
}

/** The data that the page opens with. */
export interface Opening {
  report: Report;
  decisions: Decisions;
  comments: Comments;
  /** Keys of the changes that were taken out of their groups. */
  ungrouped: string[];
  /** The address of a Storybook with the stories. */
  storybook: string;
  /** Whether there is a server that writes baselines; a page in a folder only keeps marks. */
  writable: boolean;
}

/** The path of a report's picture, from the folder of the report. */
export function picturePath(storyId: string, mode: string, role: "baseline" | "actual" | "diff"): string {
  return `pictures/${storyId}/${mode}.${role}.png`;
}

/** The last part of a story's title: the component. */
export function componentOf({ title }: Pick<StoryFacts, "title">): string {
  return title.split("/").at(-1) ?? title;
}
