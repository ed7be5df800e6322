import { Button, DateTimePicker, Field, LocaleProvider, Popover, Stack } from "@kerf/react";
import { de } from "@kerf/react/locales/de";
import { useState } from "react";

/** In the time zone of the place, on working days, at quarter hours. The form submits `start=2026-11-19T14:30+01:00`. */
export function Appointment() {
  return (
    <DateTimePicker
      aria-label="Appointment"
      name="start"
      timezone="Europe/Berlin"
      step={900}
      disabled={{ dayOfWeek: [0, 6] }}
      defaultValue={new Date("2026-11-19T14:30:00+01:00")}
    />
  );
}

/** With an earliest and a latest moment. */
export function Maintenance() {
  return (
    <DateTimePicker
      aria-label="Start of the maintenance"
      timezone="UTC"
      hourCycle="h23"
      min={new Date("2026-11-16T20:00Z")}
      max={new Date("2026-11-27T06:00Z")}
      defaultValue={new Date("2026-11-18T22:00Z")}
      footer="From November 16, 20:00 to November 27, 06:00"
    />
  );
}

/** Controlled, in a popup. */
export function PublishLater() {
  const [start, setStart] = useState<Date | null>(new Date("2026-11-19T08:00Z"));
  const text = start?.toLocaleString("en", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/New_York",
  });
  return (
    <Popover>
      <Popover.Trigger render={<Button />}>{text ?? "Publish later"}</Popover.Trigger>
      <Popover.Content aria-label="Publication">
        <DateTimePicker
          aria-label="Publication"
          timezone="America/New_York"
          value={start}
          onValueChange={setStart}
        />
      </Popover.Content>
    </Popover>
  );
}

/** In German, with weeks from Monday and 24 hours. */
export function InGerman() {
  return (
    <LocaleProvider locale={de}>
      <DateTimePicker
        aria-label="Liefertermin"
        timezone="Europe/Vienna"
        defaultValue={new Date("2026-11-19T09:00:00+01:00")}
      />
    </LocaleProvider>
  );
}

/** In a form: Field labels it and shows the error. */
export function Pickup() {
  return (
    <Stack align="start" render={<form />}>
      <Field
        label="Pickup"
        description="Bring your order number."
        error={{ message: "Select a day and enter a time.", match: "valueMissing" }}
      >
        <DateTimePicker name="pickup" required timezone="UTC" defaultMonth={new Date(2026, 10, 1)} />
      </Field>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Stack>
  );
}
