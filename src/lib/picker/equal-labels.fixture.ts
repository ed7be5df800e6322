/** Two items have the same label and differ only by value. */
export const cities = [
  { value: "us-il", label: "Springfield" },
  { value: "us-ma", label: "Springfield" },
  { value: "us-or", label: "Portland" },
];
