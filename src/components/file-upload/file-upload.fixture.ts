import { expect, waitFor } from "storybook/test";

/** Creates a file of the given size in bytes. */
export function fileOf(name: string, size = 2048, type = ""): File {
  return new File([new Uint8Array(size)], name, { type, lastModified: 1 });
}

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#9cc4e8" d="M0 0h32v32H0z"/><circle cx="22" cy="9" r="4" fill="#fbe7a1"/><path fill="#3d7a5c" d="m0 24 9-10 8 9 5-5 10 9v5H0z"/></svg>`;

export function pictureOf(name: string): File {
  return new File([landscape], name, { type: "image/svg+xml", lastModified: 1 });
}

export function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Selects files as the file dialog does: replaces the files of the input and fires both events. */
export function choose(input: HTMLElement, ...files: File[]): void {
  (input as HTMLInputElement).files = transferOf(...files).files;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fires a drag event on an element: dragging over it, leaving it or dropping on it. */
export function drag(element: Element, type: string, dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  element.dispatchEvent(event);
  return event;
}

/** Drops entries, such as those of `folderOf`. A `DataTransfer` can't have folders. */
export function dropEntries(element: Element, ...entries: object[]): void {
  const items = entries.map((entry) => ({
    webkitGetAsEntry: () => entry,
    getAsFile: () => ("source" in entry ? entry.source : null),
  }));
  const event = new Event("drop", { bubbles: true, cancelable: true });
  element.dispatchEvent(Object.assign(event, { dataTransfer: { types: ["Files"], items } }));
}

const entryOf = (source: File) => ({
  isFile: true,
  name: source.name,
  source,
  file: (resolve: (file: File) => void) => resolve(source),
});
export const entriesOf = (...files: File[]) => files.map(entryOf);

/** A folder whose reader returns 100 files at a time, as Chromium's, and waits before the second part. */
export function folderOf(name: string, count: number, wait?: Promise<unknown>) {
  const files = Array.from({ length: count }, (_, index) => fileOf(`${name}-${index}.jpg`));
  const createReader = () => {
    const rest = entriesOf(...files);
    return {
      async readEntries(resolve: (entries: object[]) => void) {
        if (rest.length < count) await wait;
        resolve(rest.splice(0, 100));
      },
    };
  };
  return { isDirectory: true, name, createReader };
}

export const frame = () => new Promise(requestAnimationFrame);

export const contract = fileOf("contract.pdf", 4_000, "application/pdf");
export const invoice = fileOf("invoice.pdf", 3_000, "application/pdf");

/** The names of the listed files. */
export const namesIn = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-slot=file-upload-name]")].map((each) => each.textContent);
export const inputIn = (root: HTMLElement) => root.querySelector("input[type=file]") as HTMLInputElement;
const submittedIn = (root: HTMLElement) => [...(inputIn(root).files ?? [])].map(({ name }) => name);
export const zoneIn = (root: HTMLElement) =>
  root.querySelector("[data-slot=file-upload-dropzone]") as HTMLElement;

/** Waits until exactly these files are listed. The native input has the same ones. */
export const selected = (root: HTMLElement, ...names: string[]) =>
  waitFor(() => {
    expect(namesIn(root)).toEqual(names);
    expect(submittedIn(root)).toEqual(names);
  });

/** A promise, and the function that resolves it. */
export function waiting() {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { wait, release };
}

/** Pastes data into an input. Returns whether the input took it. */
export function paste(input: HTMLElement, clipboardData: DataTransfer): boolean {
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
  // Firefox's constructor ignores the option `clipboardData`.
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  input.dispatchEvent(event);
  return event.defaultPrevented;
}
