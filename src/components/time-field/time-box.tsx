"use client";

import type { AriaAttributes, ClipboardEvent, ComponentProps } from "react";
import type { TimeFieldLabels } from "../../i18n/labels";
import { focusInput } from "../../lib/focus-input";
import { type Clock, type Piece, segmentsOf, type TimeParts } from "./clock";
import type { timeFieldRecipe } from "./time-field.recipe";
import { TimeSegment } from "./time-segment";
import { parseTime, readTime, stepsOf } from "./time-text";

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
  form,
  firstId,
  segment,
  children,
  onPaste,
  onMouseDown,
  "aria-describedby": describedBy,
  ...rest
}: TimeBoxProps) {
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const pasted = readTime(event.clipboardData.getData("text"), clock);
    if (pasted && !isLocked) onPartsChange(pasted);
  };
  const base = parseTime(min ?? "", clock);
  const first = segmentsOf(clock)[0];
  const draw = (pieces: Piece[]) =>
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
      {...rest}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        focusInput(event);
      }}
      onPaste={paste}
    >
      {children}
      {draw(clock.before)}
      <span data-slot="time-field-numbers" dir="ltr" className={slots.numbers()}>
        {draw(clock.numbers)}
      </span>
      {draw(clock.after)}
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
