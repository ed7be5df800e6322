import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { conformance, contract, pause } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { en } from "../../i18n/locales/en";
import { PAUSE } from "../../lib/list-keys";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Select } from ".";
import {
  checked,
  closed,
  frame,
  fruit,
  highlighted,
  highlights,
  opened,
  option,
  options,
  picked,
  press,
  toggled,
} from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** A click opens it. A click on an option selects it and closes the list. The focus stays on the control. */
export const Pointer: Story = {
  render: () => <Select items={fruit} label="Fruit" placeholder="Choose" onValueChange={picked} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    await expect(control).toHaveTextContent("Choose");
    await expect(control).toHaveAttribute("aria-expanded", "false");
    await expect(control).toHaveAttribute("aria-haspopup", "listbox");
    await userEvent.click(control);
    const list = await opened();
    await expect(list).toHaveAccessibleName("Fruit");
    await expect(control).toHaveAttribute("aria-expanded", "true");
    await expect(control).toHaveAttribute("aria-controls", list.id);
    await userEvent.click(await option("Cherry"));
    await closed();
    await expect(control).toHaveTextContent("Cherry");
    await expect(control).toHaveFocus();
    await expect(picked).toHaveBeenCalledTimes(1);
    await expect(picked).toHaveBeenLastCalledWith("cherry");
    await userEvent.click(control);
    await opened();
    await expect(checked()).toEqual(["Cherry"]);
    await highlights(control, "Cherry");
  },
};

/**
 * A second click or a click outside closes it, also without pointer events, as assistive technology sends them. A click on
 * the label only focuses it.
 */
export const ClosesAgain: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Fruit" onOpenChange={toggled} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    const label = canvas.getByText("Fruit");
    const { x, y } = label.getBoundingClientRect();
    await userEvent.pointer({
      keys: "[MouseLeft]",
      target: label,
      coords: { clientX: x + 1, clientY: y + 1 },
    });
    await expect(control).toHaveFocus();
    await frame();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.click(control);
    await opened();
    await userEvent.click(control);
    await closed();
    await userEvent.click(control);
    await opened();
    await userEvent.click(canvas.getByText("Elsewhere"));
    await closed();
    await expect(toggled.mock.calls.flat()).toEqual([true, false, true, false]);
    control.click();
    await opened();
    control.click();
    await closed();
  },
};

/** Near the edge of the window, the list is wider than the control and stays in view. */
export const InView: Story = {
  render: () => (
    <div className="flex justify-end">
      <Select items={fruit} aria-label="Fruit" className="w-16" />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    await userEvent.click(control);
    const list = await opened();
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(list.offsetWidth).toBeGreaterThan(control.offsetWidth);
    await expect(list).toHaveAccessibleName("Fruit");
  },
};

/** It renders into its `container`. */
export const Container: Story = {
  render: function InAContainer() {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    return (
      <>
        <Select items={fruit} label="Fruit" container={container ?? undefined} />
        <div ref={setContainer} data-testid="container" />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByTestId("container")).toContainElement(await opened());
  },
};

const open = (children: ReactNode) => (
  <Select aria-label="Fruit" defaultOpen>
    {children}
  </Select>
);

/** The control shows the selected option before the list has ever been open, for each way to define options. */
export const Shows: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Record" defaultValue="fig" />
      <Select items={[{ label: "One", value: 1 }]} label="List" defaultValue={1} />
      <Select<unknown> label="Options" defaultValue="b">
        <Select.Group>
          <Select.GroupLabel>Group</Select.GroupLabel>
          <Select.Option value="a">A</Select.Option>
          <Select.Option value="b">
            <i>B</i>
          </Select.Option>
        </Select.Group>
        <Select.Separator />
        <Select.Option value="c" />
      </Select>
      <Select items={fruit} label="Several" multiple defaultValue={["kiwi", "apple"]} />
      <Select items={fruit} label="Drawn" defaultValue="fig" renderValue={(value) => `<${value}>`} />
      <Select items={fruit} label="Unknown" defaultValue="pear" />
      <Select items={[{ label: "Nobody", value: null }]} label="Nothing" />
    </>
  ),
  play: async ({ canvas }) => {
    const shows = (name: string) => canvas.getByRole("combobox", { name }).textContent;
    await expect(["Record", "List", "Options", "Several", "Drawn", "Unknown", "Nothing"].map(shows)).toEqual([
      "Fig",
      "One",
      "B",
      "AppleKiwi",
      "<fig>",
      "pear",
      "Nobody",
    ]);
    await userEvent.click(canvas.getByRole("combobox", { name: "Options" }));
    await opened();
    await expect(options()).toEqual(["A", "B", "c"]);
    const group = screen.getByRole("group", { name: "Group" });
    await expect(within(group).getAllByRole("option")).toHaveLength(2);
    await userEvent.click(await option("c"));
    await closed();
    await expect(shows("Options")).toBe("c");
  },
};

