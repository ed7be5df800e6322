import { join } from "node:path";
import { root } from "../../lib/paths";
import type { IndexEntry } from "../../runner/site";
import { TextRecord } from "../../runner/text-record";
import { hashOf, type Image } from "../../visual/baselines/image";
import { PictureFolder } from "../../visual/baselines/picture-folder";
import { decode, encode } from "../../visual/baselines/png";
import type { Clip } from "../../visual/capture/in-page/frame";
import { themes } from "../../visual/capture/modes";
import type { EngineName, EnginePage } from "./engine";

/** The heading of the browser's name and version in a record. */
const BROWSER = "Browser";

interface Options {
  url: string;
  /** Writes the record instead of comparing with it. */
  update: boolean;
  /** The folder for the pictures that differ, and with `update` for all. */
  keep?: string;
  /** Whether the record keeps the pictures of other stories. */
  keepOthers: boolean;
}

/**
 * Takes a picture of each story in light and dark, and compares its hash with the engine's record.
 *
 * @returns The stories that look different, as messages.
 */
export async function comparePictures(
  engine: EngineName,
  page: EnginePage,
  stories: readonly IndexEntry[],
  { url, update, keep, keepOthers }: Options,
): Promise<string[]> {
  const file = `stories/records/pictures-${engine}.txt`;
  const record = await TextRecord.read(join(root, file));
  const recordedBy = record.of(BROWSER);
  const hint = recordedBy === page.browser ? "" : ` The record is of ${recordedBy || "no browser"}.`;
  const texts = new Map([[BROWSER, page.browser]]);
  const problems: string[] = [];
  for (const theme of themes) {
    await page.open(url);
    await page.call("connectForPictures", theme);
    for (const { id, title, name } of stories) {
      await page.pressShift();
      await page.call("run", id);
      const story = `${title}/${name}`;
      const image = await capture(page);
      const line = `${theme} ${image.width}×${image.height} ${hashOf(image)}`;
      texts.set(story, [texts.get(story), line].filter(Boolean).join("\n"));
      if (record.of(story).split("\n").includes(line)) continue;
      if (!update) problems.push(`${engine}: ${story} looks different in ${theme}.${hint}`);
      if (keep) await new PictureFolder(keep).write(id, `${engine}-${theme}`, encode(image));
    }
  }
  await page.close();
  if (update) await record.write(texts, { keepOthers });
  return problems;
}

/** The pixels of the current story. */
async function capture(page: EnginePage): Promise<Image> {
  const clip = (await page.call("frame")) as Clip;
  return crop(decode(Buffer.from(await page.screenshot())), clip);
}

function crop(image: Image, { x, y, width, height }: Clip): Image {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((y + row) * image.width + x) * 4;
    return image.data.subarray(start, start + width * 4);
  });
  return { width, height, data: Buffer.concat(rows) };
}
