"use client";

import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { CheckIcon, FileIcon, RotateCwIcon, XIcon } from "../../icons";
import type { StyleProps } from "../../lib/common-props";
import { fillText } from "../../lib/fill-text";
import { Button } from "../button";
import { meterRecipe } from "../meter/meter.recipe";
import { formatPercent } from "../meter/percent";
import { useFileUpload } from "./file-upload-context";
import { formatSize } from "./format-size";

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
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
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
