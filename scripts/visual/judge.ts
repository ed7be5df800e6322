import { compare, decode, hashOf, type Image, isSame } from "./image";
import { type Mode, modesLikeLight } from "./modes";
import type { PictureFolder } from "./picture-folder";
import { encode } from "./png";
import type { Region } from "./regions";

/** What became of one picture. */
export interface Verdict {
  mode: Mode;
  /**
   * `same` as its baseline, or as `light` in a mode that needs none of its own; `changed`; `new`, with
   * nothing to compare it with; `accepted` as the baseline from now on.
   */
  outcome: "same" | "changed" | "new" | "accepted";
  /** What all pictures with the same pixels have in common. */
  hash: string;
  /** Looks as in `light`, in a mode that then needs no baseline of its own. */
  likeLight?: true;
  /** What differs, in words. */
  message?: string;
  /** How many pixels differ, and where. */
  pixels?: number;
  regions?: Region[];
}

interface Folders {
  /** What was approved. */
  baselines: PictureFolder;
  /** Where the pictures go that somebody has to look at. */
  review: PictureFolder;
}

/** Holds the pictures of one story against their baselines. */
export class Judge {
  private light?: Image;

  constructor(
    private readonly storyId: string,
    private readonly folders: Folders,
  ) {}

  /** To be asked about `light` first, since other modes may be told to look just like it. */
  async judge(mode: Mode, png: Buffer): Promise<Verdict> {
    const actual = decode(png);
    if (mode === "light") this.light = actual;
    const likeLight = modesLikeLight.includes(mode) && this.light !== undefined && isSame(actual, this.light);
    const known = { mode, hash: hashOf(actual), ...(likeLight && { likeLight }) };
    const stored = await this.folders.baselines.read(this.storyId, mode);
    if (!stored) {
      return likeLight ? { ...known, outcome: "same" } : { ...known, ...(await this.unknown(mode, actual)) };
    }
    const baseline = decode(stored);
    const difference = compare(baseline, actual);
    if (!difference) return { ...known, outcome: "same" };
    const { pixels, regions, picture } = difference;
    await this.forReview(mode, { baseline, actual, diff: picture });
    return { ...known, outcome: "changed", message: inWords(pixels, baseline, actual), pixels, regions };
  }

  private async unknown(mode: Mode, actual: Image): Promise<Pick<Verdict, "outcome" | "message">> {
    await this.forReview(mode, { actual });
    const message = modesLikeLight.includes(mode)
      ? "it does not look as in light, and has no baseline of its own"
      : "there is no baseline";
    return { outcome: "new", message };
  }

  private async forReview(mode: Mode, pictures: Record<string, Image>): Promise<void> {
    for (const [role, image] of Object.entries(pictures)) {
      await this.folders.review.write(this.storyId, `${mode}.${role}`, encode(image));
    }
  }
}

/** Says of pictures no more than which they are: of those that are compared only with each other. */
export class Witness {
  async judge(mode: Mode, png: Buffer): Promise<Verdict> {
    return { mode, outcome: "same", hash: hashOf(decode(png)) };
  }
}

function inWords(pixels: number, baseline: Image, actual: Image): string {
  const size = (image: Image) => `${image.width}×${image.height}`;
  const differing = `${pixels} ${pixels === 1 ? "pixel differs" : "pixels differ"}`;
  return size(baseline) === size(actual)
    ? differing
    : `size ${size(baseline)} became ${size(actual)}, ${differing}`;
}
