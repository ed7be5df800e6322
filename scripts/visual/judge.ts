import { compare, decode, type Image, isSame } from "./image";
import { type Mode, modesLikeLight } from "./modes";
import type { PictureFolder } from "./picture-folder";
import { encode } from "./png";

/** What became of one picture. */
export interface Verdict {
  mode: Mode;
  /**
   * `same` as its baseline, or as `light` in a mode that needs none of its own; `changed`; `new`, with
   * nothing to compare it with; `accepted` as the baseline from now on.
   */
  outcome: "same" | "changed" | "new" | "accepted";
  /** What differs, in words. */
  message?: string;
}

interface Folders {
  /** What was approved. */
  baselines: PictureFolder;
  /** Where the pictures go that somebody has to look at. */
  review: PictureFolder;
}

/** Holds the pictures of one story against their baselines, or makes them the baselines. */
export class Judge {
  private light?: Image;

  constructor(
    private readonly storyId: string,
    private readonly folders: Folders,
    private readonly accept: boolean,
  ) {}

  /** To be asked about `light` first, since other modes may be told to look just like it. */
  async judge(mode: Mode, png: Buffer): Promise<Verdict> {
    const actual = decode(png);
    if (mode === "light") this.light = actual;
    const likeLight = modesLikeLight.includes(mode) && this.light !== undefined && isSame(actual, this.light);
    const stored = await this.folders.baselines.read(this.storyId, mode);
    if (this.accept) return this.accepted(mode, actual, stored, likeLight);
    if (!stored) return likeLight ? { mode, outcome: "same" } : this.unknown(mode, actual);
    const baseline = decode(stored);
    const difference = compare(baseline, actual);
    if (!difference) return { mode, outcome: "same" };
    await this.forReview(mode, { baseline, actual, diff: difference.picture });
    return { mode, outcome: "changed", message: inWords(difference.pixels, baseline, actual) };
  }

  private async accepted(
    mode: Mode,
    actual: Image,
    stored: Buffer | undefined,
    likeLight: boolean,
  ): Promise<Verdict> {
    if (likeLight) {
      if (stored) await this.folders.baselines.remove(this.storyId, mode);
      return { mode, outcome: stored ? "accepted" : "same" };
    }
    // A file whose pixels still hold is left as it is: only what changed shows in the commit.
    if (stored && isSame(decode(stored), actual)) return { mode, outcome: "same" };
    await this.folders.baselines.write(this.storyId, mode, encode(actual));
    return { mode, outcome: "accepted" };
  }

  private async unknown(mode: Mode, actual: Image): Promise<Verdict> {
    await this.forReview(mode, { actual });
    const message = modesLikeLight.includes(mode)
      ? "it does not look as in light, and has no baseline of its own"
      : "there is no baseline";
    return { mode, outcome: "new", message };
  }

  private async forReview(mode: Mode, pictures: Record<string, Image>): Promise<void> {
    for (const [role, image] of Object.entries(pictures)) {
      await this.folders.review.write(this.storyId, `${mode}.${role}`, encode(image));
    }
  }
}

function inWords(pixels: number, baseline: Image, actual: Image): string {
  const size = (image: Image) => `${image.width}×${image.height}`;
  const differing = `${pixels} ${pixels === 1 ? "pixel differs" : "pixels differ"}`;
  return size(baseline) === size(actual)
    ? differing
    : `size ${size(baseline)} became ${size(actual)}, ${differing}`;
}
