import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { chips } from "../../recipes/chip";
import { controlBoxAround } from "../../recipes/control-box";
import * as popup from "../../recipes/popup";
import { controlSizeTexts } from "../../recipes/value-texts";

export const tagsInputRecipe = defineRecipe(
  "TagsInput",
  tv({
    slots: {
      base: [
        controlBoxAround,
        "k:w-full k:around-hidden-input k:not-disabled-input:has-[input[readonly]]:bg-recessed",
      ],
      /** Contains the tags and the input. */
      row: chips.row,
      /** Only for its role. The tags wrap together with the input. */
      tags: "k:contents",
      /** While another tag is dragged, a line in the gap shows where it would be. */
      tag: [
        chips.chip,
        "k:relative k:touch-manipulation k:select-none k:data-dragging:opacity-50",
        "k:data-drop:before:absolute k:data-drop:before:-inset-y-0.5 k:data-drop:before:border-s-2 k:data-drop:before:border-accent",
        "k:data-[drop=before]:before:-start-1 k:data-[drop=after]:before:-end-1",
      ],
      tagText: chips.text,
      remove: chips.remove,
      /** Replaces a tag while people edit it. The ring of the box shows its focus. */
      edit: "k:max-w-full k:min-w-0 k:own-direction k:text-ellipsis k:rounded-xs k:border k:border-accent k:bg-surface k:text-ink k:outline-none k:aria-invalid:border-danger",
      input: chips.input,
      /** The hidden input, which the browser validates. Its messages point to the box. */
      control: "k:pointer-events-none k:text-ellipsis k:opacity-0",
      status: "k:sr-only",
    },
    variants: {
      size: {
        xs: {
          base: [chips.size.xs.box, "k:pe-px"],
          tag: [chips.size.xs.chip, "k:not-has-[button]:pe-1"],
          remove: chips.size.xs.remove,
          edit: [chips.size.xs.chip, "k:pe-1"],
          input: chips.size.xs.input,
        },
        sm: {
          base: [chips.size.sm.box, "k:pe-0.5"],
          tag: [chips.size.sm.chip, "k:not-has-[button]:pe-1.5"],
          remove: chips.size.sm.remove,
          edit: [chips.size.sm.chip, "k:pe-1.5"],
          input: chips.size.sm.input,
        },
        base: {
          base: [chips.size.base.box, "k:pe-1.25"],
          tag: [chips.size.base.chip, "k:not-has-[button]:pe-2"],
          remove: chips.size.base.remove,
          edit: [chips.size.base.chip, "k:pe-2"],
          input: chips.size.base.input,
        },
        lg: {
          base: [chips.size.lg.box, "k:pe-1.75"],
          tag: [chips.size.lg.chip, "k:not-has-[button]:pe-2"],
          remove: chips.size.lg.remove,
          edit: [chips.size.lg.chip, "k:pe-2"],
          input: chips.size.lg.input,
        },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** The classes of the list of suggestions. It isn't a part of its own. */
export const suggestionClasses = {
  content: defineRecipe("TagsInput", tv({ base: popup.panel })),
  list: defineRecipe("TagsInput", tv({ base: popup.list })),
  item: defineRecipe("TagsInput", tv({ slots: { base: popup.item, text: popup.itemText } })),
  group: defineRecipe("TagsInput", tv({ base: popup.group })),
  groupLabel: defineRecipe("TagsInput", tv({ base: popup.groupLabel })),
  empty: defineRecipe("TagsInput", tv({ base: popup.empty })),
};

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const tagsInputTexts = { size: controlSizeTexts };
