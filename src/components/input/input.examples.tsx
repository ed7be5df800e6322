import { Input, Stack } from "@kerf/react";
import { useState } from "react";

/** A label is enough for most inputs. Native attributes add autofill and the right keyboard. */
export function Email() {
  return <Input label="Email" type="email" name="email" autoComplete="email" />;
}

/** Hints that everyone needs are below the input. Help that few need is behind the info button. */
export function WithHelp() {
  return (
    <Input
      label="Project name"
      labelTooltip="It becomes part of the project's address and can be changed later."
      description="Letters, digits and hyphens."
      name="project"
      pattern="[A-Za-z0-9-]+"
    />
  );
}

/** If the field is empty, the browser prevents the submission, focuses the input and shows the error. */
export function Required() {
  return (
    <form>
      <Input
        label="Display name"
        name="name"
        required
        error={{ message: "Enter the name that others will see.", match: "valueMissing" }}
      />
    </form>
  );
}

/** Two rules with one message each. Submitting shows the message of the rule that the text breaks. */
export function NewPassword() {
  const [password, setPassword] = useState("");
  return (
    <form>
      <Input
        label="New password"
        type="password"
        name="password"
        autoComplete="new-password"
        description="At least 12 characters."
        required
        minLength={12}
        value={password}
        onValueChange={setPassword}
        error={
          password
            ? { message: "Use at least 12 characters.", match: "tooShort" }
            : { message: "Choose a password.", match: "valueMissing" }
        }
      />
    </form>
  );
}

/** A server error shows with the response, and disappears when the value changes. */
export function TakenName() {
  const [taken, setTaken] = useState<string | undefined>("atlas is taken. Try atlas-2.");
  return (
    <Input
      label="Workspace"
      name="workspace"
      defaultValue="atlas"
      error={taken}
      onValueChange={() => setTaken(undefined)}
    />
  );
}

/** Most fields are required, so the few optional ones are marked. */
export function Optional() {
  return <Input label="Company" name="company" autoComplete="organization" required={false} />;
}

/** Without a visible label, it needs an accessible name. */
export function Search() {
  return (
    <Stack as="search">
      <Input type="search" aria-label="Search projects" placeholder="Search projects" size="sm" />
    </Stack>
  );
}
