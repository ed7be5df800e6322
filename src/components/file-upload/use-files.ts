"use client";

import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { fireChange } from "../../lib/form-events";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { checkFiles, isSameFile } from "./check-files";
import { transferredFiles } from "./dropped-files";
import type { FileRejection, FileUploadProps } from "./file-upload-types";

const none: File[] = [];

type FilesOptions = Pick<
  FileUploadProps,
  | "value"
  | "defaultValue"
  | "onValueChange"
  | "onReject"
  | "accept"
  | "maxSize"
  | "maxFiles"
  | "multiple"
  | "directory"
> & { input: RefObject<HTMLInputElement | null> };

/** The selected files and the rejected ones. The native input has the same files as the state. */
export function useFiles({
  input,
  value,
  defaultValue = none,
  onValueChange,
  onReject,
  multiple,
  directory = false,
  maxFiles = Number.POSITIVE_INFINITY,
  ...limits
}: FilesOptions) {
  const [files, setOwn, first] = useControlled<File[]>("FileUpload.value", value, defaultValue, none);
  const [rejections, setRejections] = useState<FileRejection[]>([]);
  const isByUser = useRef(false);
  const isMany = multiple || directory;

  const change = (next: File[]) => {
    setOwn(next);
    onValueChange?.(next);
  };

  const add = (added: readonly File[], folders: readonly File[] = none) => {
    // Without `multiple`, a new file replaces the current one.
    const current = isMany ? files : none;
    const checked = checkFiles(current, added, { ...limits, maxFiles: isMany ? maxFiles : 1 });
    const rejected = folders.map((file): FileRejection => ({ file, reason: "type" }));
    rejected.push(...checked.rejections);
    setRejections(rejected);
    if (rejected.length > 0) onReject?.(rejected);
    if (checked.accepted.length === current.length) return;
    isByUser.current = true;
    change(checked.accepted);
  };

  // After every render: the application may also change the value.
  useLayoutEffect(() => {
    const control = input.current;
    if (control && !sameFiles(control.files, files)) {
      fill(control, files);
      // The form and the surrounding Field listen to these events.
      if (isByUser.current) fireChange(control);
    }
    isByUser.current = false;
  });

  useFormReset(input, () => {
    setRejections([]);
    if (!sameFiles(files, first)) change(first);
    // The browser empties the input after the event.
    setTimeout(() => input.current && fill(input.current, first));
  });

  return {
    files,
    rejections,
    add,
    addTransferred: async (transfer: DataTransfer) => {
      const { files, folders } = await transferredFiles(transfer, directory);
      add(files, folders);
    },
    remove: (file: File) => {
      setRejections([]);
      isByUser.current = true;
      change(files.filter((each) => each !== file));
    },
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      const control = event.currentTarget;
      const chosen = Array.from(control.files ?? none);
      if (sameFiles(chosen, files)) return;
      // The browser has replaced all files with unchecked ones. `add` leads to another event with the checked
      // files.
      event.stopPropagation();
      fill(control, files);
      add(chosen);
    },
  };
}

function fill(input: HTMLInputElement, files: readonly File[]): void {
  // Testing Library overrides the property `files` until the value is cleared, and jsdom has no DataTransfer.
  input.value = "";
  if (typeof DataTransfer === "undefined") return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

function sameFiles(one: ArrayLike<File> | null, other: readonly File[]): boolean {
  return one?.length === other.length && other.every((file, index) => isSameFile(file, one[index] as File));
}