/**
 * Form libraries use `""` for no value. It shows the placeholder if no option has this value. A label can be visually
 * hidden, or only an accessible name.
 */
export const EmptyText: Story = {
  parameters: { visual: { skip: "it looks like other placeholders" } },
  render: () => (
    <>
      <Select items={fruit} label="Unseen" hideLabel />
      <Select items={fruit} aria-label="Bare" error="No." />
      <Select
        items={fruit}
        label="No text"
        value=""
        placeholder="Choose"
        renderValue={(value) => `<${value}>`}
      />
      <Select label="No option" value="" placeholder="Choose">
        <Select.Option value="a">A</Select.Option>
      </Select>
      <Select label="Any" value="" placeholder="Choose">
        <Select.Option value="">Any</Select.Option>
      </Select>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ["No text", "Choose"],
      ["No option", "Choose"],
      ["Any", "Any"],
    ] as const)
      await expect(within(canvas.getByRole("combobox", { name })).getByText(text)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Unseen" })).toBeVisible();
    await expect(canvas.getByText("Unseen").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("combobox", { name: "Bare" })).toBeInvalid();
    await expect(within(canvas.getByRole("combobox", { name: "Any" })).getByText("Choose")).not.toBeVisible();
  },
};

/** Several options can be selected and deselected while the list stays open, by pointer or by Enter and Space. */
export const Multiple: Story = {
  render: () => <Select items={fruit} label="Fruit" multiple placeholder="Any" onValueChange={picked} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox");
    await expect(control).toHaveTextContent("Any");
    await userEvent.click(control);
    await expect(await opened()).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(await option("Fig"));
    await userEvent.click(await option("Apple"));
    await expect(picked).toHaveBeenLastCalledWith(["fig", "apple"]);
    await expect(checked()).toEqual(["Apple", "Fig"]);
    await userEvent.click(await option("Fig"));
    await expect(picked).toHaveBeenLastCalledWith(["apple"]);
    await opened();
    await press("{Home}", "{ArrowDown}", " ", "{ArrowDown}", "{Enter}");
    await waitFor(() => expect(checked()).toEqual(["Apple", "Apricot", "Banana"]));
    await press(" ", "{ArrowUp}", "{Enter}");
    await waitFor(() => expect(checked()).toEqual(["Apple"]));
    await highlights(control, "Apricot");
    await press("{Escape}");
    await closed();
    await expect(control).toHaveTextContent("Apple");
  },
};

/** When controlled, the list reports that it opens, and stays closed until updated. */
export const Controlled: Story = {
  parameters: { visual: { skip: "it looks like any Select" } },
  render: function Held() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Select items={fruit} label="Follows" open={isOpen} onOpenChange={setOpen} />
        <Select items={fruit} label="Closed" open={false} onOpenChange={toggled} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Follows" }));
    await userEvent.click(await option("Lime"));
    await closed();
    await userEvent.click(canvas.getByRole("combobox", { name: "Closed" }));
    await waitFor(() => expect(toggled).toHaveBeenCalledWith(true));
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

const rooms = () => [
  { label: "Attic", value: { id: 1, floor: 3 } },
  { label: "Cellar", value: { id: 2, floor: -1 } },
];

/** Objects recreated on each render are compared by the caller's function. It isn't called without a selection. */
export const Objects: Story = {
  render: () => (
    <Select
      items={rooms()}
      label="Room"
      placeholder="None"
      onValueChange={picked}
      isItemEqualToValue={(item, value) => item.id === value.id}
    />
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox");
    await userEvent.click(control);
    await userEvent.click(await option("Cellar"));
    await closed();
    await expect(picked).toHaveBeenLastCalledWith({ id: 2, floor: -1 });
    await expect(control).toHaveTextContent("Cellar");
    await userEvent.click(control);
    await opened();
    await expect(checked()).toEqual(["Cellar"]);
  },
};

/** While the options load, it shows loading, keeps focus and doesn't open. */
export const Loading: Story = {
  render: () => <Select items={[]} label="Fruit" placeholder="Choose" loading onOpenChange={toggled} />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(control).toHaveTextContent("Loading");
    await userEvent.click(control);
    await press("{ArrowDown}", "f");
    await expect(control).toHaveFocus();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(toggled).not.toHaveBeenCalled();
  },
};

