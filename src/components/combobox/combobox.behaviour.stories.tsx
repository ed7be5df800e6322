import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, contract, withoutElement } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { en } from "../../i18n/locales/en";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Combobox, type ComboboxTriggerMultipleWithInputProps } from ".";
import {
  closed,
  fruit,
  grouped,
  highlighted,
  highlights,
  list,
  One,
  opened,
  option,
  options,
  picked,
  press,
} from "./combobox.fixture";

const meta = {
  component: Combobox,
  title: "Behaviour/Combobox",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Typing opens and filters the list. The first match is highlighted. Enter selects, and the input shows the selection.
 */
export const TypeAndChoose: Story = {
  render: () => <One />,
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await step("typing", async () => {
      await userEvent.type(input, "ap");
      await waitFor(() => expect(options()).toEqual(["Apple", "Apricot", "Grape"]));
      await expect(input).toHaveAttribute("aria-expanded", "true");
      await expect(input).toHaveAttribute("aria-controls", (await opened()).id);
      await expect(await opened()).toHaveAccessibleName("Fruit");
      await highlights(input, "Apple");
    });
    await step("arrows and Enter", async () => {
      await press("{ArrowDown}");
      await highlights(input, "Apricot");
      await press("{Enter}");
      await closed();
      await expect(input).toHaveValue("Apricot");
      await expect(input).toHaveFocus();
      await expect(picked).toHaveBeenLastCalledWith("Apricot");
    });
    await step("shows all items when reopened, with the selection highlighted", async () => {
      await press("{ArrowDown}");
      await opened();
      await expect(options()).toHaveLength(fruit.length);
      await highlights(input, "Apricot");
      await expect(await option("Apricot")).toHaveAttribute("aria-selected", "true");
    });
  },
};

/**
 * A click opens it, and a click on an item selects. A click on the label focuses the control. The clear button has a name,
 * and is removed when there is nothing to clear.
 */
export const Pointer: Story = {
  parameters: { visual: { skip: "ends as it begins" } },
  render: () => <One />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(canvas.getByText("Fruit"));
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show options" }));
    await userEvent.click(await option("Cherry"));
    await closed();
    await expect(input).toHaveValue("Cherry");
    await expect(picked).toHaveBeenLastCalledWith("Cherry");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
    await expect(picked).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull());
  },
};

/** Text that matches no item is removed when the list closes. The input always shows the selection. */
export const NoFreeText: Story = {
  render: () => (
    <>
      <One defaultValue="Fig" />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.clear(input);
    await userEvent.type(input, "xyz");
    await screen.findByText("No results");
    await press("{Escape}");
    await closed();
    await waitFor(() => expect(input).toHaveValue(""));
    await userEvent.type(input, "lim");
    await highlights(input, "Lime");
    await press("{Enter}", "x");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("Lime"));
  },
};

/** The search ignores case and accents, unless the language treats the accented letter as another letter. */
export const Accents: Story = {
  render: () => {
    const items = ["Ångström", "Straße"];
    return (
      <>
        <Combobox items={items} label="English">
          <Combobox.TriggerInput />
          {list}
        </Combobox>
        <LocaleProvider locale={{ ...en, code: "sv" }}>
          <Combobox items={items} label="Svenska">
            <Combobox.TriggerInput />
            {list}
          </Combobox>
        </LocaleProvider>
      </>
    );
  },
  play: async ({ canvas }) => {
    const english = canvas.getByRole("combobox", { name: "English" });
    const finds = async (input: HTMLElement, query: string, found: string[]) => {
      await userEvent.clear(input);
      await userEvent.type(input, query);
      await waitFor(() => expect(options()).toEqual(found));
    };
    await finds(english, "ANGSTROM", ["Ångström"]);
    await finds(english, "strasse", ["Straße"]);
    await userEvent.tab();
    await closed();
    const swedish = canvas.getByRole("combobox", { name: "Svenska" });
    await finds(swedish, "angstrom", []);
    await finds(swedish, "ångström", ["Ångström"]);
    await press("{Escape}");
    await closed();
  },
};

