/** Items with equal labels, which only their values tell apart. */
export const cities = [
  { value: "us-il", label: "Springfield" },
  { value: "us-ma", label: "Springfield" },
  { value: "us-or", label: "Portland" },
];
