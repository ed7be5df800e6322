import "@kerf/react/styles.css";
import { Autocomplete, Combobox, CommandPalette, Select } from "@kerf/react";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { painted, timeToPaint } from "../time-to-paint";

/** Milliseconds of one round. */
export interface Round {
  /** From the key that opens the list until it is painted. */
  open: number;
  /** From a typed letter until the filtered list is painted. */
  type: number;
}

/** The functions that the benchmark calls on the page. */
export interface InputsBench {
  names: string[];
  measure(name: string, count: number, phase: number): Promise<Round>;
}

declare global {
  var inputsBench: InputsBench;
}

const lists = new Map<number, string[]>();

/** Items of two words and a number, some with accents. Each contains an "a", which the benchmark types. */
function itemsOf(count: number): string[] {
  const first = ["Ahorn", "Café", "Malmö", "Zürich", "Walnut", "Cedar", "Larch", "Bianco"];
  const known = lists.get(count);
  const items =
    known ?? Array.from({ length: count }, (_, index) => `${first[index % first.length]} board ${index}`);
  lists.set(count, items);
  return items;
}

const subjects: Record<string, (items: string[]) => ReactElement> = {
  Combobox: (items) => (
    <Combobox items={items} aria-label="Board">
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.Empty />
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  Autocomplete: (items) => (
    <Autocomplete items={items} aria-label="Board">
      <Autocomplete.InputGroup />
      <Autocomplete.Content>
        <Autocomplete.Empty />
        <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  ),
  Select: (items) => <Select items={optionsOf(items)} aria-label="Board" />,
  CommandPalette: (items) => <Palette items={items} />,
};

function optionsOf(items: string[]) {
  return items.map((label) => ({ label, value: label }));
}

/** Opens on a key press in an input, as the other components do, so that the measurements are comparable. */
function Palette({ items }: { items: string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Board" onKeyDown={() => setOpen(true)} />
      <CommandPalette.Root open={open} onOpenChange={setOpen} items={items}>
        <CommandPalette.Input />
        <CommandPalette.List>
          <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
          <CommandPalette.Empty />
        </CommandPalette.List>
        <CommandPalette.Footer />
      </CommandPalette.Root>
    </>
  );
}

globalThis.inputsBench = {
  names: Object.keys(subjects),

  async measure(name, count, phase) {
    const draw = subjects[name];
    if (!draw) throw new Error(`No subject is called ${name}. Use ${Object.keys(subjects).join(" or ")}.`);
    const element = document.body.appendChild(document.createElement("div"));
    const root = createRoot(element);
    flushSync(() => root.render(draw(itemsOf(count))));
    const control = element.querySelector("[role=combobox], input") as HTMLElement;
    control.focus();
    await settled();
    const press = (key: string) =>
      control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const open = await timeToPaint(phase, () => press("ArrowDown"));
    await settled();
    if (!document.querySelector("[role=option]")) throw new Error(`${name} did not open its list.`);
    const type = await timeToPaint(phase, () =>
      // A letter filters the list of an input, or moves to an option of a Select.
      control instanceof HTMLInputElement ? document.execCommand("insertText", false, "a") : press("w"),
    );
    await settled();
    if (!document.querySelector("[role=option]")) throw new Error(`${name} found nothing.`);
    root.unmount();
    element.remove();
    await settled();
    return { open, type };
  },
};

async function settled(): Promise<void> {
  await painted();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await painted();
}
