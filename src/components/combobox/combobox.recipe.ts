import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { chipBoxButton, chips } from "../../recipes/chip";
import { controlSize } from "../../recipes/control";
import { controlBox, controlBoxAround, valueBox } from "../../recipes/control-box";
import { focusRing } from "../../recipes/focus";
import * as popup from "../../recipes/popup";
import { controlSizeTexts, listAlignTexts, listSideTexts } from "../../recipes/value-texts";

/** A button at the end of the control, as high as the control. Its click target is at least 24 px high. */
const endButton = [chipBoxButton, "k:w-6 k:before:inset-x-0 k:before:-inset-y-0.5"];

export const comboboxRecipe = defineRecipe(
  "Combobox",
  tv({
    slots: {
      base: "k:around-hidden-input k:min-w-0 k:text-base k:text-ink",
      /** Contains a control and the buttons that overlap its end. */
      box: "k:relative",
      input: [
        controlBox,
        "k:pe-8 k:own-direction k:text-ellipsis k:[&:has(~*>[data-slot=combobox-clear])]:pe-14",
      ],
      value: valueBox.base,
      valueText: valueBox.text,
      /** Contains the chips and the input, with space for the buttons at the end. */
      multiple: controlBoxAround,
      chips: chips.row,
      multipleInput: chips.input,
      chip: chips.chip,
      chipText: chips.text,
      chipRemove: chips.remove,
      /** Contains the buttons, which overlap the end of the control. */
      end: "k:pointer-events-none k:absolute k:end-1.25 k:top-0 k:flex k:*:pointer-events-auto",
      /** With `multiple`, the box around the buttons has a border, so they are moved by its width. */
      multipleEnd: "k:over:end-1 k:over:-top-px",
      endButton,
      clear: "k:disabled:hidden",
      icon: valueBox.icon,
    },
    variants: {
      size: {
        xs: {
          input: [controlSize.xs, "k:ps-1.5"],
          value: valueBox.size.xs,
          multiple: [chips.size.xs.box, "k:pe-14"],
          multipleInput: chips.size.xs.input,
          chip: chips.size.xs.chip,
          chipRemove: chips.size.xs.remove,
          end: "k:h-5",
        },
        sm: {
          input: [controlSize.sm, "k:ps-2"],
          value: valueBox.size.sm,
          multiple: [chips.size.sm.box, "k:pe-14"],
          multipleInput: chips.size.sm.input,
          chip: chips.size.sm.chip,
          chipRemove: chips.size.sm.remove,
          end: "k:h-6.5",
        },
        base: {
          input: [controlSize.base, "k:ps-3"],
          value: valueBox.size.base,
          multiple: [chips.size.base.box, "k:pe-14"],
          multipleInput: chips.size.base.input,
          chip: chips.size.base.chip,
          chipRemove: chips.size.base.remove,
          end: "k:h-9",
        },
        lg: {
          input: [controlSize.lg, "k:ps-3"],
          value: valueBox.size.lg,
          multiple: [chips.size.lg.box, "k:pe-14"],
          multipleInput: chips.size.lg.input,
          chip: chips.size.lg.chip,
          chipRemove: chips.size.lg.remove,
          end: "k:h-10",
        },
      },
      inputSide: {
        right: {},
        top: { multipleInput: "k:over:basis-full" },
      },
    },
    defaultVariants: { size: "base", inputSide: "right" },
  }),
);

export const comboboxContentRecipe = defineRecipe("Combobox.Content", tv({ base: popup.panel }));
export const comboboxItemRecipe = defineRecipe(
  "Combobox.Item",
  tv({ slots: { base: popup.chosenItem, text: popup.itemText, check: popup.check } }),
);
export const comboboxListRecipe = defineRecipe("Combobox.List", tv({ base: popup.list }));
export const comboboxGroupRecipe = defineRecipe("Combobox.Group", tv({ base: popup.group }));
export const comboboxGroupLabelRecipe = defineRecipe("Combobox.GroupLabel", tv({ base: popup.groupLabel }));
export const comboboxEmptyRecipe = defineRecipe("Combobox.Empty", tv({ base: popup.empty }));

export const comboboxInputRecipe = defineRecipe(
  "Combobox.Input",
  // Inset in the panel, with a concentric radius. The focus ring is inside, where the panel doesn't clip it.
  tv({
    base: "k:mx-1 k:mt-1 k:h-8 k:min-w-0 k:shrink-0 k:rounded-xs k:border k:border-line k:bg-recessed k:px-2 k:text-base k:text-ink k:outline-focus k:-outline-offset-1 k:focus-visible:outline-2",
  }),
);

export const comboboxTriggerRecipe = defineRecipe(
  "Combobox.Trigger",
  tv({
    variants: {
      /** Whether the caller renders the element. @internal */
      isCustom: {
        // Combobox.Value is a text without an element, which is never narrower than its longest word otherwise.
        true: "k:over:wrap-anywhere",
        false: [endButton, focusRing],
      },
    },
    defaultVariants: { isCustom: false },
  }),
);

export const comboboxIconRecipe = defineRecipe(
  "Combobox.Icon",
  tv({ base: "k:flex k:shrink-0 k:text-ink-muted" }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const comboboxTexts = {
  size: controlSizeTexts,
  inputSide: {
    right: "The input follows the last chip. If the line is full, it wraps.",
    top: "The input has its own line above the chips, so they never move it.",
  },
  side: listSideTexts,
  align: listAlignTexts,
};
