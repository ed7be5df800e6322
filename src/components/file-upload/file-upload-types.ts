import type { ComponentProps, ReactNode } from "react";
import type { FieldLabels, FileUploadLabels } from "../../i18n/labels";
import type {
  ControlProps,
  FormOwnerProps,
  FormValueProps,
  LabelsProps,
  RequiredProps,
  StyleProps,
} from "../../lib/common-props";
import type { FieldTexts, MatchEvents } from "../field";

/** Why a file isn't added. */
export type FileRejectionReason =
  /** Its type doesn't match `accept`, or it is a folder. */
  | "type"
  /** It is larger than `maxSize`. */
  | "size"
  /** The maximum number of files is reached. */
  | "count";

/** A file that the user chose, but that isn't added. */
export interface FileRejection {
  /** The file. */
  file: File;
  /** The first of the limits that it exceeds. */
  reason: FileRejectionReason;
}

/** The upload of one file, as the application knows it. */
export interface FileUploadStatus {
  /** The uploaded part in percent, from 0 to 100. Below 100 it shows a bar, at 100 a check. */
  progress?: number;
  /** The error message, shown instead of the progress. */
  error?: string;
}

export interface FileUploadProps
  extends RequiredProps,
    ControlProps,
    FormOwnerProps,
    FormValueProps<File[]>,
    StyleProps,
    Omit<FieldTexts, "labels">,
    LabelsProps<FieldLabels & FileUploadLabels>,
    Omit<ComponentProps<"div">, "defaultValue" | "onChange" | keyof MatchEvents> {
  /**
   * The accepted types, as in a native input: extensions and MIME types with commas between them, such as
   * `.pdf,image/*`. Without it, every type is accepted.
   */
  accept?: string;
  /**
   * The maximum size of a file, in bytes. Unlimited by default.
   *
   * @minimum 1
   */
  maxSize?: number;
  /**
   * Allows several files. New files are added to those selected. Without it, a new file replaces the selected one.
   * @default false
   */
  multiple?: boolean;
  /**
   * The maximum number of files, with `multiple` or `directory`. Unlimited by default.
   *
   * @minimum 1
   */
  maxFiles?: number;
  /**
   * Lets the user choose a folder. All files in it are added. A dropped folder is added in the same way: each file has its
   * path in `webkitRelativePath`, and files that are dropped or selected meanwhile are added after it.
   * @default false
   */
  directory?: boolean;
  /**
   * Called with all selected files when the user adds or removes files, or a form reset restores the default.
   * @param files The selected files. `[]` if none is selected.
   */
  onValueChange?: (files: File[]) => void;
  /**
   * Called with the files that aren't added. Their messages show below the drop zone.
   * @param rejections The files, each with the reason.
   */
  onReject?: (rejections: FileRejection[]) => void;
  /**
   * Returns the progress or the error of a file while you upload it.
   * @param file A file of the value.
   */
  getFileStatus?: (file: File) => FileUploadStatus | undefined;
  /**
   * Called when the user retries a file that has an error. Without it, there is no button to retry.
   * @param file The file to upload again.
   */
  onRetry?: (file: File) => void;
  /** The parts in a layout of your own. Defaults to FileUpload.Dropzone and FileUpload.List. */
  children?: ReactNode;
}