/** `labels` replaces the name of a list without a label, and the message in a list without options. */
export const Labels: Story = {
  render: () => <Select items={[]} title="Plan" labels={{ options: "Plans", empty: "No plans yet" }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Plan" }));
    await expect(await opened()).toHaveAccessibleName("Plans");
    await waitFor(() => expect(screen.getByText("No plans yet")).toBeVisible());
  },
};

/** Of options with equal labels, only the selected one is marked. The keyboard reaches all of them. */
export const EqualLabels: Story = {
  parameters: { visual: { skip: "it looks like any Select" } },
  render: () => (
    <>
      <Select items={cities} label="Items" onValueChange={picked} />
      <Select label="Options" onValueChange={picked}>
        {cities.map(({ value, label }) => (
          <Select.Option key={value} value={value}>
            {label}
          </Select.Option>
        ))}
      </Select>
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const name of ["Items", "Options"]) {
      await step(name, async () => {
        picked.mockClear();
        const control = canvas.getByRole("combobox", { name });
        control.focus();
        await press("{Enter}");
        await opened();
        await press("{ArrowDown}", "{Enter}");
        await closed();
        await expect(picked.mock.calls).toEqual([["us-ma"]]);
        await expect(control).toHaveTextContent("Springfield");
        await press("{Enter}");
        await opened();
        const selected = screen.getAllByRole("option").map((each) => each.getAttribute("aria-selected"));
        await expect(selected).toEqual(["false", "true", "false"]);
        await press("{Escape}");
        await closed();
      });
    }
  },
};