const searchableList = (
  <Combobox.Content>
    <Combobox.Input />
    <Combobox.Empty />
    <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
  </Combobox.Content>
);

/** The search input in the popup is named. The button shows the selection, and gets focus back. */
export const AsAButton: Story = {
  render: () => (
    <Combobox items={fruit} label="Fruit" onValueChange={picked}>
      <Combobox.TriggerValue placeholder="Choose a fruit" />
      {searchableList}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("combobox", { name: "Fruit" });
    await expect(button).toHaveTextContent("Choose a fruit");
    button.focus();
    await press("{Enter}");
    const popup = await screen.findByRole("dialog", { name: "Fruit" });
    const search = within(popup).getByRole("combobox", { name: "Search" });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, "ki");
    await highlights(search, "Kiwi");
    await press("{Enter}");
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent("Kiwi");
    await expect(picked).toHaveBeenLastCalledWith("Kiwi");
  },
};

/** `labels` replaces the names of a list without a label and of the search in it. */
export const Labels: Story = {
  render: () => (
    <Combobox items={fruit} labels={{ options: "Kinds of fruit", search: "Find a fruit" }}>
      <Combobox.TriggerValue aria-label="Fruit" placeholder="Choose a fruit" />
      {searchableList}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Fruit" }));
    const popup = await screen.findByRole("dialog", { name: "Kinds of fruit" });
    await waitFor(() => expect(within(popup).getByRole("listbox", { name: "Kinds of fruit" })).toBeVisible());
    const search = within(popup).getByRole("combobox", { name: "Find a fruit" });
    await waitFor(() => expect(search).toHaveFocus());
  },
};

/** While an input method composes, nothing is searched, and it gets all keys. The confirmed text is searched. */
export const InputMethod: Story = {
  render: () => (
    <Combobox items={["りんご", "みかん", "ぶどう"]} label="果物">
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>("combobox");
    await userEvent.click(input);
    await opened();
    fireEvent.compositionStart(input);
    for (const value of ["m", "み", "みk", "みか"]) {
      fireEvent.compositionUpdate(input, { data: value });
      fireEvent.input(input, { target: { value }, isComposing: true, inputType: "insertCompositionText" });
      await expect(input).toHaveValue(value);
      await expect(options()).toHaveLength(3);
    }
    // During composition, Enter confirms the characters and selects nothing.
    fireEvent.keyDown(input, { key: "Enter", keyCode: 229, which: 229, isComposing: true });
    await opened();
    fireEvent.compositionEnd(input, { data: "みか" });
    await waitFor(() => expect(options()).toEqual(["みかん"]));
    await press("{Enter}");
    await waitFor(() => expect(input).toHaveValue("みかん"));
  },
};

/** The arrow keys skip disabled items, also at the ends. Clicking a disabled item does nothing. */
export const DisabledItems: Story = {
  render: () => (
    <Combobox items={fruit} label="Fruit" onValueChange={picked}>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>
          {(item) => <Combobox.Item value={item} disabled={!["Banana", "Kiwi"].includes(item)} />}
        </Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await opened();
    await press("{ArrowDown}");
    await highlights(input, "Banana");
    await press("{ArrowDown}");
    await highlights(input, "Kiwi");
    await press("{ArrowUp}");
    await highlights(input, "Banana");
    await press("{ArrowUp}");
    await waitFor(() => expect(["Kiwi", undefined]).toContain(highlighted(input)));
    await expect(await option("Fig")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await option("Fig"));
    await expect(picked).not.toHaveBeenCalled();
    await opened();
  },
};

/** Groups are named by their labels, and the arrow keys go through all of them. */
export const Groups: Story = {
  render: grouped("Fruit", [
    { value: "Stone fruit", items: ["Apricot", "Cherry"] },
    { value: "Berries", items: ["Grape", "Kiwi"] },
  ]),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    const berries = await screen.findByRole("group", { name: "Berries" });
    await expect(within(berries).getAllByRole("option")).toHaveLength(2);
    await press("{ArrowDown}", "{ArrowDown}", "{ArrowDown}");
    await highlights(input, "Grape");
    await userEvent.type(input, "k");
    await waitFor(() => expect(options()).toEqual(["Kiwi"]));
    await expect(screen.queryByRole("group", { name: "Stone fruit" })).toBeNull();
  },
};

