import type { FormEvent, ReactNode } from "react";
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

interface SentFormProps {
  onSent: (entries: [string, FormDataEntryValue][]) => void;
  children: ReactNode;
}

/** A form that shows the data it would submit. */
export function SentForm({ onSent, children }: SentFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSent([...new FormData(event.currentTarget)]);
  };
  return (
    <form aria-label="Order" onSubmit={send}>
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const picked = fn();
export const toggled = fn();
