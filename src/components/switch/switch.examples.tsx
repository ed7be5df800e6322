import { Button, Stack, Switch } from "@kerf/react";
import { useState } from "react";

/** A controlled setting that applies immediately. */
export function DeployOnPush() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Switch
      label="Deploy on every push"
      description="Pushes to branches get a preview of their own."
      checked={isOn}
      onValueChange={setIsOn}
    />
  );
}

/** Related settings, with labels first and the tracks in a column at the end. */
export function Notifications() {
  const [on, setOn] = useState(["mentions"]);
  return (
    <Switch.Group
      legend="Notifications"
      description="They come by email."
      controlFirst={false}
      value={on}
      onValueChange={setOn}
    >
      <Switch.Item value="mentions" label="Mentions" description="Someone writes your name." />
      <Switch.Item value="reviews" label="Review requests" description="Someone asks for your opinion." />
      <Switch.Item
        value="digest"
        label="Weekly digest"
        labelTooltip="Sent on Mondays at nine, in your own time zone."
      />
    </Switch.Group>
  );
}

/** A form submits it like a checkbox. Submitting while it is off shows the error. */
export function InAForm() {
  return (
    <Stack gap="5" render={<form />}>
      <Switch
        label="Two-factor sign-in"
        name="two-factor"
        required
        error={{ message: "Your organization asks for it.", match: "valueMissing" }}
      />
      <Stack direction="row">
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Stack>
    </Stack>
  );
}

/** A group-level error. The items turn red, and the message explains why. */
export function GroupInError() {
  return (
    <Switch.Group legend="Ways to sign in" defaultValue={[]} error="Leave one on, or nobody can sign in.">
      <Switch.Item value="password" label="Password" />
      <Switch.Item value="passkey" label="Passkey" />
    </Switch.Group>
  );
}
