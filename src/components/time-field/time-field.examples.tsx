import { Stack, TimeField } from "@kerf/react";
import { useState } from "react";

/** A time with AM and PM, as in English. The form submits `14:30`. */
export function Meeting() {
  return <TimeField label="Start of the meeting" name="start" defaultValue="14:30" />;
}

/** Every quarter of an hour during office hours. Arrow keys reach only these times. */
export function Appointment() {
  return (
    <TimeField
      label="Appointment"
      description="We are open from 9:00 AM to 5:30 PM."
      name="appointment"
      min="09:00"
      max="17:30"
      step={900}
      defaultValue="10:45"
    />
  );
}

/** A step below one minute adds the seconds. */
export function Snapshot() {
  return (
    <TimeField label="Snapshot taken at" name="snapshot" step={1} hourCycle="h23" defaultValue="23:59:07" />
  );
}

/** In a language with a 24-hour clock. */
export function InGerman() {
  return (
    <TimeField
      label="Lieferung ab"
      name="delivery"
      locale="de"
      labels={{ hour: "Stunde", minute: "Minute", empty: "Leer" }}
      defaultValue="08:15"
    />
  );
}

/** Controlled. `""` is an empty or incomplete time. */
export function QuietHours() {
  const [from, setFrom] = useState("22:00");
  const [to, setTo] = useState("");
  return (
    <Stack gap="4">
      <TimeField label="Quiet from" value={from} onValueChange={setFrom} />
      <TimeField
        label="Until"
        description={from && to ? `No notifications from ${from} to ${to}.` : "Notifications at any time."}
        value={to}
        onValueChange={setTo}
        required={false}
      />
    </Stack>
  );
}

/** If the field is empty, the browser prevents submission, focuses it and shows the error. */
export function Required() {
  return (
    <form>
      <TimeField
        label="Backup at"
        name="backup"
        required
        error={{ message: "Enter the time of the daily backup.", match: "valueMissing" }}
      />
    </form>
  );
}
