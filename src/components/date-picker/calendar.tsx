"use client";

import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type ClassNames,
  type CustomComponents,
  DayFlag,
  DayPicker,
  type Labels as DayPickerLabels,
  type Formatters,
  type Modifiers,
  type PropsMulti,
  type PropsRange,
  type PropsSingle,
  SelectionState,
  UI,
  useDayPicker,
} from "react-day-picker";
import type { datePickerLabels } from "../../i18n/labels";
import { separatorOf } from "../../i18n/locale-context";
import { useLocale } from "../../i18n/locale-provider";
import { ChevronRightIcon } from "../../icons/icons";
import { isSameDay, validDate } from "../../lib/calendar-day";
import { useDirection } from "../../lib/use-direction";
import { useToday } from "../../lib/use-today";
import type { calendar } from "../../recipes/calendar";
import { calendarFormat, shortWeekdays } from "./calendar-format";
import {
  type CalendarOptions,
  type CalendarSelection,
  chooseInRange,
  type DateMatcher,
  type DateRange,
  isFull,
  positionInRange,
  type RangePosition,
  type SelectionBounds,
} from "./selection";

interface CalendarProps extends Omit<CalendarOptions, "disabled" | "required" | "form"> {
  selection: CalendarSelection;
  /** Called with a day that can be selected. */
  onChoose: (day: Date) => void;
  bounds: SelectionBounds;
  /** The disabled days, from `disabledDays`. */
  disabled: DateMatcher[];
  slots: CalendarSlots;
  words: Words;
  numberOfMonths?: number;
  fixedWeeks?: boolean;
  footer?: ReactNode;
}

/** The months of DatePicker and DateRangePicker. It manages the visible month, but not the selection. */
export function Calendar({
  selection,
  onChoose,
  bounds,
  slots,
  words,
  disabled,
  month,
  defaultMonth,
  today,
  locale,
  weekStartsOn,
  ...options
}: CalendarProps) {
  const readersToday = useToday();
  const now = validDate(today) ?? readersToday;
  const first = validDate(month) ?? validDate(defaultMonth) ?? firstDay(selection) ?? now;
  const { direction, handlers } = useDirection();
  const classNames = useMemo(() => calendarClassNames(slots), [slots]);
  const language = useLocale();
  const { weekdays, previousMonth, nextMonth, today: todayWord, selected: selectedWord } = words;
  const texts = useMemo(() => {
    // The texts name the days in their own language only.
    const days = locale && locale !== language.code ? shortWeekdays(locale) : weekdays.split(" ");
    return calendarTexts(locale ?? language.code, days, separatorOf(language), {
      ...{ previousMonth, nextMonth, today: todayWord, selected: selectedWord },
    });
  }, [locale, language, weekdays, previousMonth, nextMonth, todayWord, selectedWord]);
  const { preview, ...hints } = usePreview(selection, bounds);
  if (!first) return <CalendarPlaceholder slots={slots} months={options.numberOfMonths} />;

  const range = preview ?? (selection.mode === "range" ? selection.selected : undefined);
  const at = (position: string) => (day: Date) => positionInRange(range, day) === position;
  const handleSelect = (day: Date, modifiers: Modifiers) => {
    hints.forget();
    if (!modifiers.unavailable) onChoose(day);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events from inside.
    <div data-slot="calendar-frame" className="k:contents" {...handlers} onMouseLeave={hints.leave}>
      <DayPicker
        {...(selection as PropsSingle | PropsMulti | PropsRange)}
        {...options}
        weekStartsOn={weekStartsOn ?? language.weekStartsOn}
        // Kerf manages the selection itself, because at the maximum, react-day-picker drops all other days.
        onSelect={(_: unknown, day: Date, modifiers: Modifiers) => handleSelect(day, modifiers)}
        onDayMouseEnter={hints.point}
        onDayFocus={hints.focus}
        onDayBlur={hints.blur}
        {...(month && { month: first })}
        defaultMonth={first}
        // Without `today`, react-day-picker reads the clock, also on the server.
        today={now ?? longAgo}
        dir={direction}
        {...texts}
        classNames={classNames}
        components={calendarParts}
        modifiers={{
          unavailable: [...disabled, beyondCap(selection, bounds)],
          only: at("only"),
          start: at("start"),
          middle: at("middle"),
          end: at("end"),
          preview: preview !== undefined,
        }}
      />
    </div>
  );
}

