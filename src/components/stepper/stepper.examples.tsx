import { Button, Stack, Stepper, Text } from "@kerf/react";
import { useState } from "react";

/** The steps of a checkout. Back and Continue change the step, and completed steps are buttons. */
export function Checkout() {
  const steps = [
    { value: "address", label: "Address" },
    { value: "delivery", label: "Delivery" },
    { value: "gift", label: "Gift note", optional: true },
    { value: "payment", label: "Payment" },
  ];
  const [step, setStep] = useState("delivery");
  const index = steps.findIndex(({ value }) => value === step);
  const goTo = (next: number) => setStep(steps[next]?.value ?? step);
  return (
    <Stack as="section">
      <Stepper
        aria-label="Checkout"
        navigation="visited"
        steps={steps}
        value={step}
        onValueChange={setStep}
      />
      <Text as="h2" variant="heading3">
        {steps[index]?.label}
      </Text>
      <Stack direction="row" gap="2" wrap>
        <Button disabled={index === 0} onClick={() => goTo(index - 1)}>
          Back
        </Button>
        <Button variant="primary" disabled={index === steps.length - 1} onClick={() => goTo(index + 1)}>
          Continue
        </Button>
      </Stack>
    </Stack>
  );
}

/** Vertical, with the choices made in each step. */
export function ImportProgress() {
  return (
    <Stepper
      aria-label="Import"
      orientation="vertical"
      defaultValue="review"
      steps={[
        { value: "upload", label: "Upload", description: "members.csv, 1,240 rows" },
        { value: "columns", label: "Match columns", description: "6 of 6 columns" },
        { value: "review", label: "Review", description: "Check names and roles" },
        { value: "import", label: "Import" },
      ]}
    />
  );
}

/** A step with an error. Its `status` overrides the one from its order. */
export function StepWithError() {
  return (
    <Stepper
      aria-label="Setup"
      navigation="all"
      defaultValue="team"
      steps={[
        { value: "workspace", label: "Workspace" },
        { value: "domain", label: "Domain", status: "error", description: "Not verified" },
        { value: "team", label: "Team" },
      ]}
    />
  );
}
