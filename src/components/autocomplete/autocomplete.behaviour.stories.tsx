import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { conformance, contract, Held, openAtOnce, typeOver, withoutElement } from "#kit";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Dialog } from "../dialog";
import { Field } from "../field";
import { Autocomplete, type AutocompleteInputGroupProps, type AutocompleteProps } from ".";
import { changed, closed, fruit, highlights, list, options } from "./autocomplete.fixture";

const meta = {
  component: Autocomplete,
  title: "Behaviour/Autocomplete",
} satisfies Meta;
export default meta;
type Story = StoryObj;

const finds = (found: string[]) => waitFor(() => expect(options()).toEqual(found));

/** Typing shows suggestions. The arrow keys and Enter select one. Other text is kept as typed. */
export const Suggests: Story = {
  render: () => (
    <Autocomplete items={fruit} label="Fruit" onValueChange={changed}>
      <Autocomplete.InputGroup placeholder="Any fruit" />
      {list}
    </Autocomplete>
  ),
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await step("selects a suggestion", async () => {
      await userEvent.type(input, "AP");
      await finds(["Apple", "Apricot", "Grape"]);
      await expect(changed).toHaveBeenLastCalledWith("AP");
      await userEvent.keyboard("{ArrowDown}");
      await highlights(input, "Apple");
      await userEvent.keyboard("{Enter}");
      await closed();
      await expect(input).toHaveValue("Apple");
      await expect(changed).toHaveBeenLastCalledWith("Apple");
    });
    await step("clears with the button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
      await expect(input).toHaveValue("");
      await expect(input).toHaveFocus();
    });
    await step("keeps other text", async () => {
      await userEvent.type(input, "Quince");
      await screen.findByText("No results");
      await userEvent.keyboard("{Escape}");
      await closed();
      await expect(input).toHaveValue("Quince");
    });
  },
};

/** If the caller keeps it open, it requests to close but stays open. A custom filter determines the suggestions. */
export const HeldOpen: Story = {
  render: () => (
    <Autocomplete
      items={fruit}
      label="Fruit"
      open
      onOpenChange={changed}
      filter={(item, query) => item.endsWith(query)}
    >
      <Autocomplete.InputGroup />
      {list}
    </Autocomplete>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.type(input, "e");
    await finds(["Apple", "Grape"]);
    await waitFor(() =>
      expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain("2 results"),
    );
    await userEvent.keyboard("{Escape}");
    await expect(changed).toHaveBeenLastCalledWith(false);
    await screen.findByRole("listbox", { name: "Fruit" });
  },
};

/** Objects show their label, and selecting one fills it in. Disabled items are skipped. */
export const Objects: Story = {
  render: () => (
    <Autocomplete items={fruit.map((label) => ({ label }))} label="Fruit">
      <Autocomplete.InputGroup />
      <Autocomplete.Content>
        <Autocomplete.List>
          {(item) => <Autocomplete.Item value={item} disabled={item.label === "Apple"} />}
        </Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "ap");
    await finds(["Apple", "Apricot", "Grape"]);
    await userEvent.keyboard("{ArrowDown}");
    await highlights(input, "Apricot");
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("Apricot");
  },
};

/** While an input method composes, nothing is searched. The confirmed text is searched. */
export const InputMethod: Story = {
  render: () => (
    <Autocomplete items={["りんご", "みかん"]} label="果物">
      <Autocomplete.InputGroup />
      {list}
    </Autocomplete>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>("combobox");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowDown}");
    await finds(["りんご", "みかん"]);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: "みk" }, isComposing: true });
    await expect(options()).toHaveLength(2);
    await expect(input).toHaveValue("みk");
    fireEvent.input(input, { target: { value: "みか" }, isComposing: true });
    fireEvent.compositionEnd(input, { data: "みか" });
    await finds(["みかん"]);
  },
};

const many = Array.from({ length: 10_000 }, (_, index) => `Part ${index + 1}`);

/**
 * In a Field in a dialog, with ten thousand items. Only visible items are rendered, and Escape closes only the list.
 */
export const LongInADialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog aria-label="Order">
        <Field label="Part" description="Or a name of your own.">
          <Autocomplete items={many}>
            <Autocomplete.InputGroup />
            {list}
          </Autocomplete>
        </Field>
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const input = await screen.findByRole("combobox", { name: "Part" });
    await expect(input).toHaveAccessibleDescription("Or a name of your own.");
    await userEvent.type(input, "part");
    await expect(await screen.findByRole("option", { name: "Part 1" })).toHaveAttribute(
      "aria-setsize",
      "10000",
    );
    await expect(options().length).toBeLessThan(60);
    await userEvent.keyboard("{ArrowUp}");
    await highlights(input, "Part 10000");
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(screen.getByRole("dialog", { name: "Order" })).toHaveAttribute("data-open");
    await expect(input).toHaveValue("part");
  },
};

/** `labels` replaces the name of a list without a label, and the message for no results. */
export const ListLabels: Story = {
  render: () => (
    <Autocomplete items={fruit} labels={{ options: "Suggestions", empty: "Not in season" }}>
      <Autocomplete.InputGroup aria-label="Fruit" />
      {list}
    </Autocomplete>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.type(input, "ap");
    await screen.findByRole("listbox", { name: "Suggestions" });
    await userEvent.type(input, "x");
    await waitFor(() => expect(screen.getByText("Not in season")).toBeVisible());
  },
};

