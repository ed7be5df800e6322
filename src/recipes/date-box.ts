import { actionBox } from "./action-box";

const { xs, sm, base, lg } = actionBox.size;
const sizeOf = ({ box, button }: { box: readonly string[]; button: string }) => ({
  box: [...box],
  trigger: button,
});

/** The parts of a box with dates that are typed, and a button that opens a calendar. */
export const dateBox = {
  box: actionBox.box,
  input: [actionBox.input, "k:tabular-nums"],
  /** The native input, which covers the box, so that the browser's messages point to it. */
  control: "k:pointer-events-none k:absolute k:inset-0 k:size-full k:opacity-0",
  /** Opens the calendar. */
  trigger: [
    actionBox.button,
    "k:over:-outline-offset-2 k:data-popup-open:bg-tint k:data-popup-open:text-ink",
  ],
  /** As wide as the calendar. */
  panel: "k:w-auto",
  size: { xs: sizeOf(xs), sm: sizeOf(sm), base: sizeOf(base), lg: sizeOf(lg) },
  error: actionBox.error,
};
