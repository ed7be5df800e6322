import { expect, test, vi } from "vitest";
import { checkFiles, transferredFiles } from "./check-files";

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (resolve: (file: File) => void) => resolve(new File([], name)),
});

/** A folder whose reader returns two entries at a time. */
const folder = (name: string, ...entries: object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    const rest = [...entries];
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(rest.splice(0, 2)) };
  },
});

const unreadable = {
  isFile: true,
  isDirectory: false,
  file: (_: unknown, reject: (error: Error) => void) => reject(new Error("NotFoundError")),
};

/** The part of a DataTransfer that is read. Text items have no file. */
const transferOf = (...entries: { name?: string }[]) =>
  ({
    items: [
      { getAsFile: () => null, webkitGetAsEntry: () => null },
      ...entries.map((entry) => ({
        getAsFile: () => new File([], entry.name ?? ""),
        webkitGetAsEntry: () => entry,
      })),
    ],
  }) as unknown as DataTransfer;

const reader = (onFound = () => {}) => ({ onFound, signal: new AbortController().signal });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test("reads all files in folders, in their order", async () => {
  const photos = folder("photos", fileEntry("a"), folder("old", fileEntry("b")), unreadable, fileEntry("c"));
  const { files, folders } = await transferredFiles(transferOf(photos, fileEntry("d")), reader());
  expect(names(files)).toEqual(["a", "b", "c", "d"]);
  expect(folders).toEqual([]);
});

test("separates folders if it doesn't read them", async () => {
  const { files, folders } = await transferredFiles(transferOf(folder("photos"), fileEntry("d")), undefined);
  expect(names(files)).toEqual(["d"]);
  expect(names(folders)).toEqual(["photos"]);
});

test("gives each file its path, so that equal files of two folders differ", async () => {
  const photos = folder("photos", fileEntry("a"), folder("old", fileEntry("a")));
  const { files } = await transferredFiles(transferOf(photos, folder("new", fileEntry("a"))), reader());
  const paths = files.map((file) => file.webkitRelativePath);
  expect(paths).toEqual(["photos/a", "photos/old/a", "new/a"]);
  const { accepted } = checkFiles([], files, { maxFiles: Number.POSITIVE_INFINITY });
  expect(accepted).toEqual(files);
});

test("counts the files of a folder while it is read, and ends when it is aborted", async () => {
  const onFound = vi.fn();
  const controller = new AbortController();
  const photos = folder("photos", ...["a", "b", "c", "d", "e"].map(fileEntry));
  onFound.mockImplementation((count) => count && controller.abort());
  const { files } = await transferredFiles(transferOf(photos), { onFound, signal: controller.signal });
  expect(onFound.mock.calls).toEqual([[0], [2]]);
  expect(names(files)).toEqual(["a", "b"]);
});
