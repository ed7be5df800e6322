import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { buttonClasses } from "../../recipes/button";

export const fileUploadRecipe = defineRecipe(
  "FileUpload",
  tv({
    slots: {
      base: "k:flex k:w-full k:min-w-0 k:flex-col k:gap-2 k:text-base k:text-ink",
      dropzone: [
        "k:relative k:flex k:flex-wrap k:items-center k:justify-center k:gap-x-3 k:gap-y-2 k:rounded-md k:border k:border-dashed k:border-line-strong k:bg-surface k:px-4 k:py-5",
        "k:text-ink-muted k:transition-colors k:duration-120 k:motion-reduce:transition-none",
        "k:hover:not-disabled-input:border-ink-muted k:has-[input[aria-invalid]]:border-danger",
        "k:over:data-dragging:border-solid k:over:data-dragging:border-accent k:over:data-dragging:bg-accent-tint k:over:data-dragging:text-accent-ink",
        "k:disabled-input:border-line k:disabled-input:bg-disabled",
        "k:forced-colors:disabled-input:border-[GrayText] k:forced-colors:disabled-input:text-[GrayText]",
      ],
      icon: "k:size-4 k:shrink-0",
      hint: "k:min-w-0 k:wrap-anywhere",
      /** Looks like a Button. The input inside it covers it, or the surrounding drop zone. */
      trigger: [
        buttonClasses.base,
        buttonClasses.variant.secondary,
        buttonClasses.size.sm,
        buttonClasses.shape.base,
        "k:self-start k:in-data-[slot=file-upload-dropzone]:static k:in-data-[slot=file-upload-dropzone]:self-auto",
        "k:has-focus-visible:outline-2 k:disabled-input:border-line k:disabled-input:bg-transparent k:disabled-input:text-ink-muted",
        "k:forced-colors:disabled-input:border-[GrayText] k:forced-colors:disabled-input:text-[GrayText]",
      ],
      choose: "k:min-w-0 k:has-[>*]:inline-flex k:items-center k:gap-[inherit]",
      input: "k:absolute k:inset-0 k:size-full k:cursor-pointer k:opacity-0 k:disabled:cursor-not-allowed",
      messages: "k:empty:absolute k:flex k:flex-col k:gap-1",
      message:
        "k:relative k:ps-5 k:text-sm k:text-danger-ink k:wrap-anywhere k:before:absolute k:before:start-0 k:before:size-4 k:before:icon-alert",
      reading: "k:flex k:items-center k:gap-1.5 k:text-sm k:text-ink-muted k:tabular-nums k:[&_svg]:size-4",
      list: "k:m-0 k:flex k:list-none k:flex-col k:rounded-md k:border k:border-line k:bg-surface k:p-0",
      // If the actions leave less than 6rem for the name, they move to a second row.
      item: "k:flex k:min-w-0 k:flex-wrap k:items-center k:gap-x-3 k:gap-y-2 k:border-line k:py-2 k:ps-3 k:pe-2 k:not-last:border-b",
      preview: [
        "k:grid k:size-8 k:shrink-0 k:place-items-center k:overflow-hidden k:rounded-xs k:border k:border-line k:bg-recessed k:text-ink-muted",
        "k:*:col-start-1 k:*:row-start-1",
      ],
      image: "k:size-full k:bg-surface k:object-cover",
      text: "k:flex k:min-w-0 k:flex-1 k:basis-24 k:flex-col k:items-start k:gap-0.5",
      name: "k:max-w-full k:truncate",
      details:
        "k:flex k:max-w-full k:flex-wrap k:gap-x-1.5 k:wrap-anywhere k:text-ink-muted k:text-sm k:tabular-nums",
      outcome: "k:min-w-0 k:empty:absolute",
      error:
        "k:relative k:block k:ps-5 k:text-danger-ink k:wrap-anywhere k:before:absolute k:before:start-0 k:before:size-4 k:before:icon-alert",
      uploaded: "k:flex k:min-w-0 k:items-center k:gap-1 k:text-success-ink k:[&_svg]:size-3.5",
      progress: "k:over:mt-1 k:over:h-1",
      actions: "k:ms-auto k:flex k:min-w-0 k:max-w-full k:items-center k:gap-0.5",
      action: "k:over:text-ink-muted k:over:hover:enabled:text-ink",
    },
  }),
);
