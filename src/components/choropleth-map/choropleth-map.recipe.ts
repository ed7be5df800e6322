import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { mapSlots } from "../../recipes/map";

export const choroplethMapRecipe = defineRecipe("ChoroplethMap", tv({ slots: mapSlots }));
