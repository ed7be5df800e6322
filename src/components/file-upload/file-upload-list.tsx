"use client";

import { type ComponentProps, Fragment, type ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { useFileUpload } from "./file-upload-context";
import { FileUploadItem } from "./file-upload-item";

export interface FileUploadListProps extends StyleProps, Omit<ComponentProps<"ul">, "children"> {
  /**
   * Returns the item of a file. Defaults to FileUpload.Item.
   * @param file A file of the value.
   */
  children?: (file: File) => ReactNode;
}

/** The selected files. Nothing is rendered while no file is selected. */
export function FileUploadList({ className, children, ...rest }: FileUploadListProps) {
  const { files, slots, texts } = useFileUpload("FileUpload.List");
  if (files.length === 0) return null;
  return (
    <ul
      data-slot="file-upload-list"
      // biome-ignore lint/a11y/noRedundantRoles: Safari doesn't announce a list without markers.
      role="list"
      aria-label={texts.list}
      className={slots.list({ className })}
      {...rest}
    >
      {files.map((file) => (
        <Fragment key={keyOf(file)}>{children ? children(file) : <FileUploadItem file={file} />}</Fragment>
      ))}
    </ul>
  );
}

const keys = new WeakMap<File, number>();
let count = 0;

/** A unique key for each file, because two files may have the same name. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? count++;
  keys.set(file, key);
  return key;
}
