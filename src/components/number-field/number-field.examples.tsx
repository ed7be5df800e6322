import { NumberField, Stack } from "@kerf/react";
import { useState } from "react";

/** A quantity with buttons. Hold a button to repeat its step. */
export function Seats() {
  return <NumberField label="Seats" name="seats" min={1} max={500} defaultValue={12} steppers />;
}

/** A currency by `format`. The form submits the plain number: `19.99`. */
export function Price() {
  return (
    <NumberField
      label="Monthly price"
      name="price"
      min={0}
      step={0.01}
      defaultValue={1234.5}
      format={{ style: "currency", currency: "EUR" }}
    />
  );
}

/** A unit next to the value. Screen readers announce it as the input's description. */
export function Weight() {
  return (
    <NumberField label="Package weight" name="weight" min={0} step={0.1} defaultValue={2.5} suffix="kg" />
  );
}

/** Numbers in another language. "1.234,5" can also be pasted. */
export function InGerman() {
  return (
    <NumberField
      label="Grundstücksfläche"
      name="area"
      locale="de"
      step="any"
      defaultValue={1234.5}
      suffix="m²"
      labels={{ role: "Zahlenfeld", increase: "Erhöhen", decrease: "Verringern" }}
    />
  );
}

/** A percentage. The value 0.15 shows as 15%. With Shift, an arrow key changes it by 10%. */
export function Discount() {
  return (
    <NumberField
      label="Discount"
      name="discount"
      min={0}
      max={1}
      step={0.01}
      defaultValue={0.15}
      format={{ style: "percent" }}
    />
  );
}

/** Controlled. `null` is an empty field. */
export function Budget() {
  const [budget, setBudget] = useState<number | null>(null);
  return (
    <NumberField
      label="Monthly budget"
      description={budget === null ? "No limit." : `Deployments pause at $${budget.toLocaleString("en")}.`}
      prefix="$"
      min={0}
      step={50}
      value={budget}
      onValueChange={setBudget}
      required={false}
    />
  );
}

/** If the field is empty, the browser prevents submission, focuses it and shows the error. */
export function Required() {
  return (
    <form>
      <NumberField
        label="Replicas"
        name="replicas"
        min={1}
        max={20}
        required
        error={{ message: "Enter a number from 1 to 20.", match: "valueMissing" }}
      />
    </form>
  );
}

/** For design tools: drag the letter to change the value, or use the mouse wheel while the input is focused. */
export function Dimensions() {
  return (
    <Stack direction="row" gap="2" style={{ maxWidth: 280 }}>
      <NumberField
        size="sm"
        aria-label="Width"
        prefix="W"
        suffix="px"
        min={0}
        defaultValue={240}
        allowScrub
        allowWheel
      />
      <NumberField
        size="sm"
        aria-label="Height"
        prefix="H"
        suffix="px"
        min={0}
        defaultValue={160}
        allowScrub
        allowWheel
      />
    </Stack>
  );
}
