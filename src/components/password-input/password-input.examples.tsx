import { Meter, PasswordInput } from "@kerf/react";
import { useState } from "react";

/** The password of an account, which password managers fill in. */
export function SignIn() {
  return (
    <form>
      <PasswordInput
        label="Password"
        name="password"
        required
        error={{ message: "Enter your password.", match: "valueMissing" }}
      />
    </form>
  );
}

/** Password managers suggest a new password. The meter shows how strong it is, as a text as well. */
export function NewPassword() {
  const [password, setPassword] = useState("correct horse");
  const level = Math.min(Math.floor(password.length / 5), 4);
  return (
    <PasswordInput
      label="New password"
      name="new-password"
      autoComplete="new-password"
      description="At least 15 characters, such as four words."
      minLength={15}
      value={password}
      onValueChange={setPassword}
      strength={
        <Meter
          label="Strength"
          value={level}
          max={4}
          customValue={["Too short", "Weak", "Fair", "Good", "Strong"][level]}
        />
      }
    />
  );
}

/** An error from the server. It disappears when the password changes. */
export function WrongPassword() {
  const [problem, setProblem] = useState<string | undefined>("This isn't the password of your account.");
  return (
    <PasswordInput
      label="Current password"
      name="password"
      defaultValue="correct horse"
      error={problem}
      onValueChange={() => setProblem(undefined)}
    />
  );
}
