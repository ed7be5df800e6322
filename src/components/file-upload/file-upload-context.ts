import type { ComponentProps, RefObject } from "react";
import type { FileUploadLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { fileUploadRecipe } from "./file-upload.recipe";
import type { FileUploadProps } from "./file-upload-types";

interface FileUploadState
  extends Pick<FileUploadProps, "aria-disabled" | "disabled" | "getFileStatus" | "onRetry"> {
  files: readonly File[];
  slots: ReturnType<typeof fileUploadRecipe>;
  texts: FileUploadLabels;
  /** The text of the trigger. */
  choose: string;
  input: RefObject<HTMLInputElement | null>;
  inputProps: ComponentProps<"input">;
  /** Adds files that are dropped or pasted. */
  take: (transfer: DataTransfer) => void;
  remove: (file: File) => void;
}

export const [FileUploadProvider, useFileUpload] = createStrictContext<FileUploadState>("FileUpload");
