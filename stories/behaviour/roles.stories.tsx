import { User } from "@react-aria/test-utils";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { focusOn } from "#kit";
import { Checkbox, DropdownMenu, Radio, Select, Tree } from "../../src";
import { One } from "../../src/components/combobox/combobox.fixture";
import { trigger as dialogTrigger, Share } from "../../src/components/dialog/dialog.fixture";
import {
  closed,
  Drawing,
  trigger as menuTrigger,
} from "../../src/components/dropdown-menu/dropdown-menu.fixture";
import { checked, fruit } from "../../src/components/select/select.fixture";
import { Deployments, deployments } from "../../src/components/table/table.fixture";
import { expectSelected, Sections, tab } from "../../src/components/tabs/tabs.fixture";
import { files, item } from "../../src/components/tree/tree.fixture";

/**
 * A second opinion on the components' behavior. The testers of `@react-aria/test-utils` know an ARIA role, not a component.
 * They find its parts by role and attributes, and operate them as the ARIA practices describe.
 */
const meta = {
  title: "Behaviour/Roles",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Record the calls by each input, which `npm run check -- records` compares with its record. */
const [changed, opened] = [fn(), fn()];

/** A story that is operated by mouse, by keyboard and by touch. Each step starts where the one before it ends. */
const byEachInput = (
  element: ReactElement,
  operate: (user: User, context: Context) => Promise<void>,
): Story => ({
  render: () => element,
  play: async (context) => {
    for (const interactionType of ["mouse", "keyboard", "touch"] as const) {
      await context.step(interactionType, () => operate(new User({ interactionType }), context));
    }
  },
});

/** Checking and unchecking, with a disabled checkbox between the others. */
export const CheckboxGroup = byEachInput(
  <Checkbox.Group legend="Channels" onValueChange={changed}>
    <Checkbox.Item value="email" label="Email" />
    <Checkbox.Item value="sms" label="Text message" disabled />
    <Checkbox.Item value="push" label="Push" />
  </Checkbox.Group>,
  async (user, { canvas }) => {
    const root = canvas.getByRole("group", { name: "Channels" });
    const group = user.createTester("CheckboxGroup", { root });
    for (const selected of [["email", "push"], []]) {
      for (const name of ["Email", "Push"]) {
        await group.toggleCheckbox({ checkbox: name });
        await expect(canvas.getByRole("checkbox", { name })).toHaveFocus();
      }
      const values = group.getSelectedCheckboxes().map((box) => box.getAttribute("value"));
      await expect(values).toEqual(selected);
    }
  },
);

/** Selecting another radio, with a disabled one between them. */
export const RadioGroup = byEachInput(
  <Radio.Group legend="Visibility" onValueChange={changed}>
    <Radio.Item value="private" label="Only me" />
    <Radio.Item value="team" label="My team" disabled />
    <Radio.Item value="public" label="Everyone" />
  </Radio.Group>,
  async (user, { canvas }) => {
    const root = canvas.getByRole("radiogroup", { name: "Visibility" });
    const group = user.createTester("RadioGroup", { root });
    for (const name of ["Everyone", "Only me"]) {
      await group.triggerRadio({ radio: name });
      const radio = canvas.getByRole("radio", { name });
      await expect(group.getSelectedRadio()).toBe(radio);
      await expect(radio).toHaveFocus();
      await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(1);
    }
  },
);

/** Selecting a tab shows its panel. The arrow keys skip the disabled tab. */
export const TabList = byEachInput(
  <Sections defaultValue="general" onValueChange={changed} />,
  async (user, { canvas }) => {
    const tabs = user.createTester("Tabs", { root: canvas.getByRole("tablist") });
    for (const name of ["Keys", "General"]) {
      await tabs.triggerTab({ tab: name });
      await expect(tab(canvas, name)).toHaveFocus();
      await expectSelected(canvas, name);
      await expect(tabs.getActiveTabpanel()).toBe(canvas.getByRole("tabpanel", { name }));
    }
  },
);

/** Opening moves the focus inside. Escape closes it and returns the focus to the trigger. */
export const ModalDialog = byEachInput(<Share />, async (user, { canvas }) => {
  const trigger = await dialogTrigger(canvas);
  // For a modal, the tester expects the focus in the dialog as soon as it is rendered, as in React Aria. Base UI moves it a
  // frame later. For a popover, the tester finds the dialog by the trigger's `aria-controls` instead.
  const dialog = user.createTester("Dialog", { root: trigger, overlayType: "popover" });
  await dialog.open();
  const panel = dialog.getDialog();
  await expect(panel).toHaveRole("dialog");
  await expect(panel).toHaveAccessibleName("Share drawing");
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await dialog.close();
  await focusOn(trigger);
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

/** Selecting an option closes the list and returns the focus to the control. */
export const SelectOnlyCombobox = byEachInput(
  <Select items={fruit} label="Fruit" placeholder="Choose" onOpenChange={opened} onValueChange={changed} />,
  async (user, { canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    // The ComboBox tester supports the practices' select-only combobox, whose control keeps the focus. The Select tester
    // expects React Aria's button, whose options have the focus, and a list without an exit animation.
    const select = user.createTester("ComboBox", { root: control });
    for (const name of ["Cherry", "Banana"]) {
      await select.open();
      await expect(control).toHaveAttribute("aria-expanded", "true");
      await select.toggleOptionSelection({ option: name });
      await expect(control).toHaveTextContent(name);
      await expect(control).toHaveFocus();
      await expect(control).toHaveAttribute("aria-expanded", "false");
    }
    await select.open();
    await expect(checked()).toEqual(["Banana"]);
    await select.close();
    await expect(control).toHaveTextContent("Banana");
  },
);

/** Selecting an option closes the list and fills the input. */
export const EditableCombobox = byEachInput(<One />, async (user, { canvas }) => {
  const input = canvas.getByRole("combobox", { name: "Fruit" });
  const trigger = canvas.getByRole("button", { name: "Show options" });
  const combobox = user.createTester("ComboBox", { root: input, trigger });
  for (const name of ["Cherry", "Banana"]) {
    await combobox.open();
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await combobox.toggleOptionSelection({ option: name });
    await expect(input).toHaveValue(name);
    // A touch on the button doesn't move the focus to the input, because a virtual keyboard would cover the list.
    await expect(user.interactionType === "touch" ? trigger : input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-expanded", "false");
  }
  await combobox.open();
  await expect(checked()).toEqual(["Banana"]);
  await combobox.close();
  await expect(input).toHaveValue("Banana");
});

/** In a list with several selected options, selecting and deselecting leaves it open. */
export const Listbox = byEachInput(
  <Select
    items={fruit}
    label="Fruit"
    placeholder="Any"
    multiple
    onOpenChange={opened}
    onValueChange={changed}
  />,
  async (user, { canvas }) => {
    const control = canvas.getByRole("combobox", { name: "Fruit" });
    const combobox = user.createTester("ComboBox", { root: control });
    await combobox.open();
    const root = screen.getByRole("listbox", { name: "Fruit" });
    // Only the ComboBox tester supports keys in a list whose control keeps the focus.
    const listbox = user.interactionType === "keyboard" ? combobox : user.createTester("ListBox", { root });
    for (const selected of [["Banana", "Fig"], []]) {
      for (const name of ["Fig", "Banana"]) await listbox.toggleOptionSelection({ option: name });
      await expect(checked()).toEqual(selected);
      await expect(control).toHaveAttribute("aria-expanded", "true");
      await expect(control).toHaveFocus();
    }
    await combobox.close();
    await expect(control).toHaveTextContent("Any");
  },
);

const renamed = fn();
const moved = fn();

/** Activating an item of the menu or its submenu closes both and returns the focus to the trigger, and so does Escape. */
export const Menu = byEachInput(
  <Drawing>
    <DropdownMenu.Item onClick={renamed}>Rename</DropdownMenu.Item>
    <DropdownMenu.Item disabled>Restore</DropdownMenu.Item>
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent>
        <DropdownMenu.Item>Workshop</DropdownMenu.Item>
        <DropdownMenu.Item onClick={moved}>Shed</DropdownMenu.Item>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  </Drawing>,
  async (user, { canvas }) => {
    const before = { renamed: renamed.mock.calls.length, moved: moved.mock.calls.length };
    const trigger = await menuTrigger(canvas);
    const menu = user.createTester("Menu", { root: trigger });
    const open = async () => {
      await menu.open();
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await waitFor(() => expect(menu.getMenu()).toContainElement(document.activeElement as HTMLElement));
    };
    const closedAll = async () => {
      await closed("Move to");
      await closed();
      await focusOn(trigger);
    };
    await open();
    await menu.toggleOptionSelection({ option: "Rename" });
    await closedAll();
    await expect(renamed).toHaveBeenCalledTimes(before.renamed + 1);
    await open();
    const submenu = await menu.openSubmenu({ submenuTrigger: "Move to" });
    await submenu.toggleOptionSelection({ option: "Shed" });
    await closedAll();
    await expect(moved).toHaveBeenCalledTimes(before.moved + 1);
    await open();
    await menu.close();
    await closedAll();
  },
);

/** Sorting by a column, and selecting one row, all rows and none. */
export const Table = byEachInput(<Deployments rows={deployments(4)} />, async (user, { canvas }) => {
  const table = user.createTester("Table", { root: canvas.getByRole("table") });
  // React Aria's tables are grids, where a press on the header's cell sorts. In the practices' sortable table, which is Kerf's
  // pattern, it has a button.
  const column = canvas.getByRole("button", { name: "Name" });
  const [headerRow] = canvas.getAllByRole("row") as [HTMLElement];
  const names = ["App 0001", "App 0002", "App 0003", "App 0004"];
  for (const order of ["ascending", "descending"]) {
    await table.toggleSort({ column });
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", order);
    const shown = table.getRowHeaders().map(({ textContent }) => textContent);
    await expect(shown).toEqual(order === "ascending" ? names : names.toReversed());
    await expect(column).toHaveFocus();
  }
  const all = canvas.getByRole("checkbox", { name: "Select all rows" });
  await table.toggleRowSelection({ row: 1 });
  await expect(table.getSelectedRows()).toEqual([canvas.getByRole("row", { name: /App 0003/ })]);
  await expect(all).toBePartiallyChecked();
  for (const count of [4, 0]) {
    await table.toggleRowSelection({ row: headerRow });
    await expect(table.getSelectedRows()).toHaveLength(count);
    await expect(all).toHaveFocus();
  }
});

/** Expanding, selecting and collapsing. The tester needs a treegrid, so these are the practices' scenarios for a tree. */
export const FileTree = byEachInput(
  <Tree aria-label="Files" items={files} onSelectedChange={changed} onExpandedChange={opened} />,
  async (user, { canvas }) => {
    const byKeyboard = user.interactionType === "keyboard";
    const keys = user.interactionType === "touch" ? "[TouchA]" : "[MouseLeft]";
    const press = (target: HTMLElement) => userEvent.pointer({ target, keys });
    const src = item(canvas, "src 3");
    if (byKeyboard) {
      src.focus();
      await userEvent.keyboard("{ArrowRight}");
    } else await press(canvas.getByRole("button", { name: "Expand src" }));
    await expect(src).toHaveAttribute("aria-expanded", "true");
    await expect(src).toHaveFocus();
    if (byKeyboard) {
      await userEvent.keyboard("{ArrowRight}");
      await expect(item(canvas, "components 2")).toHaveFocus();
      await userEvent.keyboard("{End} ");
    } else await press(canvas.getByText("README.md"));
    const readme = item(canvas, "README.md");
    await expect(readme).toHaveAttribute("aria-selected", "true");
    await expect(readme).toHaveFocus();
    if (byKeyboard) await userEvent.keyboard("{Home}{ArrowLeft}");
    else await press(canvas.getByRole("button", { name: "Collapse src" }));
    await expect(src).toHaveAttribute("aria-expanded", "false");
    await expect(src).toHaveFocus();
  },
);

/** Storybook's own user-event still types into controlled inputs after a tester was on the page. */
export const TypingAfterwards: Story = {
  parameters: { visual: { skip: "it looks like a story of Combobox" } },
  render: () => <One />,
  play: async ({ canvas, step }) => {
    await step("a tester", () => void new User({ interactionType: "mouse" }));
    await userEvent.type(canvas.getByRole("combobox", { name: "Fruit" }), "Ap");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
  },
};
