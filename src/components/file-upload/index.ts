import { FileUploadRoot } from "./file-upload";
import { FileUploadDropzone, FileUploadItem, FileUploadList, FileUploadTrigger } from "./file-upload-parts";

/**
 * A form control for files: a drop zone with a button, and the selected files with their progress. It submits the files
 * with a form, or you upload them from `onValueChange`. The limits help the user; check files on the server as well.
 *
 * @category Input
 * @alias file input, dropzone, drop zone, uploader, attachment, file picker
 * @since 0.1.0
 */
export const FileUpload = Object.assign(FileUploadRoot, {
  Dropzone: FileUploadDropzone,
  Trigger: FileUploadTrigger,
  List: FileUploadList,
  Item: FileUploadItem,
});

export {
  FileUploadDropzone,
  type FileUploadDropzoneProps,
  FileUploadItem,
  type FileUploadItemProps,
  FileUploadList,
  type FileUploadListProps,
  FileUploadTrigger,
  type FileUploadTriggerProps,
} from "./file-upload-parts";
export type {
  FileRejection,
  FileRejectionReason,
  FileUploadProps,
  FileUploadStatus,
} from "./file-upload-types";
