"use client";

import { type ChangeEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fileUploadLabels } from "../../i18n/labels";
import { type Texts, useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { useOnMount } from "../../lib/dom-state";
import { FieldContext, useFieldAttributes } from "../../lib/field-context";
import { fillText } from "../../lib/fill-text";
import { fireChange } from "../../lib/form-events";
import { withoutInnerChange } from "../../lib/inner-events";
import { isShown } from "../../lib/is-shown";
import { useControlled } from "../../lib/use-controlled";
import { useEvent } from "../../lib/use-event";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, useField } from "../field";
import { Spinner } from "../loader";
import { checkFiles, type FolderReader, rejectionTexts, sameFiles, transferredFiles } from "./check-files";
import { fileUploadRecipe } from "./file-upload.recipe";
import {
  FileUploadDropzone,
  FileUploadList,
  FileUploadProvider,
  focusTrigger,
  isOff,
} from "./file-upload-parts";
import type { FileRejection, FileUploadProps } from "./file-upload-types";

const slots = fileUploadRecipe();

/**
 * A form control for files: a drop zone with a button, and the selected files with their progress. It submits the files
 * with a form, or you upload them from `onValueChange`. The limits help the user; check files on the server as well.
 *
 * @category Input
 * @alias file input, dropzone, drop zone, uploader, attachment, file picker
 * @since 0.1.0
 */
export function FileUpload({
  label,
  labelTooltip,
  description,
  error,
  labels,
  value,
  defaultValue,
  onValueChange,
  onReject,
  accept,
  maxSize,
  maxFiles,
  multiple,
  directory,
  getFileStatus,
  onRetry,
  name,
  form,
  required,
  disabled,
  "aria-label": ariaLabel,
  "aria-labelledby": labelledBy,
  "aria-describedby": describedBy,
  "aria-invalid": invalid,
  "aria-disabled": ariaDisabled,
  onPaste,
  className,
  children,
  ref,
  ...rest
}: FileUploadProps) {
  const texts = useLabels("fileUpload", fileUploadLabels, labels);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, focusTrigger);
  const messagesId = useId();
  const limits = { accept, maxSize, maxFiles, multiple, directory };
  const { files, rejections, found, addTransferred, remove, handleChange } = useFiles({
    input,
    value,
    defaultValue,
    onValueChange,
    onReject,
    ...limits,
  });
  const field = useField({ label, labelTooltip, labels, description, error, required });
  const isFramed = isShown(label) || isShown(description);
  const messages = rejectionTexts(rejections, limits, texts);
  const attributes = useFieldAttributes(
    {
      "aria-labelledby": labelledBy,
      "aria-describedby":
        [describedBy, messages.length > 0 && messagesId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": invalid ?? (field.invalid || undefined),
    },
    (isFramed || !!error) && field,
  );

  const addTransfer = (transfer: DataTransfer) => {
    if (!isOff(input.current)) addTransferred(transfer);
  };

  // The field belongs to the file input, so other controls among the parts must not use its id and description.
  const parts = <FieldContext value={null}>{children ?? <FileUploadDropzone />}</FieldContext>;
  return (
    <FileUploadProvider
      value={{
        files,
        slots,
        texts,
        input,
        addTransfer,
        remove,
        getFileStatus,
        onRetry,
        disabled,
        "aria-disabled": ariaDisabled,
        choose: directory ? texts.chooseFolder : multiple ? texts.chooseFiles : texts.chooseFile,
        inputProps: {
          accept,
          multiple: multiple || directory,
          name,
          form,
          required,
          disabled,
          "aria-label": ariaLabel,
          "aria-disabled": ariaDisabled,
          ...attributes,
          onChange: handleChange,
          ...(directory && { webkitdirectory: "" }),
        },
      }}
    >
      <div
        data-slot="file-upload"
        ref={mergedRef}
        className={slots.base({ className })}
        {...withoutInnerChange(rest, onValueChange)}
        {...(isFramed ? undefined : field.events)}
        onPaste={(event) => {
          onPaste?.(event);
          if (event.defaultPrevented || event.clipboardData.files.length === 0) return;
          event.preventDefault();
          addTransfer(event.clipboardData);
        }}
      >
        {isFramed ? (
          <FieldFrame field={field}>{parts}</FieldFrame>
        ) : (
          <>
            {parts}
            {field.watch}
          </>
        )}
        <div id={messagesId} data-slot="file-upload-messages" aria-live="polite" className={slots.messages()}>
          {messages.map((message) => (
            <div key={message} data-slot="file-upload-message" className={slots.message()}>
              {message}
            </div>
          ))}
        </div>
        {found !== undefined && (
          // The status announces the text. The count would interrupt it.
          <div data-slot="file-upload-reading" aria-hidden="true" className={slots.reading()}>
            <Spinner />
            {texts.reading}
            <bdi>{found > 0 && found.toLocaleString(texts.locale)}</bdi>
          </div>
        )}
        {children === undefined && <FileUploadList />}
        <span data-slot="file-upload-status" role="status" className="k:sr-only">
          {statusText(files, found !== undefined, texts)}
        </span>
      </div>
    </FileUploadProvider>
  );
}

