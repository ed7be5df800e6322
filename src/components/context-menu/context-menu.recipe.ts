import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { focusRing } from "../../recipes/focus";
import { menuPanel } from "../../recipes/menu-panel";

export const contextMenuTriggerRecipe = defineRecipe(
  "ContextMenu.Trigger",
  // A long press would select text as well.
  tv({ base: ["k:pointer-coarse:select-none", focusRing] }),
);

export const contextMenuContentRecipe = defineRecipe("ContextMenu.Content", tv({ slots: menuPanel }));
