import { Button, Checkbox, Field, Stack } from "@kerf/react";
import { useState } from "react";

/** Submitting before the box is checked shows the error. */
export function AcceptTerms() {
  return (
    <Stack gap="5" render={<form />}>
      <Field error={{ message: "Accept the terms to create an account.", match: "valueMissing" }}>
        <Checkbox name="terms" required label="I accept the terms of service" />
      </Field>
      <Stack direction="row">
        <Button type="submit" variant="primary">
          Create account
        </Button>
      </Stack>
    </Stack>
  );
}

/** Several options of an uncontrolled group. A form submits each checked value. */
export function NotificationChannels() {
  return (
    <Checkbox.Group
      legend="How should we reach you?"
      description="You get each message once, by every channel you choose."
      name="channels"
      defaultValue={["email"]}
    >
      <Checkbox.Item value="email" label="Email" />
      <Checkbox.Item value="sms" label="Text message" />
      <Checkbox.Item value="push" label="Push notification" />
    </Checkbox.Group>
  );
}

const columns = [
  { id: "name", label: "Name" },
  { id: "owner", label: "Owner" },
  { id: "updated", label: "Last update" },
];

/** The parent checkbox is mixed while some items are checked. A click checks or unchecks all of them. */
export function SelectAll() {
  const [shown, setShown] = useState(["name"]);
  return (
    <Checkbox.Group
      legend="Columns"
      value={shown}
      onValueChange={setShown}
      allValues={columns.map(({ id }) => id)}
    >
      <Checkbox parent label="All columns" />
      {columns.map(({ id, label }) => (
        <Checkbox.Item key={id} value={id} label={label} />
      ))}
    </Checkbox.Group>
  );
}

/** A group-level error that is hidden as soon as a day is checked. */
export function AtLeastOne() {
  const [days, setDays] = useState<string[]>([]);
  return (
    <Checkbox.Group
      legend="Backup days"
      value={days}
      onValueChange={setDays}
      error={days.length === 0 ? "Choose at least one day." : undefined}
    >
      <Checkbox.Item value="mon" label="Monday" />
      <Checkbox.Item value="wed" label="Wednesday" />
      <Checkbox.Item value="fri" label="Friday" />
    </Checkbox.Group>
  );
}

/** Labels first, with the boxes in a column after them. An info button explains one of the settings. */
export function Settings() {
  return (
    <Checkbox.Group legend="Editor" controlFirst={false} defaultValue={["wrap"]}>
      <Checkbox.Item value="wrap" label="Wrap long lines" />
      <Checkbox.Item value="minimap" label="Show minimap" />
      <Checkbox.Item
        value="ligatures"
        label="Font ligatures"
        labelTooltip="Draws pairs such as => as one sign."
      />
    </Checkbox.Group>
  );
}
