"use client";

import { useId, useRef } from "react";
import { fileUploadLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { fillText } from "../../lib/fill-text";
import { FieldContext, FieldFrame, isShown, useField, useFieldAttributes } from "../field";
import { fileUploadRecipe } from "./file-upload.recipe";
import { FileUploadProvider } from "./file-upload-context";
import { FileUploadDropzone, isOff } from "./file-upload-dropzone";
import { FileUploadList } from "./file-upload-list";
import type { FileUploadProps } from "./file-upload-types";
import { rejectionTexts } from "./rejection-texts";
import { useFiles } from "./use-files";

const slots = fileUploadRecipe();

/** Documented in index.ts. */
export function FileUploadRoot({
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
  ...rest
}: FileUploadProps) {
  const texts = useLabels("fileUpload", fileUploadLabels, labels);
  const input = useRef<HTMLInputElement>(null);
  const messagesId = useId();
  const limits = { accept, maxSize, maxFiles, multiple, directory };
  const { files, rejections, addTransferred, remove, handleChange } = useFiles({
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

  const take = (transfer: DataTransfer) => {
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
        take,
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
        className={slots.base({ className })}
        {...rest}
        {...(isFramed ? undefined : field.events)}
        onPaste={(event) => {
          onPaste?.(event);
          if (event.defaultPrevented || event.clipboardData.files.length === 0) return;
          event.preventDefault();
          take(event.clipboardData);
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
        {children === undefined && <FileUploadList />}
        <span data-slot="file-upload-status" role="status" className="k:sr-only">
          {files.length === 0
            ? texts.none
            : fillText(pluralForm(texts.selected, files.length, texts.locale), {
                name: files[0]?.name ?? "",
              })}
        </span>
      </div>
    </FileUploadProvider>
  );
}
