import { addons } from "storybook/preview-api";
import { EDITED_CODE, openedWith, writeAddress } from "../../shared/addresses";
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
  let found = edits.get(page);
  if (!found) {
    found = new Map();
    for (const [name, packed] of readEdits(openedWith(EDITED_CODE, storyId) ?? ""))
      found.set(name, { packed, code: unpack(packed).catch(() => undefined) });
    edits.set(page, found);
  }
  return found;
}

const nameOf = (storyId: string) => storyId.split("--")[1] ?? "";

/** The edit of a story, from this visit or from the link that was opened. */
export function editOf(storyId: string): Edit | undefined {
  return editsOf(storyId).get(nameOf(storyId));
}

/** Stores an edit, or removes it if `code` is undefined, and writes the page's edits to the URL. */
export async function saveEdit(storyId: string, code: string | undefined): Promise<void> {
  const packed = code === undefined ? undefined : await pack(code);
  if (packed === undefined) editsOf(storyId).delete(nameOf(storyId));
  else editsOf(storyId).set(nameOf(storyId), { packed, code: Promise.resolve(code) });
  writeToAddress(storyId);
}

/** Writes the edits of a story's page to the URL. Another page may have replaced them since. */
export function writeToAddress(storyId: string): void {
  const packed = new Map([...editsOf(storyId)].map(([name, edit]) => [name, edit.packed]));
  writeAddress(addons.getChannel(), EDITED_CODE, writeEdits(packed));
}
