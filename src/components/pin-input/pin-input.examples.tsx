import { Banner, PinInput, Stack } from "@kerf/react";
import { useState } from "react";

/** A code from a text message. Phones offer to fill it in. The last digit checks it. */
export function OneTimeCode() {
  const [result, setResult] = useState<"none" | "wrong" | "right">("none");
  return (
    <Stack gap="4">
      <PinInput
        label="Verification code"
        description="We sent a code to +49 ••• 0456."
        name="code"
        error={result === "wrong" ? "This code is wrong. Enter the code of the latest message." : undefined}
        onValueChange={() => setResult("none")}
        onComplete={(code) => setResult(code === "123456" ? "right" : "wrong")}
      />
      {result === "right" && <Banner size="sm" text="Your phone number is verified." />}
    </Stack>
  );
}

/** An empty or incomplete code can't be submitted. */
export function Required() {
  return (
    <form>
      <PinInput
        label="Code of your authenticator app"
        name="code"
        required
        error={{ message: "Enter the code that the app shows.", match: "valueMissing" }}
      />
    </form>
  );
}

/** Letters and digits, such as a code that was printed on paper. */
export function RecoveryCode() {
  return (
    <PinInput label="Recovery code" name="recovery" pattern="alphanumeric" length={8} autoComplete="off" />
  );
}

/** A number that people keep secret. It isn't a one-time code, so phones don't fill it in. */
export function CardPin() {
  return <PinInput label="New card PIN" name="pin" length={4} masked autoComplete="off" defaultValue="24" />;
}
