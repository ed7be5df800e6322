import { Button, FileUpload, type FileUploadStatus, Stack, Surface, Text } from "@kerf/react";
import { useEffect, useId, useRef, useState } from "react";

export interface UploadOptions {
  /** Call it with the progress in percent. */
  onProgress: (percent: number) => void;
  /** Aborted when the file is removed. */
  signal: AbortSignal;
}

export interface UploadProps {
  /** Uploads a file. Rejects with an error, whose message shows at the file. */
  upload: (file: File, options: UploadOptions) => Promise<void>;
  /** Called with the uploaded files when people continue. */
  onContinue: (files: File[]) => void;
}

/** Files that upload as soon as they are added, each with its progress or its error. */
export function Upload({ upload, onContinue }: UploadProps) {
  const id = useId();
  const [files, setFiles] = useState<File[]>([]);
  const [statuses, setStatuses] = useState<ReadonlyMap<File, FileUploadStatus>>(new Map());
  const uploads = useRef(new Map<File, AbortController>());
  const uploaded = files.filter((file) => statuses.get(file)?.progress === 100);

  useEffect(
    () => () => {
      for (const controller of uploads.current.values()) controller.abort();
    },
    [],
  );

  const start = async (file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    uploads.current.set(file, controller);
    // A removed file has no status, even if its upload still reports one.
    const show = (status: FileUploadStatus) => {
      if (!signal.aborted) setStatuses((before) => new Map(before).set(file, status));
    };
    show({ progress: 0 });
    try {
      // At 100 the file is marked as uploaded, so that waits for the server's answer.
      await upload(file, { onProgress: (percent) => show({ progress: Math.min(percent, 99) }), signal });
      show({ progress: 100 });
    } catch (error) {
      show({ error: error instanceof Error ? error.message : "The upload failed." });
    }
  };
  const onValueChange = (next: File[]) => {
    for (const file of files) if (!next.includes(file)) uploads.current.get(file)?.abort();
    for (const file of next) if (!files.includes(file)) start(file);
    setFiles(next);
  };

  return (
    <Stack gap="5" padding="6" maxWidth="lg" render={<Surface as="section" aria-labelledby={id} />}>
      <Text as="h1" variant="heading2" id={id}>
        Documents
      </Text>
      <FileUpload
        aria-labelledby={id}
        description="PDF files and pictures, up to 20 MB each."
        accept=".pdf,image/*"
        maxSize={20_000_000}
        multiple
        value={files}
        onValueChange={onValueChange}
        getFileStatus={(file) => statuses.get(file)}
        onRetry={start}
      />
      <Stack direction="row" justify="between" wrap>
        <Text variant="secondary">
          {files.length === 0 ? "No files yet" : `${uploaded.length} of ${files.length} uploaded`}
        </Text>
        <Button
          variant="primary"
          disabled={files.length === 0 || uploaded.length < files.length}
          onClick={() => onContinue(uploaded)}
        >
          Continue
        </Button>
      </Stack>
    </Stack>
  );
}
