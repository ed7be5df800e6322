import { DateInput, LocaleProvider, NumberField, Stack } from "@kerf/react";
import { de } from "@kerf/react/locales/de";

/** In German: texts, dates and numbers. */
export function InGerman() {
  return (
    <LocaleProvider locale={de}>
      <Stack>
        <DateInput label="Geburtsdatum" defaultValue={new Date(2026, 10, 19)} />
        <NumberField label="Höhe" defaultValue={1234.5} step={0.5} />
      </Stack>
    </LocaleProvider>
  );
}
