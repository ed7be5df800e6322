import { DateInput, LocaleProvider, Stack } from "@kerf/react";
import { de } from "@kerf/react/locales/de";
import { useState } from "react";

/** Typed or selected in the calendar. The form submits `due=2026-11-19`. */
export function DueDate() {
  return <DateInput label="Due date" name="due" defaultValue={new Date(2026, 10, 19)} />;
}

/** Weekdays of the next weeks. Another day shows why it can't be submitted. */
export function DeliveryDay() {
  return (
    <DateInput
      label="Day of delivery"
      description="Monday to Friday, in November."
      name="delivery"
      min={new Date(2026, 10, 2)}
      max={new Date(2026, 10, 30)}
      disabledDays={{ dayOfWeek: [0, 6] }}
      defaultValue={new Date(2026, 10, 24)}
    />
  );
}

/** In German, "19.11." is enough. The calendar is in the same language. */
export function InGerman() {
  return (
    <LocaleProvider locale={de}>
      <DateInput label="Lieferdatum" defaultValue={new Date(2026, 10, 19)} />
    </LocaleProvider>
  );
}

/** Controlled. `null` is an empty field. */
export function Trial() {
  const [end, setEnd] = useState<Date | null>(new Date(2026, 11, 1));
  return (
    <DateInput
      label="End of the trial"
      description={end ? `Ends on ${end.toLocaleDateString("en", { dateStyle: "full" })}.` : "It never ends."}
      value={end}
      onValueChange={setEnd}
      required={false}
    />
  );
}

/** If the field is empty, the browser prevents the submission, focuses the input and shows the error. */
export function Required() {
  return (
    <Stack render={<form />}>
      <DateInput
        label="Date of birth"
        name="birth"
        max={new Date(2026, 10, 21)}
        required
        error={{ message: "Enter your date of birth.", match: "valueMissing" }}
      />
    </Stack>
  );
}
