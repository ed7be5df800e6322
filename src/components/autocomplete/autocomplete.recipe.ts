import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { controlSize } from "../../recipes/control";
import { controlBox } from "../../recipes/control-box";
import * as popup from "../../recipes/popup";
import { controlSizeTexts, listAlignTexts, listSideTexts } from "../../recipes/value-texts";

export const autocompleteRecipe = defineRecipe(
  "Autocomplete",
  tv({ base: "k:around-hidden-input k:min-w-0 k:text-base k:text-ink" }),
);

export const autocompleteInputGroupRecipe = defineRecipe(
  "Autocomplete.InputGroup",
  tv({
    slots: {
      base: [controlBox, "k:own-direction k:text-ellipsis k:[&:has(~[data-slot=autocomplete-clear])]:pe-8"],
      /** Contains the input and the button at its end. */
      box: "k:relative",
      /** As high as the input. Its click target is at least 24 px high. */
      clear: [
        "k:absolute k:end-1.25 k:top-0 k:flex k:w-6 k:cursor-pointer k:items-center k:justify-center k:rounded-xs k:text-ink-muted",
        "k:before:absolute k:before:inset-x-0 k:before:-inset-y-0.5 k:hover:enabled:text-ink k:[:is(:disabled,[readonly])~&]:hidden",
      ],
    },
    variants: {
      size: {
        xs: { base: [controlSize.xs, "k:px-1.5"], clear: "k:h-5" },
        sm: { base: [controlSize.sm, "k:px-2"], clear: "k:h-6.5" },
        base: { base: [controlSize.base, "k:px-3"], clear: "k:h-9" },
        lg: { base: [controlSize.lg, "k:px-3"], clear: "k:h-10" },
      },
    },
    defaultVariants: { size: "base" },
  }),
);

export const autocompleteContentRecipe = defineRecipe("Autocomplete.Content", tv({ base: popup.panel }));
export const autocompleteListRecipe = defineRecipe("Autocomplete.List", tv({ base: popup.list }));
export const autocompleteItemRecipe = defineRecipe(
  "Autocomplete.Item",
  tv({ slots: { base: popup.item, text: popup.itemText } }),
);
export const autocompleteGroupRecipe = defineRecipe("Autocomplete.Group", tv({ base: popup.group }));
export const autocompleteGroupLabelRecipe = defineRecipe(
  "Autocomplete.GroupLabel",
  tv({ base: popup.groupLabel }),
);
export const autocompleteSeparatorRecipe = defineRecipe(
  "Autocomplete.Separator",
  tv({ base: popup.separator }),
);
export const autocompleteEmptyRecipe = defineRecipe("Autocomplete.Empty", tv({ base: popup.empty }));

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const autocompleteTexts = {
  size: controlSizeTexts,
  side: listSideTexts,
  align: listAlignTexts,
};