/** A day that isn't visible, passed as today until the user's day is known. */
const longAgo = new Date(0);

function firstDay({ mode, selected }: CalendarSelection): Date | undefined {
  if (mode === "single") return validDate(selected);
  return mode === "multiple"
    ? validDate(selected[0])
    : (validDate(selected?.from) ?? validDate(selected?.to));
}

/** Matches the days to disable: at the maximum number of days, all that aren't selected. */
function beyondCap(selection: CalendarSelection, { max }: SelectionBounds): (day: Date) => boolean {
  if (selection.mode !== "multiple" || !isFull(selection.selected, max)) return () => false;
  return (day) => !selection.selected.some((each) => isSameDay(each, day));
}

/** The state of a day that react-day-picker doesn't know. Calendar sets it. */
interface DayFacts {
  unavailable?: boolean;
  only?: boolean;
  start?: boolean;
  middle?: boolean;
  end?: boolean;
  preview?: boolean;
}

const positions = ["only", "start", "middle", "end"] as const satisfies RangePosition[];

interface TheirProps {
  className?: string;
  calendarMonth?: unknown;
  displayIndex?: unknown;
  week?: unknown;
}

/** Creates a part with a slot. It drops the props of react-day-picker that aren't HTML attributes. */
function part(Element: ElementType, slot: string) {
  return function CalendarPart({ calendarMonth, displayIndex, week, ...props }: TheirProps) {
    return <Element data-slot={slot} {...props} />;
  };
}

/** Drops `dir`: the page sets the direction, and react-day-picker needs `dir` only for the arrow keys. */
function Root({ rootRef, dir, ...props }: ComponentProps<CustomComponents["Root"]>) {
  return <div data-slot="calendar" {...props} />;
}

/** Both buttons are before the first month in the page, and are shown at the ends of its caption. */
function Nav({
  onPreviousClick,
  onNextClick,
  previousMonth,
  nextMonth,
}: ComponentProps<CustomComponents["Nav"]>) {
  const { classNames, labels } = useDayPicker();
  return (
    <>
      <button
        data-slot="calendar-step"
        data-step="previous"
        type="button"
        className={classNames[UI.PreviousMonthButton]}
        aria-label={labels.labelPrevious(previousMonth)}
        onClick={onPreviousClick}
      >
        <ChevronRightIcon className="k:rotate-180 k:rtl:rotate-0" />
      </button>
      <button
        data-slot="calendar-step"
        data-step="next"
        type="button"
        className={classNames[UI.NextMonthButton]}
        aria-label={labels.labelNext(nextMonth)}
        onClick={onNextClick}
      >
        <ChevronRightIcon className="k:rtl:rotate-180" />
      </button>
    </>
  );
}

/** Visible to screen readers, as in the grid pattern. react-day-picker hides the weekdays. */
function Weekdays(props: ComponentProps<"tr">) {
  return (
    <thead data-slot="calendar-weekdays">
      <tr data-slot="calendar-week" {...props} />
    </thead>
  );
}

function Day({ day, modifiers, ...props }: ComponentProps<CustomComponents["Day"]>) {
  const facts = modifiers as DayFacts;
  const position = modifiers.hidden ? undefined : positions.find((each) => facts[each]);
  return (
    <td
      data-slot="calendar-cell"
      {...props}
      data-range={position}
      data-preview={(position && facts.preview) || undefined}
      aria-disabled={facts.unavailable || undefined}
    />
  );
}

function DayButton({ day, modifiers, ...props }: ComponentProps<CustomComponents["DayButton"]>) {
  const { unavailable, middle } = modifiers as DayFacts;
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      ref={ref}
      data-slot="calendar-day"
      {...props}
      data-today={modifiers.today || undefined}
      // Only the ends of a range look selected. The days between them show the band.
      data-chosen={(modifiers.selected && !middle) || undefined}
      // Disabled, but focusable. Otherwise, arrow keys would skip disabled weeks without an announcement.
      aria-disabled={unavailable || undefined}
    />
  );
}

