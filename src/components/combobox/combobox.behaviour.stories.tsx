import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../../i18n/locale-provider";
import { en } from "../../i18n/locales/en";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Combobox } from ".";
import {
  closed,
  fruit,
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
