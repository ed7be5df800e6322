import type { FileUploadLabels } from "../../i18n/labels";
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
  for (const file of added) {
    if (accepted.some((each) => isSameFile(each, file))) continue;
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

/**
 * Compares the properties of two files, because the browser creates a new object each time a file is
 * selected.
 */
export function isSameFile(one: File, other: File): boolean {
  const keys = ["name", "size", "lastModified", "webkitRelativePath"] as const;
  return keys.every((key) => one[key] === other[key]);
}

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

/**
 * Reads the files of a drop or a paste. The browser empties its list when the event ends, so the list is read before
 * the first `await`.
 *
 * @param readsFolders Whether to read all files in dropped folders.
 * @returns The files, and the folders that aren't read.
 */
export async function transferredFiles(
  { items }: DataTransfer,
  readsFolders: boolean,
): Promise<{ files: File[]; folders: File[] }> {
  const files: (File | Promise<File[]>)[] = [];
  const folders: File[] = [];
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.();
    const file = item.getAsFile();
    if (entry?.isDirectory) {
      if (readsFolders) files.push(filesIn(entry));
      else folders.push(file ?? new File([], entry.name));
    } else if (file) {
      files.push(file);
    }
  }
  return { files: (await Promise.all(files)).flat(), folders };
}

/** All files in a folder and its subfolders. Entries that can't be read are skipped. */
async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  try {
    if (entry.isFile) {
      const { file } = entry as FileSystemFileEntry;
      return [await new Promise<File>(file.bind(entry))];
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    const files: File[] = [];
    // A reader returns the entries in batches, and an empty batch at the end.
    for (;;) {
      const entries = await new Promise<FileSystemEntry[]>(reader.readEntries.bind(reader));
      if (entries.length === 0) return files;
      files.push(...(await Promise.all(entries.map(filesIn))).flat());
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
  texts: FileUploadLabels,
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
