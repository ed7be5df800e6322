import { Button, Radio, Stack } from "@kerf/react";
import { useState } from "react";

/** A single choice in an uncontrolled group. A form submits the selected value. */
export function Visibility() {
  return (
    <Radio.Group legend="Who can see this project?" name="visibility" defaultValue="team">
      <Radio.Item value="private" label="Only me" />
      <Radio.Item value="team" label="My team" />
      <Radio.Item value="public" label="Everyone with the link" />
    </Radio.Group>
  );
}

/** Cards for options that need a description. */
export function Plan() {
  const [plan, setPlan] = useState("team");
  return (
    <Radio.Group
      legend="Plan"
      description="You can change it at any time."
      appearance="card"
      orientation="horizontal"
      value={plan}
      onValueChange={setPlan}
    >
      <Radio.Item value="free" label="Free" description="One project, public drawings." />
      <Radio.Item value="team" label="Team" description="Ten projects, shared with whom you like." />
      <Radio.Item value="company" label="Company" description="Any number, with single sign-on." />
    </Radio.Group>
  );
}

/** Submitted without a selection, the group shows the error. */
export function RequiredChoice() {
  return (
    <Stack gap="5" render={<form />}>
      <Radio.Group
        legend="Delivery"
        name="delivery"
        required
        error={{ message: "Select a delivery method.", match: "valueMissing" }}
      >
        <Radio.Item value="post" label="By post" description="Three to five days." />
        <Radio.Item value="courier" label="By courier" description="Tomorrow before noon." />
      </Radio.Group>
      <Stack direction="row">
        <Button type="submit" variant="primary">
          Order
        </Button>
      </Stack>
    </Stack>
  );
}

/** A few short options side by side. */
export function Density() {
  return (
    <Radio.Group legend="Density" orientation="horizontal" defaultValue="normal">
      <Radio.Item value="compact" label="Compact" />
      <Radio.Item value="normal" label="Normal" />
      <Radio.Item value="wide" label="Wide" />
    </Radio.Group>
  );
}

/** Labels come first, with the radios in a column after them. */
export function Settings() {
  return (
    <Radio.Group controlPosition="end" defaultValue="mentions">
      <Radio.Legend>Notify me about</Radio.Legend>
      <Radio.Item value="all" label="Everything" />
      <Radio.Item value="mentions" label="Mentions and replies" />
      <Radio.Item value="none" label="Nothing" />
    </Radio.Group>
  );
}
