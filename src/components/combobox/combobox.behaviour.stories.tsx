import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
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
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Typing opens and filters the list. The first match is highlighted. Enter selects, and the input shows the selection.
 */
export const TypeAndChoose: Story = {
  render: () => <One />,
  play: async ({ canvas, step }) => {
    picked.mockClear();
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

/** A click opens it, and a click on an item selects. A click on the label focuses the control. */
export const Pointer: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    picked.mockClear();
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(canvas.getByText("Fruit"));
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show options" }));
    await userEvent.click(await option("Cherry"));
    await closed();
    await expect(input).toHaveValue("Cherry");
    await expect(picked).toHaveBeenLastCalledWith("Cherry");
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

/** The clear button has a name, and is removed when there is nothing to clear. */
export const Clear: Story = {
  render: () => <One defaultValue="Fig" />,
  play: async ({ canvas }) => {
    picked.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(picked).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull());
  },
};

/** The search ignores case and accents, unless the language treats the accented letter as another letter. */
export const Accents: Story = {
  render: () => {
    const items = ["Ångström", "Curaçao", "Smørrebrød", "Straße", "Řezníček", "İstanbul", "パリ"];
    return (
      <>
        <Combobox items={items} label="English">
          <Combobox.TriggerInput />
          {list}
        </Combobox>
        <Combobox items={items} label="Svenska" labels={{ locale: "sv" }}>
          <Combobox.TriggerInput />
          {list}
        </Combobox>
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
    await finds(english, "curacao", ["Curaçao"]);
    await finds(english, "smorrebrod", ["Smørrebrød"]);
    await finds(english, "strasse", ["Straße"]);
    await finds(english, "rez", ["Řezníček"]);
    await finds(english, "ist", ["İstanbul"]);
    await finds(english, "ぱり", ["パリ"]);
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
    picked.mockClear();
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
    <Combobox items={["りんご", "みかん", "ぶどう"]} label="果物" labels={{ locale: "ja" }}>
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
