import { Button, DateRangePicker, Dialog } from "@kerf/react";
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

/** In a dialog. Cancel keeps the earlier dates. */
export function InADialog() {
  const [open, setOpen] = useState(false);
  const [dates, setDates] = useState<[Date, Date]>();
  const [start, setStart] = useState<Date | null>(null);
  const [end, setEnd] = useState<Date | null>(null);

  function change(next: boolean) {
    setStart(dates?.[0] ?? null);
    setEnd(dates?.[1] ?? null);
    setOpen(next);
  }

  function apply() {
    if (start && end) setDates([start, end]);
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger render={<Button>{dates ? formatDate.formatRange(...dates) : "Choose dates"}</Button>} />
      <Dialog>
        <Dialog.Title>Dates of the trip</Dialog.Title>
        <DateRangePicker
          aria-label="First and last day"
          startDate={start}
          endDate={end}
          onStartDateChange={setStart}
          onEndDateChange={setEnd}
          defaultMonth={start ?? new Date(2026, 10, 1)}
        />
        <Dialog.Close render={<Button>Cancel</Button>} />
        <Button variant="primary" disabled={!start || !end} onClick={apply}>
          Apply
        </Button>
      </Dialog>
    </Dialog.Root>
  );
}

const formatDate = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
