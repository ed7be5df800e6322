import { Button, DatePicker, type DateRange, Field, LocaleProvider, Stack } from "@kerf/react";
import { de } from "@kerf/react/locales/de";
import { useState } from "react";

/** One day, with the selected date in the footer. */
export function DeliveryDay() {
  const [day, setDay] = useState<Date | null>(null);
  return (
    <DatePicker
      aria-label="Day of delivery"
      selected={day}
      onChange={setDay}
      defaultMonth={new Date(2026, 10, 1)}
      disabled={{ dayOfWeek: [0, 6] }}
      footer={
        day ? `Comes on ${day.toLocaleDateString("en", { dateStyle: "long" })}` : "No delivery at weekends"
      }
    />
  );
}

/** Up to three days. */
export function WorkshopDays() {
  return (
    <DatePicker
      aria-label="Days of the workshop"
      mode="multiple"
      max={3}
      defaultSelected={[new Date(2026, 10, 10), new Date(2026, 10, 12)]}
      footer="Three days at most"
    />
  );
}

/** A range over two months, with a button for a common period. */
export function ReportingPeriod() {
  const [period, setPeriod] = useState<DateRange | null>({
    from: new Date(2026, 10, 16),
    to: new Date(2026, 11, 4),
  });
  return (
    <DatePicker
      aria-label="Reporting period"
      mode="range"
      numberOfMonths={2}
      selected={period}
      onChange={setPeriod}
    >
      <Stack direction="row">
        <Button
          size="sm"
          onClick={() => setPeriod({ from: new Date(2026, 10, 1), to: new Date(2026, 10, 30) })}
        >
          All of November
        </Button>
      </Stack>
    </DatePicker>
  );
}

/** In German, with weeks from Monday. Only the imported language is loaded. */
export function InGerman() {
  return (
    <LocaleProvider locale={de}>
      <DatePicker aria-label="Liefertag" defaultSelected={new Date(2026, 10, 19)} fixedWeeks />
    </LocaleProvider>
  );
}

/** In a form: Field labels it and shows the error, and the form submits `due=2026-11-19`. */
export function DueDate() {
  return (
    <Stack align="start" render={<form />}>
      <Field
        label="Due date"
        description="Reminders go out the day before."
        error={{ message: "Choose the day that it is due.", match: "valueMissing" }}
      >
        <DatePicker name="due" required defaultMonth={new Date(2026, 10, 1)} />
      </Field>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Stack>
  );
}
