import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";
import { dateBox } from "../../recipes/date-box";
import { inputValueTexts } from "../../recipes/value-texts";

export const dateRangeInputRecipe = defineRecipe(
  "DateRangeInput",
  tv({
    slots: {
      base: dateBox.box,
      /** The inputs, below each other in narrow containers. A container has no width of its own, so it has that of both dates. */
      fields:
        "k:@container k:flex k:min-w-0 k:flex-1 k:flex-wrap k:items-stretch k:[contain-intrinsic-inline-size:25ch]",
      /** A date of ten digits fits, and the separator in the first field. The end date takes the remaining space. */
      field:
        "k:relative k:flex k:min-h-(--line) k:min-w-0 k:max-w-full k:basis-[12ch] k:first:basis-[13ch] k:last:grow",
      input: [dateBox.input, "k:w-full"],
      /** It takes no width, so that it stays on the line of the first field, if there is space after the date. */
      separator:
        "k:pointer-events-none k:-ms-5 k:flex k:w-5 k:select-none k:items-center k:text-ink-muted k:@max-[7rem]:hidden",
      control: dateBox.control,
      trigger: dateBox.trigger,
      panel: dateBox.panel,
      presets: "k:flex k:contain-inline-size k:flex-wrap k:gap-1.5 k:border-t k:border-line k:pt-3",
    },
    variants: {
      size: {
        xs: {
          base: [dateBox.size.xs.box, "k:over:h-auto k:[--line:--spacing(4.5)]"],
          trigger: dateBox.size.xs.trigger,
        },
        sm: {
          base: [dateBox.size.sm.box, "k:over:h-auto k:[--line:--spacing(6)]"],
          trigger: dateBox.size.sm.trigger,
        },
        base: {
          base: [dateBox.size.base.box, "k:over:h-auto k:[--line:--spacing(8.5)]"],
          trigger: dateBox.size.base.trigger,
        },
        lg: {
          base: [dateBox.size.lg.box, "k:over:h-auto k:[--line:--spacing(9.5)]"],
          trigger: dateBox.size.lg.trigger,
        },
      },
      variant: { default: {}, error: { base: dateBox.error } },
    },
    defaultVariants: { size: "base", variant: "default" },
  }),
);

/** The description of each value, for the catalog. Not part of any bundle. */
export const dateRangeInputTexts = inputValueTexts;
