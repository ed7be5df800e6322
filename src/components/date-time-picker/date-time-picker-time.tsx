"use client";

import type { AriaAttributes } from "react";
import type { DateTimePickerLabels } from "../../i18n/labels";
import { GlobeIcon } from "../../icons";
import { fillText } from "../../lib/fill-text";
import { Button } from "../button";
import { FieldFrame, usePickerField } from "../field";
import { TimeBox, timeFieldRecipe, type useTimeValue } from "../time-field";
import type { dateTimePickerRecipe } from "./date-time-picker.recipe";
import { offsetOf } from "./zoned-time";

interface DateTimePickerTimeProps {
  slots: ReturnType<typeof dateTimePickerRecipe>;
  labels: DateTimePickerLabels;
  clock: ReturnType<typeof useTimeValue>;
  problem: string | undefined;
  /** The given time zone. */
  timezone: string | undefined;
  /** The time zone of the value. */
  zone: string | undefined;
  /** The moments at which clocks show the time, and whether the second of two is selected. */
  moments: readonly Date[];
  isSecond: boolean;
  onSelect: (moment: Date) => void;
  isDisabled: boolean;
  isHeld: boolean;
  form: string | undefined;
}

/** The time below the calendar, with its time zone, and a button to switch if the time occurs twice. */
export function DateTimePickerTime({
  slots,
  labels,
  clock: { clock, parts, step, change },
  problem,
  timezone,
  zone,
  moments,
  isSecond,
  onSelect,
  isDisabled,
  isHeld,
  form,
}: DateTimePickerTimeProps) {
  const { field, labelId, control } = usePickerField({ label: labels.time, error: problem });
  const time = timeFieldRecipe();
  const [first, second] = moments;
  const offset = (moment: Date | undefined) => (moment && zone ? `UTC${offsetOf(moment, zone)}` : "");
  const [chosen, other] = isSecond ? [second, first] : [first, second];
  const texts = isSecond
    ? { chosen: labels.secondSelected, other: labels.selectFirst }
    : { chosen: labels.firstSelected, other: labels.selectSecond };
  const states: AriaAttributes = {
    "aria-invalid": control["aria-invalid"],
    "aria-disabled": isHeld || undefined,
  };
  return (
    <div data-slot="date-time-picker-foot" className={slots.foot()}>
      <FieldFrame field={field}>
        <TimeBox
          className={time.base()}
          aria-labelledby={labelId}
          aria-describedby={control["aria-describedby"]}
          slots={time}
          {...{ labels, clock, parts, step, form }}
          onPartsChange={change}
          disabled={isDisabled}
          isLocked={isHeld}
          firstId={control.id}
          segment={states}
        />
      </FieldFrame>
      {/* Always rendered: screen readers don't announce a live region that is added with its text. */}
      <div data-slot="date-time-picker-twice" role="status" className={slots.twice()}>
        {second && fillText(texts.chosen, { offset: offset(chosen) })}
      </div>
      {other && (
        <Button
          data-slot="date-time-picker-other"
          size="sm"
          className={slots.other()}
          aria-disabled={isHeld || undefined}
          onClick={() => !isHeld && onSelect(other)}
        >
          {fillText(texts.other, { offset: offset(other) })}
        </Button>
      )}
      {timezone && (
        <span data-slot="date-time-picker-timezone" className={slots.zone()}>
          <GlobeIcon />
          <span dir="auto">{timezone}</span>
        </span>
      )}
    </div>
  );
}