/** The number of results is announced, also if there are no results. */
export const Announced: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    const says = (text: string) =>
      waitFor(() => expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain(text));
    await userEvent.type(input, "ap");
    await says("3 results");
    await userEvent.type(input, "r");
    await says("1 result");
    await userEvent.type(input, "x");
    await says("No results");
  },
};

const toggled = fn();

/** If the caller keeps it open, it requests to close but stays open. */
export const HeldOpen: Story = {
  render: () => (
    <Combobox items={fruit} label="Fruit" open onOpenChange={toggled}>
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Fruit" }));
    await opened();
    await press("{Escape}");
    await expect(toggled).toHaveBeenLastCalledWith(false);
    await opened();
  },
};

/** In a dialog, the popup is on top. The first Escape closes the popup, the next one the dialog. */
export const InADialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Order</Dialog.Title>
        <Combobox items={fruit} label="Fruit">
          <Combobox.TriggerInput />
          {list}
        </Combobox>
        <Combobox items={fruit} label="Dessert">
          <Combobox.TriggerValue placeholder="Choose" />
          <Combobox.Content>
            <Combobox.Input />
            <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
          </Combobox.Content>
        </Combobox>
        <Dialog.Close render={<Button>Cancel</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ step }) => {
    const dialog = await screen.findByRole("dialog", { name: "Order" });
    await step("with the input outside the popup", async () => {
      const input = await screen.findByRole("combobox", { name: "Fruit" });
      await userEvent.click(input);
      await opened();
      await press("{Escape}");
      await closed();
      await expect(dialog).toHaveAttribute("data-open");
      await userEvent.click(input);
      await userEvent.click(await option("Kiwi"));
      await closed();
      await expect(input).toHaveValue("Kiwi");
    });
    await step("with the input in the popup", async () => {
      await userEvent.click(screen.getByRole("combobox", { name: "Dessert" }));
      await opened();
      await waitFor(() => expect(screen.getByRole("combobox", { name: "Search" })).toHaveFocus());
      await press("{Escape}");
      await closed();
      await expect(dialog).toHaveAttribute("data-open");
    });
    await step("the next Escape closes the dialog", async () => {
      await waitFor(() => expect(screen.getByRole("combobox", { name: "Dessert" })).toHaveFocus());
      await press("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};

const unseen = { visual: { skip: "looks like any Combobox, and Choose shows chips" } };
const [illinois, massachusetts, portland] = cities;

const selected = () =>
  screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected") === "true");
const chips = () => [...document.querySelectorAll<HTMLElement>("[data-slot=combobox-chip]")];

/** The second of two equal labels is selected, marked in the list, and submitted by its value. */
export const EqualLabels: Story = {
  parameters: unseen,
  render: () => (
    <form aria-label="Order">
      <Combobox items={cities} label="City" name="city" onValueChange={picked}>
        <Combobox.TriggerInput />
        {list}
      </Combobox>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "City" });
    await userEvent.click(input);
    await opened();
    await userEvent.click(screen.getAllByRole("option")[1] as HTMLElement);
    await closed();
    await expect(picked.mock.calls).toEqual([[massachusetts]]);
    await expect(input).toHaveValue("Springfield");
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Order" });
    await expect(new FormData(form).get("city")).toBe("us-ma");
    await userEvent.click(input);
    await opened();
    await expect(selected()).toEqual([false, true, false]);
  },
};

/** Chips with equal text are separate, and the button of each removes its own item. */
export const EqualChips: Story = {
  parameters: unseen,
  render: () => (
    <Combobox items={cities} multiple label="Cities" defaultValue={cities} onValueChange={picked}>
      <Combobox.TriggerMultipleWithInput />
      {list}
    </Combobox>
  ),
  play: async () => {
    const [first, second, third] = chips();
    await userEvent.click(within(second as HTMLElement).getByRole("button"));
    await expect(picked).toHaveBeenLastCalledWith([illinois, portland]);
    // The remaining chips keep their elements, and with them focus and state.
    await expect(chips()).toEqual([first, third]);
    await userEvent.click(within(first as HTMLElement).getByRole("button"));
    await expect(picked).toHaveBeenLastCalledWith([portland]);
  },
};

/**
 * Objects that are recreated on each render are compared with `isItemEqualToValue`. Their chips keep their elements.
 */
export const RecreatedObjects: Story = {
  parameters: unseen,
  render: function Recreated() {
    const [codes, setCodes] = useState(["us-il", "us-ma"]);
    const [, setCount] = useState(0);
    const items = cities.map((city) => ({ ...city }));
    return (
      <>
        <Combobox
          items={items}
          multiple
          label="Cities"
          value={codes.map((code) => ({ value: code, label: "Springfield" }))}
          onValueChange={(next) => setCodes(next.map(({ value }) => value))}
          isItemEqualToValue={(item, value) => item.value === value.value}
        >
          <Combobox.TriggerMultipleWithInput />
          {list}
        </Combobox>
        <button type="button" onClick={() => setCount((count) => count + 1)}>
          Render again
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const before = chips();
    await expect(before).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Render again" }));
    await expect(chips()).toEqual(before);
    await userEvent.click(canvas.getByRole("combobox", { name: "Cities" }));
    await opened();
    await expect(selected()).toEqual([true, true, false]);
    await userEvent.click(screen.getAllByRole("option")[0] as HTMLElement);
    await expect(chips()).toEqual([before[1]]);
    await expect(selected()).toEqual([false, true, false]);
    // An open list hides the rest of the page from screen readers, but the button could still be focused.
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

/** Groups with equal headings are separate. */
export const EqualHeadings: Story = {
  parameters: unseen,
  render: grouped("City", [
    { value: "Recent", items: ["Oslo"] },
    { value: "Recent", items: ["Lima"] },
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "City" }));
    await opened();
    await expect(screen.getAllByRole("group", { name: "Recent" })).toHaveLength(2);
  },
};

const ada = { value: "u1", label: "Ada" };
const zoe = { value: "u2", label: "Zoë" };
const people = [ada, zoe];

/** A fixture for the contract, with the props that each control passes. */
const withTrigger = (trigger: ReactNode, items: unknown[]) => (props: object) => (
  <Combobox items={items as never} {...props}>
    {trigger}
    {list}
  </Combobox>
);
const exceptions = {
  readOnly: "A Combobox has no read-only state.",
  callersAttributes: "They reach the trigger, as Conformance checks.",
};

export const Contract = contract(withTrigger(<Combobox.TriggerInput />, fruit), {
  role: "combobox",
  of: Combobox,
  first: { value: "Fig", shows: "Fig", submits: ["Fig"] },
  second: { value: "Lime", shows: "Lime", submits: ["Lime"] },
  empty: { value: null, shows: "", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
  exceptions,
});

export const ButtonContract = contract(withTrigger(<Combobox.TriggerValue placeholder="Choose" />, fruit), {
  role: "combobox",
  of: Combobox,
  first: { value: "Fig", shows: "Fig", submits: ["Fig"] },
  second: { value: "Lime", shows: "Lime", submits: ["Lime"] },
  empty: { value: null, shows: "Choose", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
  exceptions: { ...exceptions, inAField: "A click on its label opens the popup, which has the focus." },
});

const chipTexts = (control: HTMLElement) =>
  [...(control.parentElement?.querySelectorAll("[data-slot=combobox-chip-text]") ?? [])].map(
    ({ textContent }) => textContent,
  );

export const MultipleContract = contract(withTrigger(<Combobox.TriggerMultipleWithInput />, people), {
  role: "combobox",
  of: Combobox,
  box: (input) => input.closest("[data-slot=combobox-trigger-multiple-with-input]"),
  props: { multiple: true },
  first: { value: [ada], shows: ["Ada"], submits: ["u1"] },
  second: { value: people, shows: ["Ada", "Zoë"], submits: ["u1", "u2"] },
  empty: { value: [], shows: [], submits: [] },
  shown: chipTexts,
  change: async (control) => {
    const isEmpty = chipTexts(control).length === 0;
    await userEvent.click(control);
    if (isEmpty) await userEvent.click(await option("Ada"));
    await userEvent.click(await option("Zoë"));
    await press("{Escape}");
    await closed();
  },
  exceptions,
});

function Several({ dir, ...props }: ComboboxTriggerMultipleWithInputProps) {
  return (
    <div dir={dir}>
      <Combobox
        items={fruit}
        multiple
        label="Fruit"
        defaultValue={["Apple", "Fig", "Lime"]}
        onValueChange={picked}
      >
        <Combobox.TriggerMultipleWithInput placeholder="Add fruit" {...props} />
        {list}
      </Combobox>
    </div>
  );
}

const chipNames = () =>
  [...document.querySelectorAll("[data-slot=combobox-chip]")].map(({ textContent }) => textContent);

/** A selected item becomes a chip, and the list stays open. A second press deselects it. */
export const Choose: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(input);
    await expect(await opened()).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(await option("Banana"));
    await expect(picked).toHaveBeenLastCalledWith(["Apple", "Fig", "Lime", "Banana"]);
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime", "Banana"]);
    await expect(await option("Banana")).toHaveAttribute("aria-selected", "true");
    await userEvent.click(await option("Apple"));
    await expect(picked).toHaveBeenLastCalledWith(["Fig", "Lime", "Banana"]);
    await opened();
  },
};

/** With `aria-disabled`, its input can be focused. The list doesn't open, and chips and text can't be changed. */
export const AriaDisabled: Story = {
  parameters: { visual: { skip: "looks like the disabled one in Components/Combobox" } },
  render: () => <Several aria-disabled />,
  play: async ({ canvas, canvasElement }) => {
    for (const button of canvasElement.querySelectorAll("button")) {
      await expect(button.closest(":disabled, [aria-disabled=true]")).not.toBeNull();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    const [chip] = canvasElement.querySelectorAll<HTMLElement>("[data-slot=combobox-chip]");
    chip?.focus();
    await userEvent.keyboard("{Delete}{ArrowDown}");
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Backspace}{ArrowDown}a{Enter}{Escape}");
    await closed();
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime"]);
    await expect(picked).not.toHaveBeenCalled();
  },
};

/**
 * Selecting an item ends the search and clears the input for the next one. Backspace then removes the last chip, or a letter
 * of the text. Escape on a closed list removes nothing, so that it can close a dialog around it.
 */
export const Backspace: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    const heard = fn();
    document.addEventListener("keydown", ({ key }) => heard(key), { once: true });
    input.focus();
    await press("{Escape}");
    await expect(heard).toHaveBeenCalledWith("Escape");
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime"]);
    await userEvent.type(input, "che");
    await waitFor(() => expect(options()).toEqual(["Cherry"]));
    await press("{Enter}");
    await expect(chipNames()).toEqual(["Apple", "Fig", "Lime", "Cherry"]);
    await waitFor(() => expect(input).toHaveValue(""));
    await userEvent.type(input, "k{Backspace}");
    await expect(chipNames()).toHaveLength(4);
    await press("{Backspace}");
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Fig", "Lime"]));
    await press("{Backspace}");
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Fig"]));
    await expect(picked).toHaveBeenLastCalledWith(["Apple", "Fig"]);
    await press("{Backspace}", "{Backspace}");
    await waitFor(() => expect(chipNames()).toEqual([]));
    await expect(canvas.getByPlaceholderText("Add fruit")).toHaveFocus();
  },
};

const focusedChip = (text: string) =>
  waitFor(() => expect((document.activeElement as HTMLElement).textContent).toBe(text));

/** The arrow keys move to the chips. Delete removes the focused chip and focuses the next one. */
export const DeleteOnAChip: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    input.focus();
    await press("{ArrowLeft}");
    await focusedChip("Lime");
    await press("{ArrowLeft}");
    await focusedChip("Fig");
    await press("{Delete}");
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Lime"]));
    await focusedChip("Lime");
    await press("{ArrowRight}");
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** In right-to-left text, the arrow keys are mirrored. */
export const RightToLeft: Story = {
  render: () => <Several dir="rtl" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await press("{Escape}", "{ArrowRight}");
    await focusedChip("Lime");
    await press("{ArrowRight}");
    await focusedChip("Fig");
    await press("{ArrowLeft}", "{ArrowLeft}");
    await waitFor(() => expect(input).toHaveFocus());
    const [first, second] = document.querySelectorAll("[data-slot=combobox-chip]");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().right ?? Number.NaN,
    );
  },
};

