import { type Seed, swap } from "../seed";

const file = "src/components/button/button.recipe.ts";

/** The value that the seeds add to Button's `variant`. */
export const value = "planted";

/** The first seed adds the value to the recipe without a text. The second adds its text. */
export const newValueSeeds: [value: Seed, text: Seed] = [
  {
    name: "a new value without a text",
    file,
    edit: swap(
      "variant: {\n",
      `variant: {\n        ${value}: "k:border-transparent k:bg-info k:text-on-info",\n`,
    ),
  },
  {
    name: "the text of the new value",
    file,
    edit: swap(
      /(?<=export const buttonTexts[\s\S]*variant: \{\n)/,
      `    ${value}: "A value that only the proof adds.",\n`,
    ),
  },
];
