import { Surface } from "../surface";

const names = ["One", "Two", "Three"];

/** Boxes with visible edges. Each is higher and wider than the one before, to make alignment visible. */
export function boxes(count = 3) {
  return names.slice(0, count).map((name, index) => (
    <Surface
      key={name}
      elevation="recessed"
      translate="no"
      style={{ padding: `${0.25 + 0.375 * index}rem ${0.5 + 0.375 * index}rem` }}
    >
      {name}
    </Surface>
  ));
}
