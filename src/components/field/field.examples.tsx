import { Checkbox, Field, Input, Select, Stack, Text } from "@kerf/react";

/** A native control has the browser's styles. Give it the colors, size and font of the other controls. */
const native = {
  boxSizing: "border-box",
  padding: 8,
  border: "1px solid var(--kerf-line-control)",
  borderRadius: "var(--kerf-radius-md)",
  background: "var(--kerf-surface)",
  color: "var(--kerf-ink)",
  font: "14px/20px var(--kerf-font-sans)",
} as const;

/** A native select gets its label, hint and error from the Field around it. */
export function NativeSelect() {
  return (
    <Field label="Region" description="Data stays in the region in which it was written.">
      <select name="region" style={native}>
        <option value="eu">Europe</option>
        <option value="us">United States</option>
        <option value="ap">Asia Pacific</option>
      </select>
    </Field>
  );
}

/** A required native textarea. Submitting it empty shows the error. */
export function NativeTextarea() {
  return (
    <form>
      <Field
        label="What happened?"
        labelTooltip="Steps that lead there, what you expected, and what you saw instead."
        error={{ message: "Describe what happened.", match: "valueMissing" }}
      >
        <textarea name="report" rows={4} required style={{ ...native, resize: "vertical" }} />
      </Field>
    </form>
  );
}

/** An error from the server shows immediately and replaces the description. */
export function ServerError() {
  return (
    <Field
      label="Domain"
      description="Without https://."
      error="deploy.example.com belongs to another project."
    >
      <Input name="domain" defaultValue="deploy.example.com" />
    </Field>
  );
}

/** The control before its label, on one line, and the description below. */
export function ControlFirst() {
  return (
    <Field
      controlFirst
      label="Deploy on every push"
      description="Pushes to branches get a preview of their own."
    >
      <Checkbox name="auto-deploy" defaultChecked />
    </Field>
  );
}

/** Several fields in a form. Optional ones say so, and a fieldset disables all of them. */
export function InAFieldset() {
  return (
    <Stack gap="5" aria-labelledby="billing" render={<fieldset disabled />}>
      <Text id="billing" bold>
        Billing is managed by your organization
      </Text>
      <Input label="Company" name="company" defaultValue="Kerf and Sons" />
      <Select
        label="Country"
        name="country"
        items={{ nl: "Netherlands", jp: "Japan" }}
        defaultValue="nl"
        required={false}
      />
    </Stack>
  );
}
