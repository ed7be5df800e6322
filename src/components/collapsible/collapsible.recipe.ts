import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { bareButton } from "../../recipes/bare-button";
import { focusRing } from "../../recipes/focus";

export const collapsibleTriggerRecipe = defineRecipe(
  "Collapsible.Trigger",
  tv({ base: [bareButton, "k:disabled:cursor-not-allowed"] }),
);

export const collapsiblePanelRecipe = defineRecipe(
  "Collapsible.Panel",
  tv({
    base: [
      "k:max-w-full k:wrap-break-word",
      // Includes inner margins in the height. Not while hidden, because a class that sets `display` would
      // show the panel in browsers that don't support `hidden="until-found"`.
      "k:not-[[hidden]]:flow-root k:h-(--collapsible-panel-height) k:transition-[height] k:duration-height k:ease-standard",
      "k:data-starting-style:h-0 k:data-starting-style:overflow-hidden k:data-ending-style:h-0",
      // Clips only during the animation, when the height is a number, because focus rings and popups may
      // overflow an open panel. Browsers write a space after the colon in the style, and the server doesn't.
      "k:not-[[style*='height:auto'],[style*='height:_auto']]:overflow-hidden",
    ],
  }),
);

export const collapsibleDefaultTriggerRecipe = defineRecipe(
  "Collapsible.DefaultTrigger",
  tv({
    slots: {
      base: [
        "k:group k:flex k:min-h-9 k:w-full k:cursor-pointer k:items-start k:gap-2 k:rounded-md k:px-2 k:py-2",
        "k:text-start k:font-medium k:text-base k:text-ink k:wrap-anywhere",
        "k:transition-colors k:duration-120 k:motion-reduce:transition-none k:hover:not-disabled:bg-tint k:active:not-disabled:bg-tint-strong",
        "k:disabled:cursor-not-allowed k:disabled:opacity-50",
        focusRing,
      ],
      /** As high as the first line of text. It points in the reading direction while the panel is closed. */
      chevron: [
        "k:my-0.5 k:size-4 k:shrink-0 k:text-ink-muted k:transition-[rotate] k:duration-height k:ease-standard",
        "k:-rotate-90 k:rtl:rotate-90 k:group-data-panel-open:over:rotate-0",
      ],
      label: "k:min-w-0 k:flex-1",
    },
  }),
);

export const collapsibleDefaultPanelRecipe = defineRecipe(
  "Collapsible.DefaultPanel",
  tv({
    slots: {
      // The line along the content is below the center of the chevron. The content is aligned with the label.
      content:
        "k:ms-4 k:mt-0.5 k:mb-2 k:border-line k:border-s k:py-1 k:ps-3.75 k:pe-2 k:text-base k:text-ink k:wrap-anywhere",
    },
  }),
);