/** An open popup can change to another side, also between physical and logical names. */
export const ToAnotherSide: Story = {
  // The open popup hides the button from assistive technology. Only the play function needs it.
  parameters: { ...openAtOnce, visual: { skip: "the stories of sides show its position" } },
  render: () => (
    <Held<"left" | "inline-end"> initial="left" buttons={{ Turn: "inline-end" }}>
      {(side) => (
        <Autocomplete items={fruit} aria-label="Fruit" open>
          <Autocomplete.InputGroup />
          <Autocomplete.Content side={side}>
            <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
          </Autocomplete.Content>
        </Autocomplete>
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await screen.findByRole("listbox");
    fireEvent.click(canvas.getByText("Turn"));
    await waitFor(() => expect(document.querySelector("[data-side=inline-end]")).not.toBeNull());
    await screen.findByRole("listbox");
  },
};

/** A controlled value can be a number. Tab closes the list and keeps the text. */
export const Controlled: Story = {
  parameters: { visual: { skip: "it looks like any Autocomplete" } },
  render: () => (
    <>
      <Autocomplete items={fruit} label="Fruit">
        <Autocomplete.InputGroup />
        {list}
      </Autocomplete>
      <Autocomplete items={fruit} label="Number" value={7} onValueChange={changed}>
        <Autocomplete.InputGroup />
        {list}
      </Autocomplete>
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.type(text, "fig");
    await screen.findByRole("listbox");
    await userEvent.tab();
    await closed();
    await expect(text).toHaveValue("fig");
    const number = canvas.getByRole("combobox", { name: "Number" });
    await expect(number).toHaveFocus();
    await userEvent.type(number, "8");
    await expect(changed).toHaveBeenLastCalledWith("78");
    await expect(number).toHaveValue("7");
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

interface WithInputProps extends AutocompleteProps {
  readOnly?: boolean;
  "aria-disabled"?: boolean;
}

function WithInput({ readOnly, "aria-disabled": ariaDisabled, ...props }: WithInputProps) {
  return (
    <Autocomplete {...props} items={fruit}>
      <Autocomplete.InputGroup readOnly={readOnly} aria-disabled={ariaDisabled} />
      {list}
    </Autocomplete>
  );
}

export const Contract = contract(WithInput, {
  role: "combobox",
  of: Autocomplete,
  first: { value: "Fig", shows: "Fig", submits: ["Fig"] },
  second: { value: "Quince", shows: "Quince", submits: ["Quince"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Quince"),
  exceptions: { callersAttributes: "They reach the input, as Conformance checks." },
});

const suggesting = (part: ReactNode, items: string[] = fruit) => (
  <Autocomplete items={items} aria-label="Fruit" defaultOpen>
    <Autocomplete.InputGroup />
    <Autocomplete.Content>{part}</Autocomplete.Content>
  </Autocomplete>
);
const suggestingGroup = (part: ReactNode, props?: object) => (
  <Autocomplete items={[{ value: "Fruit", items: fruit }]} aria-label="Fruit" defaultOpen>
    <Autocomplete.InputGroup />
    <Autocomplete.Content>
      <Autocomplete.List>
        {(group) => (
          <Autocomplete.Group items={group.items} {...props}>
            {part}
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Content>
  </Autocomplete>
);

export const Conforms = conformance({
  Autocomplete: (props) => (
    <Autocomplete items={fruit} aria-label="Fruit" {...props}>
      <Autocomplete.InputGroup />
    </Autocomplete>
  ),
  "Autocomplete.InputGroup": (props) => (
    <>
      <Autocomplete items={fruit} aria-label="Fruit">
        <Autocomplete.InputGroup {...props} />
      </Autocomplete>
      {/* With a value, it has a clear button. */}
      <Autocomplete items={fruit} aria-label="Another fruit" defaultValue="Fig">
        <Autocomplete.InputGroup size={(props as AutocompleteInputGroupProps).size} />
      </Autocomplete>
    </>
  ),
  "Autocomplete.Content": (props) => (
    <Autocomplete items={fruit} aria-label="Fruit" defaultOpen>
      <Autocomplete.InputGroup />
      <Autocomplete.Content {...props}>
        <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  ),
  "Autocomplete.List": (props) => suggesting(<Autocomplete.List {...props} />),
  "Autocomplete.Empty": (props) => suggesting(<Autocomplete.Empty {...props} />),
  "Autocomplete.Item": (props) =>
    suggesting(
      <Autocomplete.List>{(item) => <Autocomplete.Item {...props} value={item} />}</Autocomplete.List>,
      ["Fig"],
    ),
  "Autocomplete.Separator": (props) => suggesting(<Autocomplete.Separator {...props} />),
  "Autocomplete.Collection": withoutElement("it only draws items", (props) =>
    suggestingGroup(
      <Autocomplete.Collection {...props}>
        {(item) => <Autocomplete.Item value={item} />}
      </Autocomplete.Collection>,
    ),
  ),
  "Autocomplete.Group": (props) => suggestingGroup(undefined, props),
  "Autocomplete.GroupLabel": (props) =>
    suggestingGroup(<Autocomplete.GroupLabel {...props}>Fruit</Autocomplete.GroupLabel>),
});

/** All suggestions with equal labels show, and selecting one fills in its label. */
export const EqualLabels: Story = {
  parameters: { visual: { skip: "looks like any Autocomplete" } },
  render: () => (
    <Autocomplete items={cities} label="City" onValueChange={changed}>
      <Autocomplete.InputGroup />
      {list}
    </Autocomplete>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("combobox", { name: "City" });
    await userEvent.type(input, "sp");
    await finds(["Springfield", "Springfield"]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = screen.getAllByRole("option")[1];
    await waitFor(() => expect(input).toHaveAttribute("aria-activedescendant", second?.id));
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(changed).toHaveBeenLastCalledWith("Springfield");
    await expect(input).toHaveValue("Springfield");
  },
};