/** Each chip has a button that is named after its item and is at least 24 px wide, for touch. */
export const RemoveButtons: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole("button", { name: "Remove Fig" });
    await expect(remove.offsetWidth).toBeGreaterThanOrEqual(24);
    await userEvent.click(remove);
    await waitFor(() => expect(chipNames()).toEqual(["Apple", "Lime"]));
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(chipNames()).toEqual([]));
  },
};

/** The input can be above the chips, and the caller can render the chips. */
export const InputAbove: Story = {
  render: () => (
    <Several inputSide="top" renderItem={(item) => <Combobox.Chip>{`${item}!`}</Combobox.Chip>} />
  ),
  play: async ({ canvas }) => {
    const chip = within(canvas.getByRole("toolbar", { name: "Chosen" })).getByText("Apple!");
    const input = canvas.getByRole("combobox");
    await expect(input.getBoundingClientRect().bottom).toBeLessThanOrEqual(chip.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Apple!" }));
    await waitFor(() => expect(screen.queryByText("Apple!")).toBeNull());
    await closed();
  },
};

const parts = Array.from({ length: 10_000 }, (_, index) => `Part ${index + 1}`);
const drawn = () => screen.getAllByRole("option").length;

/** Of 10,000 items, only the visible ones are rendered, each with its position. Keys reach the last one at once. */
export const TenThousand: Story = {
  render: () => (
    <Combobox items={parts} label="Part" defaultValue="Part 5000">
      <Combobox.TriggerInput />
      {list}
    </Combobox>
  ),
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole("combobox");
    await step("opens at the selected item", async () => {
      await userEvent.click(input);
      const chosen = await option("Part 5000");
      await expect(chosen).toHaveAttribute("aria-posinset", "5000");
      await expect(chosen).toHaveAttribute("aria-setsize", "10000");
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await waitFor(() => expect(chosen).toBeVisible());
      const box = (await opened()).getBoundingClientRect();
      await waitFor(() => {
        const { top, bottom } = chosen.getBoundingClientRect();
        expect(top >= box.top - 1 && bottom <= box.bottom + 1).toBe(true);
      });
      await expect(drawn()).toBeLessThan(60);
    });
    await step("arrow keys move on from there", async () => {
      for (let times = 0; times < 30; times++) await press("{ArrowDown}");
      await highlights(input, "Part 5030");
    });
    await step(
      "scrolling renders the items that come into view, and removes those that leave it",
      async () => {
        const box = await opened();
        for (const share of [0, 0.3, 0.6, 1]) {
          box.scrollTop = box.scrollHeight * share;
          await waitFor(() => {
            const { top, bottom } = box.getBoundingClientRect();
            const rows = screen.getAllByRole("option").map((row) => row.getBoundingClientRect());
            expect(
              rows.some((row) => row.top <= top + 5),
              "The top is filled",
            ).toBe(true);
            expect(
              rows.some((row) => row.bottom >= bottom - 6),
              "The bottom is filled",
            ).toBe(true);
          });
        }
        await option("Part 10000");
        await expect(drawn()).toBeLessThan(60);
      },
    );
    await step("typing searches all items", async () => {
      await userEvent.clear(input);
      await userEvent.type(input, "999");
      const first = await option("Part 999");
      await expect(first).toHaveAttribute("aria-setsize", "19");
      await highlights(input, "Part 999");
    });
    await step("Arrow Up moves from the first item to the last", async () => {
      await userEvent.clear(input);
      await waitFor(() => expect(drawn()).toBeGreaterThan(5));
      await press("{ArrowUp}");
      await highlights(input, "Part 10000");
      await expect(await option("Part 10000")).toHaveAttribute("aria-posinset", "10000");
      await press("{Enter}");
      await waitFor(() => expect(input).toHaveValue("Part 10000"));
    });
    await userEvent.click(input);
    await option("Part 10000");
  },
};

