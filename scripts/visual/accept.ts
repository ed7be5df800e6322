import { decode, isSame } from "./image";
import type { Verdict } from "./judge";
import type { PictureFolder } from "./picture-folder";

/**
 * Makes a story's picture its baseline, or takes the baseline away where the story looks as in `light`. A file whose
 * pixels still hold is left as it is: only what changed shows in the commit.
 *
 * @param actual The picture, as a PNG file.
 */
export async function acceptPicture(
  baselines: PictureFolder,
  storyId: string,
  { mode, likeLight }: Pick<Verdict, "mode" | "likeLight">,
  actual: Buffer,
): Promise<void> {
  if (likeLight) return baselines.remove(storyId, mode);
  const stored = await baselines.read(storyId, mode);
  if (stored && isSame(decode(stored), decode(actual))) return;
  await baselines.write(storyId, mode, actual);
}
