import { FileUpload as FileUploadRoot } from "./file-upload";
import { FileUploadDropzone, FileUploadItem, FileUploadList, FileUploadTrigger } from "./file-upload-parts";

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
