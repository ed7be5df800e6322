import { Button, FileUpload, type FileUploadStatus, Select, Stack } from "@kerf/react";
import { useState } from "react";

/** Files that a form submits, with limits. */
export function SupportRequest() {
  return (
    <Stack align="start" render={<form />}>
      <FileUpload
        name="attachments"
        label="Attachments"
        description="Up to 5 screenshots or PDF files, 10 MB each."
        accept="image/*,.pdf"
        multiple
        maxFiles={5}
        maxSize={10_000_000}
      />
      <Button type="submit" variant="primary">
        Send request
      </Button>
    </Stack>
  );
}

/** Uploads with progress and an error. The application holds the state of each file. */
export function UploadProgress() {
  const [files, setFiles] = useState(() => [
    new File([new ArrayBuffer(182_000)], "contract.pdf", { type: "application/pdf" }),
    new File([new ArrayBuffer(96_000)], "invoice-march.pdf", { type: "application/pdf" }),
    new File([new ArrayBuffer(2_300_000)], "meeting.mp4", { type: "video/mp4" }),
  ]);
  const [statuses, setStatuses] = useState<Record<string, FileUploadStatus>>({
    "contract.pdf": { progress: 100 },
    "invoice-march.pdf": { progress: 45 },
    "meeting.mp4": { error: "The connection was lost." },
  });
  return (
    <FileUpload
      label="Documents"
      multiple
      value={files}
      onValueChange={setFiles}
      getFileStatus={(file) => statuses[file.name]}
      onRetry={(file) => setStatuses({ ...statuses, [file.name]: { progress: 0 } })}
    />
  );
}

/** One picture, selected with a button. Without FileUpload.Dropzone, there is only the button. */
export function ProfilePicture() {
  return (
    <FileUpload
      label="Profile picture"
      description="PNG or JPEG, up to 1 MB."
      accept="image/png,image/jpeg"
      maxSize={1_000_000}
    >
      <FileUpload.Trigger>Upload picture</FileUpload.Trigger>
      <FileUpload.List />
    </FileUpload>
  );
}

/** A layout of your own: the list is above the drop zone, and each file has a further control. */
export function ContractFiles() {
  return (
    <FileUpload
      label="Contract"
      multiple
      defaultValue={[new File([new ArrayBuffer(182_000)], "master-agreement.pdf")]}
    >
      <FileUpload.List>
        {(file) => (
          <FileUpload.Item file={file}>
            <Select aria-label={`Kind of ${file.name}`} size="sm" defaultValue="contract">
              <Select.Option value="contract">Contract</Select.Option>
              <Select.Option value="appendix">Appendix</Select.Option>
            </Select>
          </FileUpload.Item>
        )}
      </FileUpload.List>
      <FileUpload.Dropzone>
        Drop files here, or <FileUpload.Trigger>browse</FileUpload.Trigger>
      </FileUpload.Dropzone>
    </FileUpload>
  );
}