/** In each group, only visible items are rendered. Positions are counted across all groups. */
export const LongGroups: Story = {
  render: grouped("Part", [
    { value: "First", items: parts.slice(0, 3000) },
    { value: "Second", items: parts.slice(3000) },
  ]),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await option("Part 1");
    await press("{ArrowUp}");
    await highlights(input, "Part 10000");
    const last = await option("Part 10000");
    await expect(last).toHaveAttribute("aria-posinset", "10000");
    await expect(last).toHaveAttribute("aria-setsize", "10000");
    await expect(drawn()).toBeLessThan(80);
  },
};

/** A Combobox with this trigger. */
const inCombobox = (trigger: ReactNode, props?: { multiple?: boolean; defaultValue?: unknown }) => (
  <Combobox items={fruit} aria-label="Fruit" {...(props as object)}>
    {trigger}
  </Combobox>
);
/** An open Combobox with this content. */
const withContent = (children: ReactNode, items: unknown[] = fruit) => (
  <Combobox items={items} aria-label="Fruit" defaultOpen>
    <Combobox.TriggerInput />
    <Combobox.Content>{children}</Combobox.Content>
  </Combobox>
);
const groups = [{ value: "Fruit", items: fruit }];
const withGroup = (children: ReactNode, props?: object) =>
  withContent(
    <Combobox.List>
      {(group) => (
        <Combobox.Group items={group.items} {...props}>
          {children}
        </Combobox.Group>
      )}
    </Combobox.List>,
    groups,
  );
