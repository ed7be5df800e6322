import { Autocomplete, Combobox, Select, TagsInput } from "@kerf/react";
import type { ReactElement } from "react";
import { Palette } from "../../../src/components/command-palette/palette-on-key.fixture";
import { Flood } from "../../../src/components/toast/toast-flood.fixture";
import type { Row } from "./work";

const first = ["Ahorn", "Café", "Malmö", "Zürich", "Walnut", "Cedar", "Larch", "Bianco"];

/** Items of two words and a number, some with accents. Each contains an "a", which the benchmark types. */
const many = Array.from({ length: 10_000 }, (_, index) => `${first[index % first.length]} board ${index}`);
const few = many.slice(0, 100);
const options = new Map([many, few].map((items) => [items, items.map((label) => ({ label, value: label }))]));

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
  Select: (items) => <Select items={options.get(items) ?? []} aria-label="Board" />,
  CommandPalette: (items) => <Palette items={items} />,
};

function controlIn(element: HTMLElement): HTMLElement {
  return element.querySelector("[role=combobox], input") as HTMLElement;
}

function press(control: HTMLElement, key: string): void {
  control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function open(element: HTMLElement): void {
  controlIn(element).focus();
  press(controlIn(element), "ArrowDown");
}

/** Types a letter, which filters the list of an input, or moves to an option of a Select. */
function type(element: HTMLElement): void {
  const control = controlIn(element);
  if (control instanceof HTMLInputElement) document.execCommand("insertText", false, "a");
  else press(control, "w");
}

const shared = { kind: "open", count: 1, shows: "[role=option]" } as const;

/** Lists of 10,000 items beside the same of 100, because the cost must not grow with the list. */
const listRows = Object.entries(subjects).flatMap(([name, subject]): Row[] => {
  const items: Pick<Row, "item" | "reference" | "budget"> = {
    budget: 2,
    item: (key) => <div key={key}>{subject(many)}</div>,
    reference: (key) => <div key={key}>{subject(few)}</div>,
  };
  const id = name.toLowerCase();
  const beside = `${name} of 10,000, beside 100`;
  return [
    { ...shared, ...items, id: `open-${id}`, work: `open a ${beside}`, act: open },
    { ...shared, ...items, id: `type-${id}`, work: `type in a ${beside}`, before: open, act: type },
  ];
});

const tags = (count: number) => Array.from({ length: count }, (_, tag) => `tag ${tag}`);

export const inputRows: Row[] = [
  ...listRows,
  {
    ...{ kind: "open", count: 1, budget: 2, shows: "[value=a]", before: open, act: type },
    id: "type-tags",
    work: "type in a TagsInput of 200, beside 2",
    item: (key) => <TagsInput key={key} aria-label="Labels" defaultValue={tags(200)} />,
    reference: (key) => <TagsInput key={key} aria-label="Labels" defaultValue={tags(2)} />,
  },
  {
    id: "flood-toast",
    work: "open 1,000 toasts, beside 3",
    kind: "open",
    count: 1,
    budget: 2,
    item: (key) => <Flood key={key} count={1000} />,
    reference: (key) => <Flood key={key} count={3} />,
  },
];
