import { Slider, Stack } from "@kerf/react";
import { useState } from "react";

/** A value next to its label. */
export function Quality() {
  return <Slider label="Image quality" name="quality" defaultValue={80} showValue />;
}

/** A range. The form submits both numbers as `price`. */
export function PriceRange() {
  return (
    <Slider
      label="Price per night"
      name="price"
      range
      min={20}
      max={500}
      step={10}
      minDistance={50}
      defaultValue={[80, 260]}
      format={{ style: "currency", currency: "EUR", maximumFractionDigits: 0 }}
      showValue
    />
  );
}

/** Labeled marks, at equal steps. */
export function Plan() {
  return (
    <Slider
      label="Team size"
      name="seats"
      min={0}
      max={100}
      step={25}
      defaultValue={50}
      marks={[
        { value: 0, label: "Solo" },
        { value: 25, label: "25" },
        { value: 50, label: "50" },
        { value: 75, label: "75" },
        { value: 100, label: "Unlimited" },
      ]}
    />
  );
}

/**
 * `onValueChange` is called for each move of the thumb. `onValueCommit` is called once, after dragging: save the value
 * then.
 */
export function SaveWhenDone() {
  const [rate, setRate] = useState(0.25);
  const [saved, setSaved] = useState(0.25);
  return (
    <Slider
      label="Sampling rate"
      description={`${Math.round(saved * 100)} % of all traces are kept.`}
      min={0}
      max={1}
      step={0.05}
      largeStep={0.25}
      format={{ style: "percent" }}
      showValue
      value={rate}
      onValueChange={setRate}
      onValueCommit={setSaved}
    />
  );
}

/** A range of times, with a name for each thumb. */
export function Hours() {
  return (
    <Slider
      label="Maintenance window"
      description="In UTC."
      range
      max={24}
      defaultValue={[2, 6]}
      minDistance={1}
      format={{ style: "unit", unit: "hour" }}
      labels={{ minimum: "Start", maximum: "End" }}
      showValue
    />
  );
}

/** Vertical sliders, side by side, to compare levels. */
export function Equalizer() {
  return (
    <Stack direction="row" gap="6">
      {["Bass", "Middle", "Treble"].map((band, index) => (
        <Slider
          key={band}
          label={band}
          orientation="vertical"
          min={-12}
          max={12}
          defaultValue={[6, 0, 3][index]}
          marks={[{ value: 0 }]}
        />
      ))}
    </Stack>
  );
}
