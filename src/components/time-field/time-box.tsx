"use client";

import {
  type AriaAttributes,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useRef,
} from "react";
import type { TimeFieldLabels } from "../../i18n/labels";
import { isTouched, useOnMount } from "../../lib/dom-state";
import { focusInput } from "../../lib/focus-input";
import { isComposing } from "../../lib/is-composing";
import { useMergedRefs } from "../../lib/use-merged-refs";
import type { timeFieldRecipe } from "./time-field.recipe";
import {
  type Clock,
  type Piece,
  parseTime,
  readDayPeriod,
  readSegment,
  readTime,
  type SegmentName,
  type Steps,
  segmentsOf,
  shownNumber,
  stepsOf,
  stepValue,
  type TimeParts,
  typeDigit,
} from "./time-text";

interface TimeBoxProps extends ComponentProps<"div"> {
  slots: ReturnType<typeof timeFieldRecipe>;
  labels: TimeFieldLabels;
  clock: Clock;
  parts: TimeParts;
  /** Called with the parts that the user changes. */
  onPartsChange: (changed: TimeParts) => void;
  /** The seconds between valid times, counted from `min` or else from midnight. */
  step: number;
  min?: string;
  disabled: boolean | undefined;
  /** Whether the time can't be changed, but can be focused. */
  isLocked: boolean | undefined;
  /** Whether the caller controls the time. */
  isControlled: boolean;
  form: string | undefined;
  /** The id of the first segment, for a label. */
  firstId?: string;
  /** The attributes of each segment. The first one gets the description, too. */
  segment: AriaAttributes;
}

/** The segments of a time in their box, a group that also accepts a pasted time. */
export function TimeBox({
  slots,
  labels,
  clock,
  parts,
  onPartsChange,
  step,
  min,
  disabled,
  isLocked,
  isControlled,
  form,
  firstId,
  segment,
  children,
  onPaste,
  onMouseDown,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: TimeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(box, ref);
  useOnMount(() => {
    const touched = [...(box.current?.querySelectorAll<HTMLInputElement>("[role=spinbutton]") ?? [])].filter(
      isTouched,
    );
    if (touched.length === 0) return;
    const typed = touched.map((input) =>
      readSegment(input.dataset.segment as SegmentName, input.value, clock),
    );
    for (const input of touched) input.value = input.defaultValue;
    if (!isControlled) onPartsChange(Object.assign({}, ...typed));
  });
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const pasted = readTime(event.clipboardData.getData("text"), clock);
    if (pasted && !isLocked) onPartsChange(pasted);
  };
  const base = parseTime(min ?? "", clock);
  const first = segmentsOf(clock)[0];
  const renderPieces = (pieces: Piece[]) =>
    pieces.map((piece, index) =>
      "segment" in piece ? (
        <TimeSegment
          key={piece.segment}
          name={piece.segment}
          steps={stepsOf(piece.segment, step, base, clock.counts[piece.segment])}
          onChange={onPartsChange}
          {...{ slots, labels, clock, parts, disabled, form }}
          readOnly={isLocked}
          {...segment}
          id={piece.segment === first ? firstId : undefined}
          aria-describedby={piece.segment === first ? describedBy : undefined}
        />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no state
        <span key={index} data-slot="time-field-text" aria-hidden="true">
          {piece.text}
        </span>
      ),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be named by the label of a field
    <div
      data-slot="time-field"
      role="group"
      ref={mergedRef}
      {...rest}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        focusInput(event);
      }}
      onPaste={paste}
    >
      {children}
      {renderPieces(clock.before)}
      <span data-slot="time-field-numbers" dir="ltr" className={slots.numbers()}>
        {renderPieces(clock.numbers)}
      </span>
      {renderPieces(clock.after)}
    </div>
  );
}

/** Moves focus from the hidden control, where labels and validation put it, to the first empty segment. */
export function focusSegment(control: HTMLElement): void {
  const segments = [
    ...(control.parentElement?.querySelectorAll<HTMLInputElement>("[role=spinbutton]") ?? []),
  ];
  (segments.find(({ value }) => !value) ?? segments[0])?.focus();
}

interface TimeSegmentProps extends AriaAttributes {
  name: SegmentName;
  slots: ReturnType<typeof timeFieldRecipe>;
  labels: TimeFieldLabels;
  clock: Clock;
  parts: TimeParts;
  steps: Steps;
  /** Called with the parts that the user changes. */
  onChange: (changed: TimeParts) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  form: string | undefined;
  id?: string;
}

/** The amount by which Page Up and Page Down change a segment. */
const pages: Record<SegmentName, number> = { hour: 3, minute: 15, second: 15, dayPeriod: 1 };

/** The direction in which a key steps. */
const distances: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 };

/**
 * The direction in which a key steps from an empty segment: Home up to the first value, End down to the last.
 */
