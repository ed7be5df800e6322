import { addons } from "storybook/preview-api";
import { EDITED_CODE, linkWith, openedWith, writeAddress } from "../../shared/addresses";
import { pack, readEdits, unpack, writeEdits } from "./packed";

/** Edited code that replaces the code of a story. */
export interface Edit {
  packed: string;
  /** Undefined if the link that contained the code was cut off. */
  code: Promise<string | undefined>;
}

/** The edits by page, and then by story name. */
const edits = new Map<string, Map<string, Edit>>();

function editsOf(storyId: string): Map<string, Edit> {
  const [page = ""] = storyId.split("--");
  const known = edits.get(page);
  if (known) return known;
  const linked = readEdits(openedWith(EDITED_CODE, storyId) ?? "");
  const own = new Map<string, Edit>();
  for (const [name, packed] of linked) own.set(name, { packed, code: unpack(packed).catch(() => undefined) });
  edits.set(page, own);
  return own;
}

const nameOf = (storyId: string) => storyId.split("--")[1] ?? "";

/** The edit of a story, from this visit or from the link that was opened. */
export function editOf(storyId: string): Edit | undefined {
  return editsOf(storyId).get(nameOf(storyId));
}

/** Stores an edit, or removes it if `code` is undefined, and writes the page's edits to the URL. */
export async function keepEdit(storyId: string, code: string | undefined): Promise<void> {
  const packed = code === undefined ? undefined : await pack(code);
  if (packed === undefined) editsOf(storyId).delete(nameOf(storyId));
  else editsOf(storyId).set(nameOf(storyId), { packed, code: Promise.resolve(code) });
  announceEdits(storyId);
}

/** Writes the edits of a story's page to the URL. Another page may have replaced them since. */
export function announceEdits(storyId: string): void {
  writeAddress(addons.getChannel(), EDITED_CODE, writtenEdits(storyId));
}

/** The URL of the page with its edits. */
export function linkToEdits(storyId: string): string {
  return linkWith(EDITED_CODE, writtenEdits(storyId));
}

function writtenEdits(storyId: string): string | undefined {
  return writeEdits(new Map([...editsOf(storyId)].map(([name, { packed }]) => [name, packed])));
}
