import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Verdict } from "../visual/judge";
import type { PictureFolder } from "../visual/picture-folder";
import type { StoryRecord } from "./record";

const ROLES = ["baseline", "actual", "diff"] as const;

/**
 * Writes one page that shows every picture that somebody has to look at: what was approved, what is, and what
 * differs. It needs no other file, so that CI can keep it as it is.
 */
export async function writeReport(
  path: string,
  records: StoryRecord[],
  review: PictureFolder,
): Promise<void> {
  const sections: string[] = [];
  for (const record of records) {
    for (const verdict of record.pictures) {
      if (verdict.outcome === "changed" || verdict.outcome === "new") {
        sections.push(await section(record, verdict, review));
      }
    }
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, page(sections));
}

async function section(
  { id, title, name }: StoryRecord,
  { mode, message = "" }: Verdict,
  review: PictureFolder,
): Promise<string> {
  const figures: string[] = [];
  for (const role of ROLES) {
    const png = await review.read(id, `${mode}.${role}`);
    if (png) figures.push(figure(role, png));
  }
  return `<section>
<h2>${escaped(`${title}/${name}`)} <small>${mode}: ${escaped(message)}</small></h2>
<div>${figures.join("")}</div>
<p>Accept it: <code>npm run test:stories -- --update --stories '^${id}$'</code></p>
</section>`;
}

function figure(role: string, png: Buffer): string {
  const source = `data:image/png;base64,${png.toString("base64")}`;
  return `<figure><figcaption>${role}</figcaption><img alt="${role}" src="${source}"></figure>`;
}

function page(sections: string[]): string {
  const count = sections.length === 1 ? "1 picture" : `${sections.length} pictures`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kerf: ${count} to look at</title>
<style>
  body { font: 14px/20px system-ui, sans-serif; margin: 24px; background: #f6f5f2; color: #22201c }
  section { background: #fff; border: 1px solid #dcd9d2; border-radius: 12px; padding: 16px; margin-block: 16px }
  h1, h2 { font-size: 16px; margin: 0 } small { font-weight: 400; color: #6b665c; margin-inline-start: 8px }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-block: 12px }
  figure { margin: 0; max-width: 100% } figcaption { color: #6b665c } img { max-width: 100%; border: 1px solid #dcd9d2 }
  p { margin: 0 } code { font: 13px ui-monospace, monospace }
</style>
<h1>${count} to look at</h1>
${sections.join("\n")}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
