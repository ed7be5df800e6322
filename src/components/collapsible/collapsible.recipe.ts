import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";

export const collapsibleTriggerRecipe = defineRecipe(
  "Collapsible.Trigger",
  tv({ base: ["k:cursor-pointer k:rounded-xs k:disabled:cursor-not-allowed", focusRing] }),
);

export const collapsiblePanelRecipe = defineRecipe(
  "Collapsible.Panel",
  tv({
    base: [
      // Inner margins count toward its height. Not while hidden: a class that sets display would show it in browsers
      // without `hidden="until-found"`.
      "k:not-[[hidden]]:flow-root k:h-(--collapsible-panel-height) k:transition-[height] k:duration-height k:ease-standard",
      "k:data-starting-style:h-0 k:data-starting-style:overflow-hidden k:data-ending-style:h-0",
      // Clips only while animating, when the height is a number: a focus ring at the edge or a popup may overflow an
      // open panel. The server writes the same style without the space.
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
      /** As high as the first line. It points in the direction of the text until the panel is open. */
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
      // A line below the center of the chevron, along the content, which aligns with the label.
      content:
        "k:ms-4 k:mt-0.5 k:mb-2 k:border-line k:border-s k:py-1 k:ps-3.75 k:pe-2 k:text-base k:text-ink k:wrap-anywhere",
    },
  }),
);