/** In a dialog, the list is on top and visible. The first Escape closes the list, the next one the dialog. */
export const InADialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Order</Dialog.Title>
        <Select items={fruit} label="Fruit" />
        <Dialog.Close render={<Button>Cancel</Button>} />
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Order" });
    const control = await screen.findByRole("combobox", { name: "Fruit" });
    await userEvent.click(control);
    await opened();
    await userEvent.click(await option("Kiwi"));
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
    await expect(control).toHaveTextContent("Kiwi");
    await expect(control).toHaveFocus();
    await press("{ArrowDown}");
    await opened();
    await press("{Escape}");
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
    await expect(control).toHaveFocus();
    await press("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** In a scrolling panel, the list isn't clipped, and stays at the control while the panel scrolls. */
export const InAScrollingPanel: Story = {
  render: () => (
    <section
      aria-label="Panel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable by keyboard
      tabIndex={0}
      className="h-40 w-64 overflow-auto border border-line p-2"
    >
      <div className="h-96 pt-20">
        <Select items={fruit} label="Fruit" />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Panel" });
    const control = canvas.getByRole("combobox");
    await userEvent.click(control);
    const list = await opened();
    const gap = () => list.getBoundingClientRect().top - control.getBoundingClientRect().bottom;
    await waitFor(() => expect(gap()).toBeGreaterThan(0));
    await expect(list.getBoundingClientRect().bottom).toBeGreaterThan(panel.getBoundingClientRect().bottom);
    panel.scrollTop = 30;
    await waitFor(() => expect(gap()).toBeLessThan(8));
    await userEvent.click(await option("Lime"));
    await closed();
    await expect(control).toHaveTextContent("Lime");
  },
};

const parts = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Part ${index + 1}`,
  value: index + 1,
  disabled: index === 9999,
}));
const drawn = () => screen.getAllByRole("option").length;

/**
 * Of 10,000 options, only the visible ones are rendered, each with its position. Arrow keys and typing reach all of
 * them.
 */
export const TenThousand: Story = {
  render: () => <Select items={parts} label="Part" defaultValue={5000} />,
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole("combobox");
    await expect(control).toHaveTextContent("Part 5000");
    const inSight = async (name: string) => {
      const box = (await opened()).getBoundingClientRect();
      await waitFor(() => {
        const { top, bottom } = screen.getByRole("option", { name }).getBoundingClientRect();
        expect(top >= box.top - 1 && bottom <= box.bottom + 1).toBe(true);
      });
    };
    await step("opens at the selected option", async () => {
      await userEvent.click(control);
      const chosen = await option("Part 5000");
      await expect(chosen).toHaveAttribute("aria-posinset", "5000");
      await expect(chosen).toHaveAttribute("aria-setsize", "10000");
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await inSight("Part 5000");
      await highlights(control, "Part 5000");
      await expect(drawn()).toBeLessThan(60);
    });
    await step("arrow keys continue from there", async () => {
      for (let times = 0; times < 30; times++) await press("{ArrowDown}");
      await highlights(control, "Part 5030");
      await inSight("Part 5030");
    });
    await step("Home and End skip disabled options", async () => {
      await press("{End}");
      await highlights(control, "Part 9999");
      await inSight("Part 9999");
      await press("{Home}");
      await highlights(control, "Part 1");
      await inSight("Part 1");
    });
    await step("typing finds an option", async () => {
      for (const key of "part 777") await userEvent.keyboard(key);
      await highlights(control, "Part 777");
      await inSight("Part 777");
      await expect(drawn()).toBeLessThan(60);
      await press("{Enter}");
      await closed();
      await expect(control).toHaveTextContent("Part 777");
    });
    await step("the highlighted option can be selected after scrolling it out of view", async () => {
      await press("{ArrowDown}", "{ArrowDown}");
      await highlights(control, "Part 778");
      (await opened()).scrollTop = 0;
      await option("Part 1");
      await press("{Enter}");
      await closed();
      await expect(control).toHaveTextContent("Part 778");
    });
    await userEvent.click(control);
    await option("Part 778");
  },
};

const people = [
  { label: "Nobody", value: null },
  { label: "Ada", value: { value: "u1", label: "Ada" } },
  { label: "Zoë", value: { value: "u2", label: "Zoë" } },
];

export const ObjectContract = contract(Select, {
  role: "combobox",
  props: {
    items: people,
    isItemEqualToValue: (item: { value: string }, value: { value: string }) => item.value === value.value,
  },
  first: { value: { value: "u1", label: "Ada" }, shows: "Ada", submits: ["u1"] },
  second: { value: { value: "u2", label: "Zoë" }, shows: "Zoë", submits: ["u2"] },
  empty: { value: null, shows: "Nobody", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Zoë"));
    await closed();
  },
  exceptions: {
    readOnly: "A Select has no read-only state.",
    required: "The Contract of strings checks it. An item for no value is a selection.",
    message: "The Contract of strings checks it.",
  },
});

export const Conforms = conformance({
  Select: (props) => <Select items={fruit} aria-label="Fruit" {...props} />,
  "Select.Option": (props) => open(<Select.Option value="fig" {...props} />),
  "Select.Group": (props) => open(<Select.Group {...props} />),
  "Select.GroupLabel": (props) =>
    open(
      <Select.Group>
        <Select.GroupLabel {...props}>Fruit</Select.GroupLabel>
      </Select.Group>,
    ),
  "Select.Separator": (props) => open(<Select.Separator {...props} />),
});

const exceptions = { readOnly: "A Select has no read-only state." };

export const Contract = contract(Select, {
  role: "combobox",
  props: { items: fruit, placeholder: "Choose" },
  first: { value: "fig", shows: "Fig", submits: ["fig"] },
  second: { value: "lime", shows: "Lime", submits: ["lime"] },
  empty: { value: null, shows: "Choose", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
  exceptions,
});

export const MultipleContract = contract(Select, {
  role: "combobox",
  props: { items: fruit, multiple: true },
  first: { value: ["fig"], shows: "Fig", submits: ["fig"] },
  second: { value: ["fig", "lime"], shows: "FigLime", submits: ["fig", "lime"] },
  empty: { value: [], shows: "", submits: [] },
  change: async (control) => {
    const isEmpty = control.textContent === "";
    await userEvent.click(control);
    if (isEmpty) await userEvent.click(await option("Fig"));
    await userEvent.click(await option("Lime"));
    await press("{Escape}");
    await closed();
  },
  exceptions,
});

/** Each key that opens it highlights an option: the selected one, the first or last, or the one typed. */
export const Opens: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Empty" />
      <Select items={fruit} label="Chosen" defaultValue="fig" />
    </>
  ),
  play: async ({ canvas, step }) => {
    const keys = [
      ["{ArrowDown}", "Apple", "Fig"],
      ["{Alt>}{ArrowDown}{/Alt}", "Apple", "Fig"],
      ["{ArrowUp}", "Lime", "Fig"],
      ["{Enter}", "Apple", "Fig"],
      [" ", "Apple", "Fig"],
      ["{Home}", "Apple", "Apple"],
      ["{End}", "Lime", "Lime"],
      ["k", "Kiwi", "Kiwi"],
    ] as const;
    for (const [key, empty, chosen] of keys) {
      await step(`"${key}"`, async () => {
        for (const [name, expected] of [
          ["Empty", empty],
          ["Chosen", chosen],
        ] as const) {
          const control = canvas.getByRole("combobox", { name });
          control.focus();
          await press(key);
          await opened();
          await highlights(control, expected);
          await press("{Escape}");
          await closed();
          await expect(control).toHaveFocus();
          await expect(control).not.toHaveAttribute("aria-activedescendant");
        }
      });
    }
    await expect(canvas.getByRole("combobox", { name: "Empty" })).toHaveTextContent(/^$/);
  },
};

/**
 * Arrow keys stop at the ends. Home, End, Page Up and Page Down move further. Enter and Space select, and Escape
 * doesn't.
 */
export const Moves: Story = {
  render: () => {
    const numbers = Array.from({ length: 30 }, (_, index) => ({
      label: `No ${index + 1}`,
      value: index + 1,
    }));
    return <Select items={numbers} label="Number" onValueChange={picked} />;
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox");
    control.focus();
    await press("{ArrowDown}");
    await highlights(control, "No 1");
    for (const [key, name] of [
      ["{ArrowUp}", "No 1"],
      ["{ArrowDown}", "No 2"],
      ["{PageDown}", "No 12"],
      ["{PageUp}", "No 2"],
      ["{PageUp}", "No 1"],
      ["{End}", "No 30"],
      ["{ArrowDown}", "No 30"],
      ["{PageDown}", "No 30"],
      ["{Home}", "No 1"],
    ] as const) {
      await press(key);
      await highlights(control, name);
    }
    await press("{Escape}");
    await closed();
    await expect(picked).not.toHaveBeenCalled();
    await press("{End}");
    await highlights(control, "No 30");
    await press("{Enter}");
    await closed();
    await expect(picked).toHaveBeenLastCalledWith(30);
    await press(" ", "{ArrowUp}", " ");
    await closed();
    await expect(picked).toHaveBeenLastCalledWith(29);
    await expect(control).toHaveTextContent("No 29");
    await expect(control).toHaveFocus();
  },
};

/**
 * Typing finds options by their first letters, ignoring case and accents. Repeating a letter cycles through the
 * matches.
 */
export const Typeahead: Story = {
  render: () => (
    <Select
      items={[
        { label: "Café au lait", value: 1 },
        { label: "Cacao", value: 2 },
        { label: "Éclair", value: 3 },
        { label: "Cake", value: 4, disabled: true },
        { label: "New York cheesecake", value: 5 },
        { label: "New Orleans beignet", value: 6 },
      ]}
      label="Sweet"
      onValueChange={picked}
    />
  ),
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole("combobox");
    control.focus();
    await step("types a word into the closed control", async () => {
      await press("c", "a", "c");
      await highlights(control, "Cacao");
      await pause(PAUSE + 50);
    });
    await step("repeats a letter, which skips disabled options", async () => {
      await press("c");
      await highlights(control, "Café au lait");
      await press("c");
      await highlights(control, "Cacao");
      await press("c");
      await highlights(control, "Café au lait");
      await pause(PAUSE + 50);
    });
    await step("ignores accents", async () => {
      await press("e");
      await highlights(control, "Éclair");
      await pause(PAUSE + 50);
    });
    await step("a space within a word doesn't select", async () => {
      await press("n", "e", "w", " ", "o");
      await highlights(control, "New Orleans beignet");
      await expect(picked).not.toHaveBeenCalled();
      await pause(PAUSE + 50);
    });
    await step("text without a match and browser shortcuts change nothing", async () => {
      await press("x");
      await press("{Control>}c{/Control}");
      await expect(highlighted(control)).toBe("New Orleans beignet");
    });
    await press("{Enter}");
    await closed();
    await expect(picked).toHaveBeenLastCalledWith(6);
  },
};

const towns = [
  { label: "Örebro", value: "orebro" },
  { label: "Oslo", value: "oslo" },
];

/** The language decides whether an accented letter counts as another letter when people type. */
export const TypeaheadInALanguage: Story = {
  parameters: { visual: { skip: "Typeahead has the pictures" } },
  render: () => (
    <>
      <Select items={towns} label="English" />
      <LocaleProvider locale={{ ...en, code: "sv" }}>
        <Select items={towns} label="Svenska" />
      </LocaleProvider>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, found] of [
      ["English", "Örebro"],
      ["Svenska", "Oslo"],
    ] as const) {
      const control = canvas.getByRole("combobox", { name });
      control.focus();
      await press("o");
      await highlights(control, found);
      await press("{Escape}");
      await closed();
    }
  },
};

/** Keys skip disabled options, at the ends too. A click on a disabled option does nothing. */
export const DisabledOptions: Story = {
  render: () => (
    <Select label="Fruit" onValueChange={picked}>
      {Object.entries(fruit).map(([value, name]) => (
        <Select.Option key={value} value={value} disabled={!["banana", "fig", "kiwi"].includes(value)}>
          {name}
        </Select.Option>
      ))}
    </Select>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox");
    control.focus();
    await press("{ArrowDown}");
    await highlights(control, "Banana");
    for (const [key, name] of [
      ["{ArrowUp}", "Banana"],
      ["{ArrowDown}", "Fig"],
      ["{End}", "Kiwi"],
      ["{ArrowDown}", "Kiwi"],
      ["{Home}", "Banana"],
      ["{PageDown}", "Kiwi"],
    ] as const) {
      await press(key);
      await highlights(control, name);
    }
    const grape = screen.getByRole("option", { name: "Grape" });
    await expect(grape).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(grape);
    await expect(picked).not.toHaveBeenCalled();
    await opened();
  },
};

/** Tab selects the highlighted option and moves on, as in a native select. Alt+ArrowUp closes without selecting. */
export const TabAndAlt: Story = {
  render: () => (
    <>
      <Select items={fruit} label="Fruit" onValueChange={picked} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox");
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await press("f");
    await highlights(control, "Fig");
    await press("{Alt>}{ArrowUp}{/Alt}");
    await closed();
    await expect(picked).not.toHaveBeenCalled();
    await press("f");
    await highlights(control, "Fig");
    await userEvent.tab();
    await closed();
    await expect(picked).toHaveBeenLastCalledWith("fig");
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(control).toHaveFocus();
  },
};

/** In right-to-left text, the keys are the same, and the list aligns with the right edge. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" className="w-60">
      <Select items={{ a: "تفاح", b: "تين" }} label="فاكهة" className="w-20" />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: "فاكهة" });
    control.focus();
    await press("{ArrowDown}", "{ArrowDown}");
    await highlights(control, "تين");
    const list = await opened();
    await waitFor(() =>
      expect(
        Math.abs(list.getBoundingClientRect().right - control.getBoundingClientRect().right),
      ).toBeLessThanOrEqual(1.5),
    );
  },
};
