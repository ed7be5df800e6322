import { Checkbox, Field, Input } from "@kerf/react";

/** A native select gets its label, hint and error from the Field around it. */
export function NativeSelect() {
  return (
    <Field label="Region" description="Data stays in the region in which it was written.">
      <select name="region">
        <option value="eu">Europe</option>
        <option value="us">United States</option>
        <option value="ap">Asia Pacific</option>
      </select>
    </Field>
  );
}

/** A native textarea that must be filled in; the message shows when the form is sent without it. */
export function NativeTextarea() {
  return (
    <form>
      <Field
        label="What happened?"
        labelTooltip="Steps that lead there, what you expected, and what you saw instead."
        error={{ message: "Describe what happened.", match: "valueMissing" }}
      >
        <textarea name="report" rows={4} required />
      </Field>
    </form>
  );
}

/** An error from the server shows at once, in place of the description. */
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

/** The control before its label, in one line, and what it means below. */
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
    <fieldset disabled style={{ display: "grid", gap: 20 }}>
      <legend>Billing is managed by your organization</legend>
      <Input label="Company" name="company" defaultValue="Kerf and Sons" />
      <Field label="Country" required={false}>
        <select name="country" defaultValue="nl">
          <option value="nl">Netherlands</option>
          <option value="jp">Japan</option>
        </select>
      </Field>
    </fieldset>
  );
}
