import { focusRing } from "./focus";

/** A native input at the panel's lower edge, where the browser's own validation message points. */
export const hiddenCalendarControl =
  "k:pointer-events-none k:absolute k:inset-x-0 k:bottom-0 k:h-px k:w-full k:opacity-0";

/**
 * The parts of a calendar. A component adds their sizes. Data attributes set the state of a day. The cell
 * draws the band of a range, and the button draws the day itself.
 */
export const calendar = {
  months: "k:relative k:flex k:flex-wrap k:justify-center k:text-ink",
  month: "k:max-w-full k:flex k:flex-col k:gap-1",
  caption: "k:flex k:items-center k:justify-center k:font-medium k:tabular-nums",
  step: [
    "k:absolute k:top-0 k:z-1 k:flex k:cursor-pointer k:items-center k:justify-center k:rounded-sm k:text-ink-muted",
    "k:enabled:hover:bg-tint k:enabled:hover:text-ink k:enabled:active:bg-tint-strong k:disabled:cursor-not-allowed k:disabled:opacity-50 k:transition-colors k:duration-120 k:motion-reduce:transition-none",
    focusRing,
  ],
  // Two pixels between the weeks, so that the ranges of two weeks don't touch. Including the gap, every
  // target is at least 24 px high.
  grid: "k:w-full k:table-fixed k:border-separate k:border-spacing-x-0 k:border-spacing-y-0.5",
  weekday: "k:text-center k:font-normal k:text-ink-muted",
  cell: [
    "k:relative k:text-center",
    "k:before:absolute k:before:inset-y-0 k:before:border-accent-line",
    "k:data-[range=middle]:before:inset-x-0 k:data-[range=start]:before:start-1/2 k:data-[range=start]:before:end-0",
    "k:data-[range=end]:before:start-0 k:data-[range=end]:before:end-1/2",
    "k:first:before:rounded-s-sm k:last:before:rounded-e-sm",
    "k:data-range:before:bg-accent-tint k:data-range:forced-colors:before:border-y",
    // The preview of a range has a dashed border, closed at the day that would end it.
    "k:data-preview:over:before:border-y k:data-preview:before:border-dashed k:data-preview:over:before:border-accent",
    "k:data-preview:first:before:border-s k:data-preview:last:before:border-e",
    "k:data-preview:data-[range=end]:not-aria-selected:over:before:end-0 k:data-preview:data-[range=end]:not-aria-selected:before:rounded-e-sm k:data-preview:data-[range=end]:not-aria-selected:before:border-e",
    "k:data-preview:data-[range=start]:not-aria-selected:over:before:start-0 k:data-preview:data-[range=start]:not-aria-selected:before:rounded-s-sm k:data-preview:data-[range=start]:not-aria-selected:before:border-s",
  ],
  day: [
    "k:relative k:flex k:w-full k:cursor-pointer k:select-none k:items-center k:justify-center k:tabular-nums",
    "k:transition-colors k:duration-120 k:motion-reduce:transition-none",
    "k:enabled:hover:bg-tint k:enabled:active:bg-tint-strong k:focus-visible:z-1",
    // The target extends halfway into the gap between the weeks.
    "k:before:absolute k:before:inset-x-0 k:before:-inset-y-px",
    "k:disabled:cursor-not-allowed k:disabled:opacity-50 k:[td[aria-disabled]>&]:line-through k:[td[aria-disabled]>&]:opacity-55",
    // Today's number has a line below it.
    "k:data-today:font-semibold k:data-today:after:absolute k:data-today:after:w-3 k:data-today:after:border-b-2 k:data-today:after:border-current",
    "k:data-chosen:over:bg-accent k:data-chosen:over:text-on-accent k:data-chosen:font-medium k:data-chosen:forced-color-adjust-none",
    "k:enabled:data-chosen:over:hover:bg-accent-hover k:enabled:data-chosen:over:active:bg-accent-active",
    focusRing,
  ],
  footer: "k:text-sm k:text-ink-muted k:wrap-anywhere",
};

/** The calendar of DatePicker and DateTimePicker, with its panel. */
export const calendarPanel = {
  base: [
    "k:relative k:inline-flex k:w-fit k:max-w-full k:data-invalid:over:border-danger k:flex-col k:gap-3 k:rounded-lg k:border k:border-line k:bg-surface k:p-4 k:align-top k:text-base k:text-ink",
    // A popover has its own panel.
    "k:in-data-[slot=popover-content]:over:border-transparent k:in-data-[slot=popover-content]:over:bg-transparent k:in-data-[slot=popover-content]:over:p-0",
    // Forced colors would draw the transparent border as a second frame.
    "k:forced-colors:in-data-[slot=popover-content]:over:border-[Canvas]",
  ],
  ...calendar,
  months: [calendar.months, "k:gap-x-6 k:gap-y-5"],
  month: [calendar.month, "k:w-63"],
  caption: [calendar.caption, "k:h-8 k:text-base"],
  step: [calendar.step, "k:size-8 k:data-[step=previous]:start-0 k:data-[step=next]:end-0 k:[&_svg]:size-4"],
  weekday: [calendar.weekday, "k:h-8 k:text-sm"],
  cell: [calendar.cell, "k:h-8.5"],
  day: [calendar.day, "k:h-8.5 k:rounded-md k:text-base k:data-today:after:bottom-1"],
};
