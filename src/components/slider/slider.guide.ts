import type { Guide } from "../../catalog/types";

/** When to use Slider, and how. */
export const sliderGuide: Guide = {
  instead: {
    NumberField: "For an exact value, or a large range.",
    Radio: "For one of a few values.",
    Meter: "For a value that people can't change.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves between the thumbs." },
    {
      keys: ["ArrowRight", "ArrowUp"],
      does: "Increases the value by `step`. ArrowRight follows the reading direction.",
    },
    {
      keys: ["ArrowLeft", "ArrowDown"],
      does: "Decreases the value by `step`. ArrowLeft follows the reading direction.",
    },
    { keys: ["PageUp", "PageDown"], does: "Changes the value by `largeStep`, like Shift and an arrow key." },
    { keys: ["Home", "End"], does: "Sets the minimum or maximum that the thumb can have." },
  ],
  accessibility: [
    "Each thumb is a native range input, with the formatted value as `aria-valuetext`.",
    "A range is a group named by its label. Its thumbs are named Minimum and Maximum. To change these names, use `labels`.",
    "Every thumb has a target of 24 px.",
    "Without a `label`, set `aria-label`.",
    "Use `aria-disabled` instead of `disabled` to keep it focusable.",
  ],
  do: [
    "Show the value with `showValue` if the number matters.",
    "Save or load data in `onValueCommit`, not at every step of a drag.",
  ],
  dont: [
    {
      text: "Don't pass a range without `range`.",
      code: '<Slider label="Price" defaultValue={[20, 80]} />',
      caughtBy: "types",
    },
    {
      text: "Don't omit the name. Pass a `label`.",
      code: '<Slider name="volume" />',
      caughtBy: "axe label",
    },
  ],
};
