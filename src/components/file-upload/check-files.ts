import type { Texts } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { fillText } from "../../lib/fill-text";
import type { FileRejection, FileRejectionReason, FileUploadProps } from "./file-upload-types";

/** The limits of a FileUpload. */
interface FileLimits {
  accept?: string | undefined;
  maxSize?: number | undefined;
  /** The maximum number of files. */
  maxFiles: number;
}

/**
 * Splits new files into those to add and those to reject. Files that are already selected are in neither.
 *
 * @param current The selected files that stay.
 */
export function checkFiles(current: readonly File[], added: readonly File[], limits: FileLimits) {
  const accepted = [...current];
  const rejections: FileRejection[] = [];
  const known = new Set(accepted.map(keyOf));
  for (const file of added) {
    const key = keyOf(file);
    if (known.has(key)) continue;
    known.add(key);
    const reason = reasonFor(file, accepted.length, limits);
    if (reason) rejections.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, rejections };
}

function reasonFor(file: File, count: number, limits: FileLimits): FileRejectionReason | undefined {
  if (limits.accept && !matchesAccept(file, limits.accept)) return "type";
  if (file.size > (limits.maxSize ?? Number.POSITIVE_INFINITY)) return "size";
  return count < limits.maxFiles ? undefined : "count";
}

/** Identifies a file by its properties, because the browser creates a new object each time a file is selected. */
function keyOf({ name, size, lastModified, webkitRelativePath }: File): string {
  return [name, size, lastModified, webkitRelativePath].join("\n");
}

/** Whether two lists have the same files. An input may have lost the path that a dropped file got from its folder. */
export function sameFiles(one: ArrayLike<File> | null, other: readonly File[]): boolean {
  return (
    one?.length === other.length &&
    other.every((file, index) => {
      const its = one[index] as File;
      return (
        file === its || keyOf(file) === keyOf(its) || (!its.webkitRelativePath && bare(file) === bare(its))
      );
    })
  );
}

const bare = ({ name, size, lastModified }: File) => [name, size, lastModified].join("\n");

/**
 * Whether a file's type is one of `accept`.
 *
 * @see {@link https://html.spec.whatwg.org/multipage/input.html#attr-input-accept | accept in HTML}
 */
export function matchesAccept({ name, type }: Pick<File, "name" | "type">, accept: string): boolean {
  const types = accept.split(",").map((each) => each.trim().toLowerCase());
  return types.some((each) => {
    if (each.startsWith(".")) return name.toLowerCase().endsWith(each);
    if (each.endsWith("/*")) return type.toLowerCase().startsWith(each.slice(0, -1));
    return each !== "" && type.toLowerCase() === each;
  });
}

/** How dropped folders are read. */
export interface FolderReader {
  /** Called with the number of files of each part of a folder, and with 0 at the start. */
  onFound: (count: number) => void;
  /** Ends the reading. */
  signal: AbortSignal;
}

/**
 * Reads the files of a drop or a paste. The browser empties its list when the event ends, so the list is read before
 * the first `await`.
 *
 * @param reader Reads all files in dropped folders. Without it, folders aren't read.
 * @returns The files, and the folders that aren't read.
 */
export async function transferredFiles(
  { items }: DataTransfer,
  reader: FolderReader | undefined,
): Promise<{ files: File[]; folders: File[] }> {
  const files: (File | Promise<File[]>)[] = [];
  const folders: File[] = [];
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.();
    const file = item.getAsFile();
    if (entry?.isDirectory) {
      if (reader) files.push(filesIn(entry, reader));
      else folders.push(file ?? new File([], entry.name));
    } else if (file) {
      files.push(file);
    }
  }
  return { files: (await Promise.all(files)).flat(), folders };
}

/**
 * All files in a folder and its subfolders. Entries that can't be read are skipped.
 *
 * @param folder The path of the folder around the entry, with a slash at the end.
 */
async function filesIn(entry: FileSystemEntry, reader: FolderReader, folder = ""): Promise<File[]> {
  const path = folder + entry.name;
  try {
    if (entry.isFile) {
      const { file } = entry as FileSystemFileEntry;
      const read = await new Promise<File>(file.bind(entry));
      // As in files of the file dialog. Without it, equal files of two folders would count as one.
      return [Object.defineProperty(read, "webkitRelativePath", { configurable: true, value: path })];
    }
    const batches = (entry as FileSystemDirectoryEntry).createReader();
    const files: File[] = [];
    reader.onFound(0);
    // A reader returns the entries in batches, and an empty batch at the end.
    for (;;) {
      const entries = await new Promise<FileSystemEntry[]>(batches.readEntries.bind(batches));
      if (entries.length === 0 || reader.signal.aborted) return files;
      files.push(...(await Promise.all(entries.map((each) => filesIn(each, reader, `${path}/`)))).flat());
      reader.onFound(entries.filter((each) => each.isFile).length);
    }
  } catch {
    return [];
  }
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** Formats a number of bytes for a language, such as "2.3 MB". A kilobyte is 1,000 bytes. */
export function formatSize(bytes: number, locale: string): string {
  let unit = 0;
  let size = bytes;
  // A number that rounds to 1,000 belongs to the next unit.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return size.toLocaleString(locale, {
    style: "unit",
    unit: units[unit],
    maximumFractionDigits: unit > 1 && size < 100 ? 1 : 0,
  });
}

/** One message per reason, so that a rejected folder of 500 files results in one sentence. */
export function rejectionTexts(
  rejections: readonly FileRejection[],
  { maxSize = 0, maxFiles = 1, multiple, directory }: FileUploadProps,
  texts: Texts<"fileUpload">,
): string[] {
  const forms = { type: texts.rejectedType, size: texts.rejectedSize, count: texts.rejectedCount };
  return (["type", "size", "count"] as const).flatMap((reason) => {
    const rejected = rejections.filter((each) => each.reason === reason);
    if (!rejected[0]) return [];
    return fillText(pluralForm(forms[reason], rejected.length, texts.locale), {
      name: rejected[0].file.name,
      size: formatSize(maxSize, texts.locale),
      limit: (multiple || directory ? maxFiles : 1).toLocaleString(texts.locale),
    });
  });
}
