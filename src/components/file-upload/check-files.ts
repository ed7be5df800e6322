import type { FileRejection, FileRejectionReason } from "./file-upload-types";

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
