import type { StepperStep } from ".";

export const checkout: StepperStep[] = [
  { value: "address", label: "Address" },
  { value: "delivery", label: "Delivery" },
  { value: "payment", label: "Payment" },
  { value: "review", label: "Review" },
];

/** A step of every status, and an optional step. */
export const everyStatus: StepperStep[] = [
  { value: "complete", label: "Complete", status: "complete", description: "Berlin, Germany" },
  { value: "error", label: "Error", status: "error", description: "Card declined" },
  { value: "upcoming", label: "Upcoming", status: "upcoming" },
  { value: "optional", label: "Gift note", optional: true },
];
