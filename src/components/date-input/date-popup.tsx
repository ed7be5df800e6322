"use client";

import { type ReactNode, type RefObject, useId, useMemo, useRef } from "react";
import type { DateInputLabels } from "../../i18n/labels";
import { CalendarIcon } from "../../icons/icons";
import { dayKey } from "../../lib/calendar-day";
import type { PortalProps } from "../../lib/common-props";
import { FieldContext } from "../../lib/field-context";
import { dayInTabOrder } from "../date-picker";
import { Popover } from "../popover";

interface DatePopupProps extends PortalProps {
  /** The prefix of the trigger's `data-slot`. */
  slotPrefix: "date-input" | "date-range-input";
  slots: Record<"trigger" | "panel", () => string>;
  labels: Pick<DateInputLabels, "open" | "calendar">;
  /** The id of the label, which follows the name of the button. */
  labelId: string | undefined;
  isDisabled: boolean | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The day that gets the focus. By default, the day in the tab order. */
  focusedDay?: Date;
  /** The input that gets the focus back, if a key in it opened the calendar. By default, the button. */
  returnTo: RefObject<HTMLInputElement | null> | undefined;
  /** The calendar. */
  children: ReactNode;
}

/** A button, and the calendar that it opens. */
export function DatePopup({
  slotPrefix,
  slots,
  labels,
  labelId,
  isDisabled,
  isOpen,
  onOpenChange,
  focusedDay,
  returnTo,
  container,
  children,
}: DatePopupProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const focused = focusedDay && dayKey(focusedDay);
  const firstDay = useMemo(() => firstFocus(content, focused), [focused]);
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger
        data-slot={`${slotPrefix}-trigger`}
        id={id}
        aria-label={labels.open}
        aria-labelledby={labelId && `${id} ${labelId}`}
        disabled={isDisabled}
        className={slots.trigger()}
      >
        <CalendarIcon />
      </Popover.Trigger>
      <Popover.Content
        aria-label={labels.calendar}
        align="end"
        container={container}
        className={slots.panel()}
        initialFocus={firstDay}
        finalFocus={returnTo}
        ref={content}
      >
        {/* A surrounding Field belongs to the input, not to the calendar. */}
        <FieldContext value={null}>{children}</FieldContext>
      </Popover.Content>
    </Popover>
  );
}

/** A ref to a day, or else to the day in the tab order. Both exist once the calendar is rendered. */
function firstFocus(
  content: RefObject<HTMLElement | null>,
  day: string | undefined,
): RefObject<HTMLElement | null> {
  return {
    get current() {
      const button = day && content.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`);
      return button || dayInTabOrder(content.current);
    },
  };
}
