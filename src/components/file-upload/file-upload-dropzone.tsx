"use client";

import { type ComponentProps, type DragEvent, type ReactNode, useState } from "react";
import { UploadIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import { useFileUpload } from "./file-upload-context";

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
  const { slots, texts, input, take } = useFileUpload("FileUpload.Dropzone");
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
        take(event.dataTransfer);
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

export interface FileUploadTriggerProps extends StyleProps, ComponentProps<"span"> {
  /** The visible text, instead of "Choose files". It may contain an icon. */
  children?: ReactNode;
}

/** Looks like a Button and contains the native input, which opens the file dialog and has the focus. */
export function FileUploadTrigger({ className, children, ...rest }: FileUploadTriggerProps) {
  const { slots, choose, input, inputProps } = useFileUpload("FileUpload.Trigger");
  return (
    <span data-slot="file-upload-trigger" className={slots.trigger({ className })} {...rest}>
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
