import { DateRangePicker } from "@kerf/react";
import { useState } from "react";

/** The period of a report, with its time zone. */
export function ReportPeriod() {
  return (
    <DateRangePicker
      aria-label="Period of the report"
      timezone="Europe/Berlin (UTC+1)"
      defaultStartDate={new Date(2026, 10, 16)}
      defaultEndDate={new Date(2026, 11, 4)}
    />
  );
}

/** Controlled. `min` and `max` count days: 2–14 nights are 3–15 days. */
export function Booking() {
  const [arrival, setArrival] = useState<Date | null>(null);
  const [departure, setDeparture] = useState<Date | null>(null);
  return (
    <DateRangePicker
      aria-label="Arrival and departure"
      startDate={arrival}
      endDate={departure}
      onStartDateChange={setArrival}
      onEndDateChange={setDeparture}
      min={3}
      max={15}
      disabled={{ before: new Date(2026, 10, 16) }}
      defaultMonth={new Date(2026, 10, 1)}
    />
  );
}

/** Small and without a border, for a panel that has its own. */
export function InAPanel() {
  return (
    <DateRangePicker
      aria-label="Filter by date"
      size="sm"
      variant="subtle"
      timezone="UTC"
      defaultMonth={new Date(2026, 10, 1)}
    />
  );
}
