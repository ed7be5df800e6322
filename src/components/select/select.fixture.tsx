import { fn, screen, within } from "storybook/test";

export * from "../../lib/picker/list.fixture";

export const fruit = {
  apple: "Apple",
  apricot: "Apricot",
  banana: "Banana",
  cherry: "Cherry",
  fig: "Fig",
  grape: "Grape",
  kiwi: "Kiwi",
  lime: "Lime",
};

/** The texts of the selected options in the open list. */
export const checked = () =>
  within(screen.getByRole("listbox"))
    .queryAllByRole("option", { selected: true })
    .map(({ textContent }) => textContent);

export const picked = fn();
export const toggled = fn();
