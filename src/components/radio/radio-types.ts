import type { radioGroupRecipe, radioItemRecipe } from "./radio.recipe";

/** The layout of a group's options. */
export type RadioAppearance = keyof (typeof radioGroupRecipe)["variants"]["appearance"];

/** The side of the label that the radio is on. */
export type RadioControlPosition = "start" | "end";

/** The look of a radio. */
export type RadioVariant = keyof (typeof radioItemRecipe)["variants"]["variant"];
