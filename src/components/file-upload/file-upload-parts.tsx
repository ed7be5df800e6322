"use client";

import {
  type ComponentProps,
  type DragEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from "react";
import type { Texts } from "../../i18n/labels-provider";
import { CheckIcon, FileIcon, RotateCwIcon, UploadIcon, XIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { fillText } from "../../lib/fill-text";
import { focusPart } from "../../lib/focus-part";
import { formatPercent } from "../../lib/format-percent";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Button } from "../button";
import { meterRecipe } from "../meter/meter.recipe";
import { formatSize } from "./check-files";
import type { fileUploadRecipe } from "./file-upload.recipe";
import type { FileUploadProps } from "./file-upload-types";

interface FileUploadState
  extends Pick<FileUploadProps, "aria-disabled" | "disabled" | "getFileStatus" | "onRetry"> {
  files: readonly File[];
  slots: ReturnType<typeof fileUploadRecipe>;
  texts: Texts<"fileUpload">;
  /** The text of the trigger. */
  choose: string;
  input: RefObject<HTMLInputElement | null>;
  inputProps: ComponentProps<"input">;
  /** Adds files that are dropped or pasted. */
  addTransfer: (transfer: DataTransfer) => void;
  remove: (file: File) => void;
}

export const [FileUploadProvider, useFileUpload] = createStrictContext<FileUploadState>("FileUpload");

export interface FileUploadDropzoneProps extends StyleProps, ComponentProps<"div"> {
  /** FileUpload.Trigger, and what to say beside it. Defaults to an icon, the trigger and a hint. */
  children?: ReactNode;
}

/**
 * The area that files can be dropped on. A click anywhere in it opens the file dialog if FileUpload.Trigger is in it.
 * It has `data-dragging` while files are dragged over it.
 */
export function FileUploadDropzone({
  className,
  children,
  onDragOver,
  onDragLeave,
  onDrop,
  ...rest
}: FileUploadDropzoneProps) {
  const { slots, texts, input, addTransfer } = useFileUpload("FileUpload.Dropzone");
  const [isDragging, setDragging] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same by keyboard.
    <div
      data-slot="file-upload-dropzone"
      data-dragging={isDragging ? "" : undefined}
      className={slots.dropzone({ className })}
      {...rest}
      onDragOver={(event) => {
        onDragOver?.(event);
        if (event.defaultPrevented || !hasFiles(event)) return;
        // Also while disabled. Otherwise, the browser would leave the page and open the dropped file.
        event.preventDefault();
        event.dataTransfer.dropEffect = isOff(input.current) ? "none" : "copy";
        setDragging(!isOff(input.current));
      }}
      onDragLeave={(event) => {
        onDragLeave?.(event);
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      }}
      onDrop={(event) => {
        onDrop?.(event);
        setDragging(false);
        if (event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        addTransfer(event.dataTransfer);
      }}
    >
      {children ?? (
        <>
          <UploadIcon data-slot="file-upload-icon" className={slots.icon()} />
          <FileUploadTrigger />
          <span data-slot="file-upload-hint" className={slots.hint()}>
            {texts.drop}
          </span>
        </>
      )}
    </div>
  );
}

/** Whether the control is disabled by `disabled`, by `aria-disabled` or by a surrounding fieldset. */
export const isOff = (input: HTMLInputElement | null) =>
  !input || input.matches(":disabled, [aria-disabled=true]");

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** For the root and the trigger: their `focus()` focuses the native input. */
export const focusTrigger = focusPart((root) => root.querySelector<HTMLElement>("[type=file]"));

export interface FileUploadTriggerProps extends StyleProps, ComponentProps<"span"> {
  /** The visible text, instead of "Choose files". It may contain an icon. */
  children?: ReactNode;
}

/** Looks like a Button and contains the native input, which opens the file dialog and has the focus. */
export function FileUploadTrigger({ className, children, ref, ...rest }: FileUploadTriggerProps) {
  const { slots, choose, input, inputProps } = useFileUpload("FileUpload.Trigger");
  const mergedRef = useMergedRefs(ref, focusTrigger);
  return (
    <span data-slot="file-upload-trigger" ref={mergedRef} className={slots.trigger({ className })} {...rest}>
      <span data-slot="file-upload-choose" aria-hidden="true" className={slots.choose()}>
        {children ?? choose}
      </span>
      <input
        {...honorAriaDisabled(inputProps)}
        ref={input}
        type="file"
        data-slot="file-upload-input"
        className={slots.input()}
      />
    </span>
  );
}

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

const meter = meterRecipe();

export interface FileUploadItemProps extends StyleProps, Omit<ComponentProps<"li">, "value"> {
  /** The file: the argument of the function that is the list's child. */
  file: File;
  /** Controls before the remove button. */
  children?: ReactNode;
}

/** One file: a thumbnail or an icon, its name and size, its progress or error, and buttons to retry and remove it. */
export function FileUploadItem({ file, className, children, ...rest }: FileUploadItemProps) {
  const state = useFileUpload("FileUpload.Item");
  const { slots, texts, remove, onRetry } = state;
  const { progress, error } = state.getFileStatus?.(file) ?? {};
  const { name } = file;
  const isUploading = !error && progress !== undefined && progress < 100;
  const control = {
    "data-slot": "file-upload-action",
    variant: "ghost",
    size: "sm",
    shape: "square",
    className: slots.action(),
    disabled: state.disabled,
    "aria-disabled": state["aria-disabled"],
  } as const;
  return (
    <li data-slot="file-upload-item" className={slots.item({ className })} {...rest}>
      <span data-slot="file-upload-preview" aria-hidden="true" className={slots.preview()}>
        <FileIcon className="k:size-4" />
        {file.type.startsWith("image/") && <Thumbnail file={file} className={slots.image()} />}
      </span>
      <div data-slot="file-upload-text" className={slots.text()}>
        <span data-slot="file-upload-name" dir="auto" title={name} className={slots.name()}>
          {name}
        </span>
        <span data-slot="file-upload-details" className={slots.details()}>
          {!error && <bdi data-slot="file-upload-size">{formatSize(file.size, texts.locale)}</bdi>}
          {isUploading && <bdi>{formatPercent(progress / 100, texts.locale)}</bdi>}
          <span data-slot="file-upload-outcome" aria-live="polite" className={slots.outcome()}>
            {(error || (progress !== undefined && !isUploading)) && (
              <span className="k:sr-only">{name}: </span>
            )}
            {error ? (
              <span data-slot="file-upload-error" className={slots.error()}>
                {error}
              </span>
            ) : (
              progress !== undefined &&
              !isUploading && (
                <span className={slots.uploaded()}>
                  <CheckIcon />
                  {texts.uploaded}
                </span>
              )
            )}
          </span>
        </span>
        {isUploading && (
          <div
            data-slot="file-upload-progress"
            role="progressbar"
            aria-label={fillText(texts.uploading, { name })}
            aria-valuenow={progress}
            className={meter.track({ className: slots.progress() })}
          >
            <div className={meter.indicator()} style={{ width: `${progress}%` }} />
          </div>
        )}
      </div>
      <div data-slot="file-upload-actions" className={slots.actions()}>
        {children}
        {error && onRetry && (
          <Button
            {...control}
            icon={RotateCwIcon}
            aria-label={fillText(texts.retry, { name })}
            onClick={() => onRetry(file)}
          />
        )}
        <Button
          {...control}
          icon={XIcon}
          aria-label={fillText(texts.remove, { name })}
          onClick={(event) => {
            focusNext(event.currentTarget, state.input.current);
            remove(file);
          }}
        />
      </div>
    </li>
  );
}

/**
 * Moves focus from a button that is about to be removed to the button of the next or previous file, or else
 * to the input.
 */
function focusNext(button: HTMLElement, input: HTMLInputElement | null): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const buttons = next?.querySelectorAll("button");
  const target = buttons?.[buttons.length - 1] ?? input;
  target?.focus();
}

/** An image preview. If the browser can't decode the file, it renders nothing, so that the icon shows. */
function Thumbnail({ file, className }: { file: File; className: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  const [isBroken, setBroken] = useState(false);
  if (!url || isBroken) return null;
  return (
    <img
      data-slot="file-upload-image"
      src={url}
      alt=""
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
