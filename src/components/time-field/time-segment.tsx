"use client";

import { type AriaAttributes, type KeyboardEvent, useRef } from "react";
import type { TimeFieldLabels } from "../../i18n/labels";
import { type Clock, type SegmentName, shownNumber, type TimeParts } from "./clock";
import type { timeFieldRecipe } from "./time-field.recipe";
import { readDayPeriod, type Steps, stepValue, typeDigit } from "./time-text";

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
export function TimeSegment({
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
    const digit = clock.digitOf(character);
    if (!isNumber) {
      const next = readDayPeriod(character, clock);
      if (next !== undefined) set(next);
    } else if (digit !== undefined) {
      const next = typeDigit(name, typed.current, digit, clock);
      typed.current = next.text;
      if (Object.keys(next.parts).length > 0) onChange(next.parts);
      if (next.isDone) neighbor(input, 1)?.focus();
    } else if (/[:.,h時시]/.test(character) && typed.current) {
      neighbor(input, 1)?.focus();
    }
  };

  const clear = (input: HTMLElement, key: string) => {
    if (value === undefined && key === "Backspace") neighbor(input, -1)?.focus();
    else set(undefined);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget: input, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
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
    <span data-slot="time-field-segment" data-text={text || dashes} className={slots.segment()}>
      <input
        data-slot="time-field-input"
        id={id}
        role="spinbutton"
        dir="auto"
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
          const { data } = nativeEvent as InputEvent;
          if (data) for (const character of data) type(character, currentTarget);
          else set(undefined);
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
