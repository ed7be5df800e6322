import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { buttonClasses } from "../../recipes/button";
import { buttonValueTexts } from "../../recipes/value-texts";

const { base, ...variants } = buttonClasses;

export const buttonRecipe = defineRecipe(
  "Button",
  tv({ base, variants, defaultVariants: { variant: "secondary", size: "base", shape: "base" } }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const buttonTexts = buttonValueTexts;