function statusText(files: readonly File[], isReading: boolean, texts: Texts<"fileUpload">): string {
  if (isReading) return texts.reading;
  if (!files[0]) return texts.none;
  return fillText(pluralForm(texts.selected, files.length, texts.locale), { name: files[0].name });
}

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
function useFiles({
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
  const [files, setOwn, restore] = useControlled<File[]>("FileUpload.value", value, defaultValue, none);
  const [rejections, setRejections] = useState<FileRejection[]>([]);
  const { found, isReading, addInOrder, stop } = useReading();
  const isByUser = useRef(false);
  const isMany = multiple || directory;

  const change = (next: File[]) => {
    setOwn(next);
    onValueChange?.(next);
  };

  // Files of a folder are added later, to those that are selected by then.
  const add = useEvent((added: readonly File[], folders: readonly File[] = none) => {
    // Without `multiple`, a new file replaces the current one.
    const current = isMany ? files : none;
    const checked = checkFiles(current, added, { ...limits, maxFiles: isMany ? maxFiles : 1 });
    const rejected = folders.map((file): FileRejection => ({ file, reason: "type" }));
    rejected.push(...checked.rejections);
    setRejections((earlier) => [...earlier, ...rejected]);
    if (rejected.length > 0) onReject?.(rejected);
    if (checked.accepted.length === current.length) return;
    isByUser.current = true;
    change(checked.accepted);
  });
  /** Hides the messages of earlier files, unless their folder is still being read. */
  const clearMessages = () => {
    if (!isReading()) setRejections([]);
  };

  useOnMount(() => {
    const held = Array.from(input.current?.files ?? none);
    if (held.length > 0 && value === undefined) add(held);
  });

  // With dependencies, the input would keep files that the user selected and a controlled value rejects.
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
    stop();
    const initial = restore();
    if (initial && !sameFiles(files, initial)) onValueChange?.(initial);
    // The browser empties the input after the event. The next render fills it again.
    setTimeout(() => setRejections([]));
  });

  return {
    files,
    rejections,
    found,
    addTransferred: (transfer: DataTransfer) => {
      clearMessages();
      addInOrder(
        (reader) => transferredFiles(transfer, directory ? reader : undefined),
        ({ files, folders }) => add(files, folders),
      );
    },
    remove: (file: File) => {
      setRejections([]);
      isByUser.current = true;
      change(files.filter((each) => each !== file));
    },
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      const control = event.currentTarget;
      const selected = Array.from(control.files ?? none);
      if (sameFiles(selected, files)) return;
      // The browser has replaced all files with unchecked ones. `add` leads to another event with the checked
      // files.
      event.stopPropagation();
      fill(control, files);
      clearMessages();
      if (isReading()) addInOrder(async () => selected, add);
      else add(selected);
    },
  };
}

/** Files that are being read, until all are added. */
interface Reading extends AbortController {
  /** The number of drops that aren't added yet, and the last of them. */
  drops: number;
  last: Promise<unknown>;
  found: number;
}

/**
 * Adds files in the order in which people drop and choose them, although folders take longer to read than files.
 *
 * @returns `found` is the number of files found so far, while folders are being read.
 */
function useReading() {
  const [found, setFound] = useState<number>();
  const reading = useRef<Reading>(undefined);
  const stop = () => {
    reading.current?.abort();
    reading.current = undefined;
    setFound(undefined);
  };
  useEffect(() => () => reading.current?.abort(), []);
  return {
    found,
    isReading: () => !!reading.current,
    stop,
    addInOrder<Files>(read: (reader: FolderReader) => Promise<Files>, add: (files: Files) => void) {
      reading.current ??= Object.assign(new AbortController(), {
        drops: 0,
        last: Promise.resolve(),
        found: 0,
      });
      const now = reading.current;
      const { signal } = now;
      const files = read({
        signal,
        onFound(count) {
          now.found += count;
          if (!signal.aborted) setFound(now.found);
        },
      });
      now.drops++;
      now.last = Promise.all([files, now.last]).then(([added]) => {
        if (signal.aborted) return;
        // The next files are added to these, so these must be in the state.
        flushSync(() => {
          now.drops--;
          if (now.drops === 0) stop();
          add(added);
        });
      });
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
