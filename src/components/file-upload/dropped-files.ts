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
