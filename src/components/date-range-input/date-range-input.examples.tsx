import { type DateRange, DateRangeInput, LocaleProvider, Stack } from "@kerf/react";
import { de } from "@kerf/react/locales/de";
import { useState } from "react";

/** The period of a report, typed, selected in the calendar, or as a preset. The form submits `report-from` and `report-to`. */
export function ReportPeriod() {
  return (
    <DateRangeInput
      label="Period of the report"
      name="report"
      defaultValue={{ from: new Date(2026, 10, 16), to: new Date(2026, 10, 20) }}
      presets={[{ last: 7 }, { last: 30 }, { last: 365, label: "Past year" }]}
    />
  );
}

/** Controlled. `minDays` and `maxDays` count days: 2–14 nights are 3–15 days. */
export function Booking() {
  const [stay, setStay] = useState<DateRange | null>(null);
  return (
    <DateRangeInput
      label="Arrival and departure"
      description="2 to 14 nights, until the end of December."
      value={stay}
      onValueChange={setStay}
      labels={{ from: "Arrival", to: "Departure" }}
      min={new Date(2026, 10, 16)}
      max={new Date(2026, 11, 31)}
      minDays={3}
      maxDays={15}
    />
  );
}

/** In German, "16.11." is enough. The calendar and the presets are in the same language. */
export function InGerman() {
  return (
    <LocaleProvider locale={de}>
      <DateRangeInput
        label="Zeitraum"
        presets={[{ last: 7 }]}
        defaultValue={{ from: new Date(2026, 10, 16), to: new Date(2026, 10, 20) }}
      />
    </LocaleProvider>
  );
}

/** If a date is missing, the browser prevents the submission, focuses that field and shows the error. */
export function Required() {
  return (
    <Stack render={<form />}>
      <DateRangeInput
        label="Dates of the trip"
        name="trip"
        required
        error={{ message: "Enter the first and the last day.", match: "valueMissing" }}
      />
    </Stack>
  );
}