const several = { multiple: true, defaultValue: ["Fig"] };
const item = (each: unknown) => <Combobox.Item value={each} />;

export const Conforms = conformance({
  Combobox: (props) => (
    <Combobox items={fruit} {...props}>
      <Combobox.TriggerInput aria-label="Fruit" />
    </Combobox>
  ),
  "Combobox.TriggerInput": (props) => inCombobox(<Combobox.TriggerInput {...props} />),
  "Combobox.TriggerValue": (props) => inCombobox(<Combobox.TriggerValue {...props} />),
  "Combobox.TriggerMultipleWithInput": (props) =>
    inCombobox(<Combobox.TriggerMultipleWithInput {...props} />, several),
  "Combobox.Chip": (props) =>
    inCombobox(
      <Combobox.TriggerMultipleWithInput
        renderItem={(each) => <Combobox.Chip {...props}>{each}</Combobox.Chip>}
      />,
      several,
    ),
  "Combobox.Trigger": (props) => inCombobox(<Combobox.Trigger aria-label="Fruit" {...props} />),
  "Combobox.Icon": (props) => inCombobox(<Combobox.Icon {...props} />),
  "Combobox.Value": withoutElement("it is text only", (props) =>
    inCombobox(
      <Combobox.Trigger aria-label="Fruit">
        <Combobox.Value {...props} />
      </Combobox.Trigger>,
      { defaultValue: "Fig" },
    ),
  ),
  "Combobox.Collection": withoutElement("it only draws items", (props) =>
    withGroup(<Combobox.Collection {...props}>{item}</Combobox.Collection>),
  ),
  "Combobox.Content": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerInput />
      <Combobox.Content {...props}>
        <Combobox.List>{item}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Input": (props) => (
    <Combobox items={fruit} aria-label="Fruit" defaultOpen>
      <Combobox.TriggerValue />
      <Combobox.Content>
        <Combobox.Input {...props} />
      </Combobox.Content>
    </Combobox>
  ),
  "Combobox.Empty": (props) => withContent(<Combobox.Empty {...props} />),
  "Combobox.List": (props) => withContent(<Combobox.List {...props}>{item}</Combobox.List>),
  "Combobox.Item": (props) =>
    withContent(<Combobox.List>{(each) => <Combobox.Item {...props} value={each} />}</Combobox.List>, [
      "Fig",
    ]),
  "Combobox.Group": (props) => withGroup(undefined, props),
  "Combobox.GroupLabel": (props) => withGroup(<Combobox.GroupLabel {...props}>Fruit</Combobox.GroupLabel>),
});