const ends: Record<string, number> = { Home: 1, End: -1 };

/** One segment of a time: a text input, so that phones show a keyboard, with the role and keys of a spin button. */
function TimeSegment({
  name,
  slots,
  labels,
  clock,
  parts,
  steps,
  onChange,
  disabled,
  readOnly,
  form,
  id,
  ...aria
}: TimeSegmentProps) {
  /** The digits typed since the segment got the focus. */
  const typed = useRef("");
  /** The text that an input method has composed so far. */
  const composed = useRef("");
  const value = parts[name];
  const text = value === undefined ? "" : clock.format(name, parts);
  const count = clock.counts[name];
  const page = pages[name];
  const first = name === "hour" ? clock.firstHour : 0;
  const isNumber = name !== "dayPeriod";

  const set = (next: number | undefined) => {
    typed.current = "";
    onChange({ [name]: next });
  };
  const type = (character: string, input: HTMLElement) => {
    const digit = clock.readDigits(character);
    if (!isNumber) {
      const next = readDayPeriod(character, clock);
      if (next !== undefined) set(next);
    } else if (/\d/.test(digit)) {
      const next = typeDigit(name, typed.current, Number(digit), clock);
      typed.current = next.text;
      if (Object.keys(next.parts).length > 0) onChange(next.parts);
      if (next.isDone) neighbor(input, 1)?.focus();
    } else if (/[:：.．,，h時시]/.test(character) && typed.current) {
      neighbor(input, 1)?.focus();
    }
  };

  const clear = (input: HTMLElement, key: string) => {
    if (value === undefined && key === "Backspace") neighbor(input, -1)?.focus();
    else set(undefined);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget: input } = event;
    if (ctrlKey || metaKey || altKey || isComposing(event)) return;
    const distance = distances[key];
    const [isCharacter, isClear] = [[...key].length === 1, key === "Backspace" || key === "Delete"];
    if (key === "ArrowLeft" || key === "ArrowRight") beside(input, key)?.focus();
    else if (!isCharacter && !isClear && !distance && !ends[key]) return;
    else if (readOnly) return;
    else if (isCharacter) type(key, input);
    else if (isClear) clear(input, key);
    else if (distance) set(stepValue(value, distance * (/^Page/.test(key) ? page : 1), steps, count));
    else set(stepValue(undefined, ends[key] ?? 1, steps, count));
    event.preventDefault();
  };

  return (
    // Versions of ICU differ: a server may have PM where a browser has 오후.
    <span
      data-slot="time-field-segment"
      suppressHydrationWarning
      data-text={text || dashes}
      className={slots.segment()}
    >
      <input
        data-slot="time-field-input"
        data-segment={name}
        id={id}
        role="spinbutton"
        dir="auto"
        suppressHydrationWarning
        {...aria}
        aria-label={labels[name]}
        aria-valuenow={value === undefined ? undefined : shownNumber(name, value, clock)}
        aria-valuetext={text || labels.empty}
        aria-valuemin={first}
        aria-valuemax={count - 1 + first}
        inputMode={isNumber ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        disabled={disabled}
        readOnly={readOnly}
        form={form}
        placeholder={dashes}
        value={text}
        className={slots.input()}
        onKeyDown={handleKey}
        // Virtual keyboards fire no keydown event that names the key.
        onInput={({ nativeEvent, currentTarget }) => {
          const { data, isComposing } = nativeEvent as InputEvent;
          // While composing, each event has all of the composed text again.
          const known = isComposing && data?.startsWith(composed.current) ? composed.current.length : 0;
          composed.current = isComposing && data ? data : "";
          if (data) for (const character of data.slice(known)) type(character, currentTarget);
          else set(undefined);
        }}
        onCompositionStart={() => {
          composed.current = "";
        }}
        onChange={ignore}
        onFocus={({ currentTarget }) => {
          typed.current = "";
          currentTarget.setSelectionRange(text.length, text.length);
        }}
      />
    </span>
  );
}

const dashes = "––";
const ignore = () => {};

function inputsAround(input: HTMLElement): HTMLElement[] {
  return [...(input.closest("[role=group]")?.querySelectorAll<HTMLElement>("[role=spinbutton]") ?? [])];
}

/** The segment after or before another in DOM order. */
function neighbor(input: HTMLElement, distance: number): HTMLElement | undefined {
  const inputs = inputsAround(input);
  return inputs[inputs.indexOf(input) + distance];
}

/** The segment to the left or right of another. In a right-to-left page, that isn't the DOM order. */
function beside(input: HTMLElement, key: "ArrowLeft" | "ArrowRight"): HTMLElement | undefined {
  const left = (each: HTMLElement) => each.getBoundingClientRect().left;
  const inputs = inputsAround(input).sort((one, other) => left(one) - left(other));
  return inputs[inputs.indexOf(input) + (key === "ArrowLeft" ? -1 : 1)];
}
