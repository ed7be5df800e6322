import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { Autocomplete, Combobox, CommandPalette, Select } from "../../src";
import { fireChange, setValue } from "../../src/lib/form-events";
import { frame } from "../../src/lib/picker/list.fixture";

/** Text in the inputs of lists that people don't type: input methods compose it, and browsers fill it in. */
const meta = {
  title: "Behaviour/Filled text",
  tags: ["!autodocs"],
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();
const books = ["출애굽기", "레위기", "창세기", "민수기"];
const list = (
  <Combobox.Content>
    <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
  </Combobox.Content>
);
const book = { items: books, label: "Book", name: "book", onValueChange: changed };

async function openList(): Promise<HTMLElement> {
  const input = screen.getByRole("combobox", { name: "Book" });
  await userEvent.click(input);
  return input;
}

/** Writes text into an input as an input method does while it composes. */
function write(input: HTMLElement, text: string): void {
  fireEvent.compositionUpdate(input, { data: text });
  setValue(input as HTMLInputElement, text);
  const init = { bubbles: true, data: text, isComposing: true, inputType: "insertCompositionText" };
  input.dispatchEvent(new InputEvent("input", init));
}

/** When the browser ends the composition: while the pointer is down, after the click, or not before the focus leaves. */
const endings = ["press", "click", "blur"] as const;

async function composeAndPress(input: HTMLElement, ending: (typeof endings)[number]): Promise<void> {
  fireEvent.compositionStart(input);
  for (const text of ["ㅊ", "차", "창"]) write(input, text);
  await expect(input).toHaveValue("창");
  const option = await screen.findByRole("option", { name: "창세기" });
  fireEvent.pointerDown(option, { isPrimary: true });
  fireEvent.mouseDown(option);
  if (ending === "press") {
    fireEvent.compositionEnd(input, { data: "창" });
    await expect(screen.getByRole("option", { name: "창세기" })).toBe(option);
  }
  fireEvent.pointerUp(option, { isPrimary: true });
  fireEvent.mouseUp(option);
  fireEvent.click(option);
  if (ending === "click") {
    write(input, "창");
    fireEvent.compositionEnd(input, { data: "창" });
  }
}

/** A form with a control, and a button that renders it again. */
function Fresh({ children }: { children: ReactNode }) {
  const [key, setKey] = useState(0);
  return (
    <form aria-label="Form">
      <Fragment key={key}>{children}</Fragment>
      <button type="button" onClick={() => setKey(key + 1)}>
        Again
      </button>
    </form>
  );
}

interface Picker {
  control: ReactNode;
  open?: () => Promise<HTMLElement>;
  /** The text that stays, and the value that is reported. */
  text: string;
  value: unknown;
}

/** A story in which an option is pressed while an input method composes. The composed text is discarded. */
function pressWhileComposing({ control, open = openList, text, value }: Picker): Story {
  return {
    render: () => <Fresh>{control}</Fresh>,
    play: async ({ canvas, canvasElement, step }) => {
      for (const ending of endings)
        await step(`The composition ends on ${ending}`, async () => {
          changed.mockClear();
          const input = await open();
          await composeAndPress(input, ending);
          await expect(changed.mock.calls).toEqual([[value]]);
          await waitFor(() => expect(input).toHaveValue(text));
          input.blur();
          if (ending === "blur") fireEvent.compositionEnd(input, { data: "창" });
          await expect(input).toHaveValue(text);
          await expect(changed).toHaveBeenCalledOnce();
          const form = canvasElement.querySelector("form") as HTMLFormElement;
          await expect(Object.fromEntries(new FormData(form))).toEqual(
            form.querySelector("[name=book]") ? { book: "창세기" } : {},
          );
          fireEvent.click(canvas.getByText("Again"));
        });
    },
  };
}

export const InCombobox = pressWhileComposing({
  control: (
    <Combobox {...book}>
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  text: "창세기",
  value: "창세기",
});

export const InChips = pressWhileComposing({
  control: (
    <Combobox {...book} multiple>
      <Combobox.TriggerMultipleWithInput />
      {list}
    </Combobox>
  ),
  text: "",
  value: ["창세기"],
});

export const InAPopup = pressWhileComposing({
  control: (
    <Combobox {...book} multiple>
      <Combobox.TriggerValue />
      <Combobox.Content>
        <Combobox.Input placeholder="Find a book" />
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  open: async () => {
    await openList();
    return screen.findByPlaceholderText("Find a book");
  },
  text: "",
  value: ["창세기"],
});

export const InAutocomplete = pressWhileComposing({
  control: (
    <Autocomplete {...book}>
      <Autocomplete.InputGroup />
      <Autocomplete.Content>
        <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  ),
  open: async () => {
    const input = await openList();
    await userEvent.keyboard("{ArrowDown}");
    return input;
  },
  text: "창세기",
  value: "창세기",
});

export const InCommandPalette = pressWhileComposing({
  control: (
    <CommandPalette.Panel items={books} onSelect={(item) => changed(item)}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item: string) => <CommandPalette.Item value={item}>{item}</CommandPalette.Item>}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  open: async () => screen.getByRole("combobox"),
  text: "",
  value: "창세기",
});

/** The clear button discards the composed text too. */
export const Clears: Story = {
  render: () => (
    <Combobox {...book} defaultValue="레위기">
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    const input = await openList();
    fireEvent.compositionStart(input);
    write(input, "레위기창");
    await userEvent.click(canvas.getByRole("button", { name: "Clear", hidden: true }));
    await expect(changed.mock.calls).toEqual([[null]]);
    await expect(input).toHaveValue("");
  },
};

/** A press elsewhere on the list keeps the composed text, and the list is then searched for it. */
export const ReleasedElsewhere: Story = {
  render: () => (
    <Combobox {...book}>
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async () => {
    const input = await openList();
    fireEvent.compositionStart(input);
    write(input, "레");
    fireEvent.pointerDown(await screen.findByRole("option", { name: "창세기" }), { isPrimary: true });
    fireEvent.compositionEnd(input, { data: "레" });
    await expect(screen.getAllByRole("option")).toHaveLength(4);
    fireEvent.pointerUp(document.body, { isPrimary: true });
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await expect(input).toHaveValue("레");
  },
};

const countries = [
  { value: "AT", label: "Austria" },
  { value: "DE", label: "Germany" },
  { value: "CI", label: "Côte d’Ivoire" },
  { value: "GE", label: "Georgia" },
  { value: "US-GA", label: "Georgia" },
];
const country = { items: countries, name: "country", onValueChange: changed };

/** Fills in an input as browsers do: without keys, and without an input type. */
async function fill(input: Element | null | undefined, text: string): Promise<void> {
  changed.mockClear();
  setValue(input as HTMLInputElement, text);
  fireChange(input as HTMLInputElement);
  await frame();
}

const submitted = (root: HTMLElement) =>
  new FormData(root.querySelector("form") as HTMLFormElement).getAll("country");

/** The label that the browser fills in is selected, also in another spelling. Text that isn't a label is discarded. */
export const Autofill: Story = {
  render: () => (
    <form>
      <Combobox {...country} label="Country">
        <Combobox.TriggerInput autoComplete="country-name" />
        {list}
      </Combobox>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole<HTMLInputElement>("combobox", { name: "Country" });
    for (const [text, value] of [
      ["Germany", "DE"],
      ["cote d’ivoire ", "CI"],
      ["AT", "AT"],
    ] as const) {
      await fill(input, text);
      const item = countries.find((each) => each.value === value);
      await waitFor(() => expect(input).toHaveValue(item?.label));
      await expect(changed.mock.calls).toEqual([[item]]);
      await expect(submitted(canvasElement)).toEqual([value]);
    }
    for (const text of ["Atlantis", "Georgia", "austria"]) {
      await fill(input, text);
      await waitFor(() => expect(input).toHaveValue("Austria"));
      await expect(changed).not.toHaveBeenCalled();
    }
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, "Germany");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(input).toHaveValue(""));
  },
};

/** With `multiple`, the filled item is added. */
export const AutofillMultiple: Story = {
  render: () => (
    <form>
      <Combobox {...country} label="Country" multiple defaultValue={countries.slice(0, 1)}>
        <Combobox.TriggerMultipleWithInput />
        {list}
      </Combobox>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("combobox", { name: "Country" });
    for (const text of ["germany", "Austria", "Atlantis"]) {
      await fill(input, text);
      await waitFor(() => expect(input).toHaveValue(""));
      await expect(submitted(canvasElement)).toEqual(["AT", "DE"]);
    }
  },
};

/** Browsers also fill in the hidden input of a button that opens a list. */
export const AutofillHidden: Story = {
  render: () => (
    <form>
      <Combobox {...country} label="Country">
        <Combobox.TriggerValue />
        {list}
      </Combobox>
      <Select
        label="Country"
        name="country"
        items={[...countries, { value: "FR", label: "France", disabled: true }]}
        onValueChange={changed}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const inputs = canvasElement.querySelectorAll("[name=country]");
    for (const input of inputs) {
      for (const [text, value] of [
        ["Germany", "DE"],
        [" côte d’ivoire", "CI"],
        ["Atlantis", "CI"],
        ["AT", "AT"],
      ]) {
        await fill(input, text as string);
        await waitFor(() => expect(input).toHaveValue(value));
        await expect(changed.mock.calls).toHaveLength(text === "Atlantis" ? 0 : 1);
      }
    }
    await expect(submitted(canvasElement)).toEqual(["AT", "AT"]);
  },
};
