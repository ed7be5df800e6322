/** What the page and the machinery behind it agree on. It runs in Node and in the browser, and imports nothing but types. */
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
  /** A mode of the pictures; `tree` for what a screen reader is told. */
  mode: string;
  kind: Kind;
  /** What differs, in words. */
  message: string;
  /** Names the new pixels or lines; nothing where there are none any more. */
  hash?: string;
  /** It looks as in `light` now: to approve it is to need no baseline. */
  likeLight?: true;
  regions?: Region[];
  /** What differs, by element, if it is known. */
  details?: Detail[];
  /** The baseline, and what would replace it. */
  before?: Snapshot;
  after?: Snapshot;
  /** Why the baseline's picture can't be shown, if it can't. */
  missing?: string;
  /** Whether it was the same each time that it was taken; only then it can be approved. */
  certified: boolean;
}

/** What differs about an element. */
export interface Detail {
  /** The element's `data-slot`. */
  slot: string;
  /** A property of CSS; `text`, `size`, `position`; `element` if it came or went; `pixels` if nothing else is known. */
  property: string;
  before: string;
  after: string;
}

/** What stands beside a story's pictures. */
export interface StoryFacts {
  title: string;
  name: string;
  /** What it failed in, but for its looks. */
  failures: { layer: string; message: string }[];
  /** The accessibility tree, where it differs. */
  tree?: { before: string; after: string };
  /** What differs in the catalog about the components that the story needs. */
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
 * What somebody decided or wrote on a page without a server. It belongs to what the picture looks like, and not to the
 * run: it holds for each later run that finds the same.
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

/** What the page finds when it opens. */
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

/** Where a picture of a report lies, from the folder of the report. */
export function picturePath(storyId: string, mode: string, role: "baseline" | "actual" | "diff"): string {
  return `pictures/${storyId}/${mode}.${role}.png`;
}

/** The last part of a story's title: the component. */
export function componentOf({ title }: Pick<StoryFacts, "title">): string {
  return title.split("/").at(-1) ?? title;
}
