import { modeNames } from "../capture/modes";
import { readReport, reviewPictures } from "./report-file";
import { type Change, type PictureRole, picturePath, type Report } from "./report-format";

/** The maximum size of a picture in bytes. */
const LARGEST_PICTURE = 1_000_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A part of a path or URL, without characters that could make it point elsewhere. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,199}$/;

/**
 * Reads the report of a run that may come from a fork.
 *
 * @param run The folder of the run's artifact.
 * @throws if a value that becomes part of a path, a URL, a baseline or plain text isn't what this project writes.
 */
export async function readForeignReport(run: { out: string }): Promise<Report> {
  const report = await readReport(run);
  const { changes, pictures, stories } = report;
  const isValid =
    [pictures, stories].every(Number.isSafeInteger) && Array.isArray(changes) && changes.every(isValidChange);
  if (isValid) return report;
  throw new Error("The report isn't valid. Look into the artifact before running anything of it.");
}

function isValidChange({ key, storyId, mode, before, after, tree }: Change): boolean {
  const isName = typeof storyId === "string" && SAFE_NAME.test(storyId) && key === `${storyId}/${mode}`;
  const modes: readonly string[] = [...modeNames, "tree"];
  const areSnapshots = [before, after].every(
    (each) =>
      each === undefined ||
      ([each.width, each.height].every(Number.isSafeInteger) && /^[0-9a-f]{20}$/.test(each.hash)),
  );
  const isText = (text: unknown) => text === undefined || typeof text === "string";
  const hasTree = tree === undefined ? mode !== "tree" : isText(tree.before) && isText(tree.after);
  return isName && modes.includes(mode) && areSnapshots && hasTree;
}

/** Reads a picture of such a run. Undefined if it is missing, too large or no PNG file. */
export async function readForeignPicture(
  run: { out: string },
  { storyId, mode }: Change,
  role: PictureRole,
): Promise<{ path: string; png: Buffer } | undefined> {
  const png = await reviewPictures(run).read(storyId, `${mode}.${role}`);
  const isPicture = png?.subarray(0, PNG.length).equals(PNG) && png.length <= LARGEST_PICTURE;
  return png && isPicture ? { path: picturePath(storyId, mode, role), png } : undefined;
}
