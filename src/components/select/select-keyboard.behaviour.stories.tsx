import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { pause } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { en } from "../../i18n/locales/en";
import { PAUSE } from "../../lib/list-keys";
import { Select } from ".";
import { closed, fruit, highlighted, highlights, opened, picked, press } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
} satisfies Meta;
export default meta;
type Story = StoryObj;

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