/** Kerf's parts for react-day-picker. A constant, because a new object would remount all of them. */
const calendarParts = {
  Root,
  Nav,
  Weekdays,
  Day,
  DayButton,
  Months: part("div", "calendar-months"),
  Month: part("div", "calendar-month"),
  MonthCaption: part("div", "calendar-caption"),
  CaptionLabel: part("span", "calendar-caption-label"),
  MonthGrid: part("table", "calendar-grid"),
  Weekday: part("th", "calendar-weekday"),
  Weeks: part("tbody", "calendar-weeks"),
  Week: part("tr", "calendar-week"),
  Footer: part("div", "calendar-footer"),
} satisfies Partial<CustomComponents>;

interface CalendarPlaceholderProps {
  slots: CalendarSlots;
  months?: number;
}

/** Empty months until the month is known: a caption, the weekdays and five weeks. */
function CalendarPlaceholder({ slots, months = 1 }: CalendarPlaceholderProps) {
  return (
    <div data-slot="calendar-months" aria-busy="true" className={slots.months()}>
      {Array.from({ length: months }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the months are all the same
        <div key={month} data-slot="calendar-month" className={slots.month()}>
          <div data-slot="calendar-caption" className={slots.caption()} />
          <table data-slot="calendar-grid" aria-hidden="true" className={slots.grid()}>
            <tbody data-slot="calendar-weeks">
              <tr data-slot="calendar-week">
                <td data-slot="calendar-cell" className={slots.weekday()} />
              </tr>
              {weeks.map((week) => (
                <tr key={week} data-slot="calendar-week">
                  <td data-slot="calendar-cell" className={slots.cell()} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

const weeks = [1, 2, 3, 4, 5];

/** The slots of a recipe for the calendar. */
type CalendarSlots = Record<keyof typeof calendar, () => string>;

/** Removes react-day-picker's own classes, because the state of a day is in data attributes. */
const noClasses = Object.fromEntries(
  [UI, DayFlag, SelectionState].flatMap((names) => Object.values(names)).map((name) => [name, ""]),
);

/** The classes of the slots, by react-day-picker's names for its parts. */
function calendarClassNames(slots: CalendarSlots): Partial<ClassNames> {
  return {
    ...noClasses,
    root: "k:contents",
    months: slots.months(),
    month: slots.month(),
    month_caption: slots.caption(),
    button_previous: slots.step(),
    button_next: slots.step(),
    month_grid: slots.grid(),
    weekday: slots.weekday(),
    day: slots.cell(),
    day_button: slots.day(),
    footer: slots.footer(),
  };
}

/**
 * The preview of a range after its first day is selected. It ends at the hovered day, otherwise at the
 * focused day. Days that are disabled or would start a new range have no preview.
 */
function usePreview(selection: CalendarSelection, bounds: SelectionBounds) {
  const [pointed, setPointed] = useState<Date>();
  const [focused, setFocused] = useState<Date>();
  const begun = selection.mode === "range" && selection.selected?.from && !selection.selected.to;
  const hint = pointed ?? focused;
  const show = (set: typeof setPointed) => (day: Date, modifiers: Modifiers) => {
    if (begun) set(modifiers.unavailable ? undefined : day);
  };
  const leave = () => setPointed(undefined);
  const blur = () => setFocused(undefined);
  return {
    preview: begun && hint ? completeRange(chooseInRange(selection.selected, hint, bounds)) : undefined,
    point: show(setPointed),
    focus: show(setFocused),
    leave,
    blur,
    forget: () => {
      leave();
      blur();
    },
  };
}

function completeRange(range: DateRange | undefined): DateRange | undefined {
  return range?.to ? range : undefined;
}

type Words = typeof datePickerLabels;

/** The names and formats of the days and months, for react-day-picker. */
function calendarTexts(
  locale: string,
  weekdays: string[],
  separator: string,
  words: Omit<Words, "weekdays">,
) {
  const { month, day, weekday, full } = calendarFormat(locale);
  const labels: Partial<DayPickerLabels> = {
    labelPrevious: () => words.previousMonth,
    labelNext: () => words.nextMonth,
    labelGrid: month,
    labelWeekday: weekday,
    labelDayButton(date, modifiers) {
      const parts = [modifiers.today && words.today, full(date), modifiers.selected && words.selected];
      return parts.filter(Boolean).join(separator);
    },
  };
  const formatters: Partial<Formatters> = {
    formatCaption: month,
    formatDay: day,
    formatWeekdayName: (date) => weekdays[date.getDay()] ?? "",
  };
  return { labels, formatters };
}
