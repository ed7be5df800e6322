"use client";

import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Slider as Base } from "@base-ui/react/slider";
import { type CSSProperties, type RefObject, useRef } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { sliderLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { honorAriaDisabled, ignoreAction, isAriaDisabled } from "../../lib/aria-disabled";
import { replayChanges, useOnMount } from "../../lib/dom-state";
import { focusPart } from "../../lib/focus-part";
import { withoutInnerChange } from "../../lib/inner-events";
import { numberShape, type Shape, useControlled } from "../../lib/use-controlled";
import { useDirection } from "../../lib/use-direction";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { warnOnce } from "../../lib/warn-once";
import { FieldFrame, usePickerField } from "../field";
import { sliderRecipe } from "./slider.recipe";
import type { SliderMark, SliderProps } from "./slider-types";

/**
 * A control that selects a number, or a range of numbers, by its position on a track. Pass `label` or `description` for a
 * built-in field. Otherwise wrap it in Field or set `aria-label`.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/ | ARIA multi-thumb slider pattern}
 * @category Input
 * @alias range, range slider, range input, track bar, volume, price filter
 * @since 0.1.0
 */
export function Slider<Range extends boolean = false>({
  label,
  labelTooltip,
  labels: ownLabels,
  description,
  error,
  range,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  orientation = "horizontal",
  min = 0,
  max: givenMax = 100,
  step = 1,
  largeStep = step * 10,
  minDistance = 0,
  marks = [],
  format,
  locale,
  showValue,
  className,
  id,
  ref,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledBy,
  "aria-describedby": ariaDescribedBy,
  "aria-invalid": ariaInvalid,
  ...rest
}: SliderProps<Range>) {
  const max = maximumAbove(min, givenMax);
  const input = useRef<HTMLInputElement>(null);
  const labels = useLabels("slider", sliderLabels, ownLabels);
  const { direction, handlers } = useDirection();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref, focusThumb);
  const { field, isFramed, labelId, control } = usePickerField({
    label,
    labelTooltip,
    labels: ownLabels,
    description,
    error,
    "aria-label": ariaLabel,
    "aria-labelledby": ariaLabelledBy,
    "aria-describedby": ariaDescribedBy,
  });
  const { current, change, commit } = useSliderValue({
    root,
    input,
    value,
    defaultValue,
    empty: range ? [min, max] : min,
    isHeld: isAriaDisabled(rest),
    onValueChange,
    onValueCommit,
  });
  const language = knownLocale("Slider.locale", locale, labels.locale);
  const isVertical = orientation === "vertical";
  const slots = sliderRecipe({ orientation });
  const name = { "aria-label": ariaLabel, "aria-labelledby": ariaLabel ? undefined : labelId };
  const thumbs = range ? [labels.minimum, labels.maximum] : [undefined];
  const scale = { slots, marks, isVertical, min, max };
  const [low, high = low] = [current].flat() as [number, number?];

  const slider = (
    <DirectionProvider direction={direction}>
      <Base.Root
        data-slot="slider"
        ref={mergedRef}
        className={slots.base({ className })}
        // Assistive technology, and a press in Safari, may change the value of the native input.
        {...honorAriaDisabled(withoutInnerChange(rest, onValueChange), { onChangeCapture: ignoreAction })}
        {...handlers}
        // A single thumb needs no group.
        {...(range ? name : { role: undefined })}
        id={id}
        value={current}
        onValueChange={change}
        onValueCommitted={commit}
        minStepsBetweenValues={Math.ceil(minDistance / step)}
        thumbCollisionBehavior="none"
        locale={language}
        // An invalid orientation is horizontal.
        orientation={isVertical ? "vertical" : "horizontal"}
        {...{ min, max, step, largeStep, format }}
      >
        <Base.Control data-slot="slider-control" className={slots.control()}>
          <Base.Track data-slot="slider-track" className={slots.track()}>
            <Base.Indicator
              data-slot="slider-indicator"
              data-single={range ? undefined : ""}
              className={slots.indicator()}
            />
            <SliderDots {...scale} filled={range ? [low, high] : [min, low]} />
            {thumbs.map((thumbName, index) => (
              <Base.Thumb
                key={thumbName ?? ""}
                index={index}
                data-slot="slider-thumb"
                className={slots.thumb()}
                style={isVertical ? undefined : { translate: "var(--center) -50%" }}
                {...(range ? { "aria-label": thumbName } : name)}
                aria-describedby={control["aria-describedby"]}
                getAriaValueText={(text) => text}
                inputRef={
                  index === 0
                    ? (element: HTMLInputElement | null) => {
                        input.current = element;
                        // The primitive has no prop for the id that the label points to.
                        if (element) element.id = control.id;
                      }
                    : undefined
                }
              />
            ))}
          </Base.Track>
          <SliderMarkLabels {...scale} />
        </Base.Control>
      </Base.Root>
    </DirectionProvider>
  );
  if (!isFramed) {
    return (
      <>
        {slider}
        {field.watch}
      </>
    );
  }
  return (
    <FieldFrame field={field} className={slots.field()}>
      {showValue && label && (
        // With its own direction, so that "20 to 80" doesn't become "80 20 to" in a right-to-left page.
        <span data-slot="slider-value" dir="auto" className={slots.value()}>
          {formatValue(current, language, format)}
        </span>
      )}
      {slider}
    </FieldFrame>
  );
}

const focusThumb = focusPart((root) => root.querySelector("input"));

/** Returns the maximum, or `min + 1` if it isn't above the minimum. */
function maximumAbove(min: number, max: number): number {
  if (max > min) return max;
  warnOnce(
    () => `Invalid Slider.max ${max}. Pass a number greater than min, ${min}. ${min + 1} is used instead.`,
  );
  return min + 1;
}

interface SliderMarksProps {
  slots: ReturnType<typeof sliderRecipe>;
  marks: readonly SliderMark[];
  isVertical: boolean;
  min: number;
  max: number;
}

interface SliderDotsProps extends SliderMarksProps {
  /** The lower and the upper end of the filled part. */
  filled: readonly [number, number];
}

/** The points on the track. */
function SliderDots({ slots, filled, ...scale }: SliderDotsProps) {
  return scale.marks.map(({ value }) => (
    <span
      key={value}
      data-slot="slider-dot"
      data-filled={value >= filled[0] && value <= filled[1] ? "" : undefined}
      className={slots.dot()}
      style={positionOf(value, scale)}
    />
  ));
}

/** The labels beside the track. They are hidden from screen readers, which read the value, the minimum and the maximum. */
function SliderMarkLabels({ slots, ...scale }: SliderMarksProps) {
  const labeled = scale.marks.filter(({ label }) => label !== undefined);
  if (labeled.length === 0) return null;
  return (
    <div data-slot="slider-marks" aria-hidden className={slots.labels()}>
      {labeled.map(({ value, label }) => (
        <span
          key={value}
          data-slot="slider-mark"
          className={slots.markLabel()}
          style={labelPositionOf(value, scale)}
        >
          <span
            className={slots.markText()}
            style={scale.isVertical ? undefined : widthOf(value, scale, labeled)}
          >
            {label}
          </span>
        </span>
      ))}
    </div>
  );
}

type Scale = Pick<SliderMarksProps, "min" | "max" | "isVertical">;

function positionOf(value: number, { min, max, isVertical }: Scale): CSSProperties {
  const share = `${((value - min) / (max - min)) * 100}%`;
  return isVertical ? { bottom: share } : { insetInlineStart: share };
}

/** The maximum width of a label, which ends halfway to the next one. Short labels are never truncated. */
function widthOf(value: number, { min, max }: Scale, marks: readonly SliderMark[]): CSSProperties {
  const distances = marks.map((mark) => Math.abs(mark.value - value)).filter(Boolean);
  // A label at an end is on one side of its point only.
  const sides = value === min || value === max ? 0.5 : 1;
  const share = Math.min(...distances, max - min) / (max - min);
  return { maxWidth: `max(3rem, ${sides * share * 100}cqw)` };
}

/** The labels at both ends align with the ends of the track, 8 px beyond their points. */
function labelPositionOf(value: number, scale: Scale): CSSProperties {
  if (scale.isVertical) return { ...positionOf(value, scale), gridArea: "1 / 1", justifySelf: "start" };
  if (value === scale.min) return { insetInlineStart: "-0.5rem", justifyContent: "flex-start" };
  if (value === scale.max) return { insetInlineEnd: "-0.5rem", justifyContent: "flex-end" };
  return positionOf(value, scale);
}

type Numbers = number | readonly number[];

interface SliderValueOptions {
  root: RefObject<HTMLDivElement | null>;
  /** The first thumb's input. */
  input: RefObject<HTMLInputElement | null>;
  value: Numbers | null | undefined;
  defaultValue: Numbers | null | undefined;
  /** The value for `null` and for numbers that aren't finite. */
  empty: Numbers;
  /** Whether the control is `aria-disabled`. */
  isHeld: boolean;
  onValueChange: ((value: never) => void) | undefined;
  onValueCommit: ((value: never) => void) | undefined;
}

/** The value of the slider, and the functions that change it. A form reset restores the default. */
function useSliderValue({
  root,
  input,
  value,
  defaultValue,
  empty,
  isHeld,
  onValueChange,
  onValueCommit,
}: SliderValueOptions) {
  const [currentValue, setCurrentValue, restore] = useControlled<Numbers>(
    "Slider.value",
    value as Numbers,
    defaultValue ?? empty,
    empty,
    Array.isArray(empty) ? rangeShape : numberShape,
  );
  const current = areFinite(currentValue) ? currentValue : empty;

  // The primitive supports neither `aria-disabled` nor a disabled fieldset.
  const isLocked = () => isHeld || !!input.current?.matches(":disabled");
  const change = (next: Numbers) => {
    if (isLocked()) return;
    setCurrentValue(next);
    onValueChange?.(next as never);
  };
  const commit = (next: Numbers) => {
    if (!isLocked()) onValueCommit?.(next as never);
  };
  useFormReset(input, () => {
    const initial = restore();
    if (initial !== undefined && String(initial) !== String(current)) onValueChange?.(initial as never);
  });
  useOnMount(
    () => root.current && replayChanges(root.current.querySelectorAll("input"), value !== undefined),
  );
  return { current, change, commit };
}

const rangeShape: Shape = { name: "an array of two numbers", matches: Array.isArray };

function areFinite(value: Numbers): boolean {
  return [value].flat().every(Number.isFinite);
}

/** Formats a number, or both ends of a range, for a language. */
function formatValue(
  value: number | readonly number[],
  locale: string,
  format: Intl.NumberFormatOptions | undefined,
): string {
  const formatter = new Intl.NumberFormat(locale, format);
  const [low = 0, high = low] = [value].flat();
  // `formatRange` marks equal numbers as approximate: "~20".
  return low === high ? formatter.format(low) : formatter.formatRange(low, high);
}
