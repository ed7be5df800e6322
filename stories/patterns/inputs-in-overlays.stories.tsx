import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { entriesOf } from "./forms.fixture";
import { inputs, places } from "./inputs-in-overlays";

/* Inputs with a popup inside a dialog, a panel and a popover. @alias select in dialog, form in dialog */
const meta = {
  title: "Patterns/Inputs in overlays",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

type InputName = keyof typeof inputs;
type PlaceName = keyof typeof places;

/** The focusable element of the input. */
async function start(name: InputName): Promise<HTMLElement> {
  const roles = {
    Radio: "radio",
    DateInput: "textbox",
    DatePicker: "group",
    DateRangePicker: "group",
  } as const;
  const role = name in roles ? roles[name as keyof typeof roles] : "combobox";
  const found = await screen.findByRole(role, { name: role === "radio" ? "Ash" : /^Field/ });
  // An overlay is transparent until its opening transition starts.
  await waitFor(() => expect(found).toBeVisible());
  return role === "group" ? within(found).getByRole("button", { name: /November 17/ }) : found;
}

/** Selects a value by keyboard, and returns the form's entries. */
async function select(name: InputName, control: HTMLElement): Promise<string[][]> {
  control.focus();
  if (name === "Radio") {
    await userEvent.keyboard("{ArrowDown}");
    return [["field", "larch"]];
  }
  if (name === "DateInput") {
    await userEvent.tab();
    await openCalendar();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(selectedDay()).toBeNull());
    // Escape closes only the calendar.
    await expect(control).toBeVisible();
    await openCalendar();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await waitFor(() => expect(selectedDay()).toBeNull());
    return [["field", "2026-11-18"]];
  }
  if (name === "DatePicker") {
    await userEvent.keyboard("{ArrowRight}{Enter}");
    return [["field", "2026-11-18"]];
  }
  if (name === "DateRangePicker") {
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    return [
      ["field-from", "2026-11-17"],
      ["field-to", "2026-11-24"],
    ];
  }
  await openList(control);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  // Escape closes only the list: the overlay around it stays open, and the control has focus.
  await expect(control).toBeVisible();
  await waitFor(() => expect(control).toHaveFocus());
  await openList(control);
  await userEvent.keyboard("lar");
  const larch = await screen.findByRole("option", { name: "Larch" });
  for (let step = 0; step < 5 && !larch.matches("[data-highlighted]"); step++) {
    await userEvent.keyboard("{ArrowDown}");
  }
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  return [["field", "Larch"]];
}

/** Opens the list, and waits until its first option is on top and within the viewport. */
async function openList(control: HTMLElement): Promise<void> {
  await userEvent.keyboard("{ArrowDown}");
  await isOnTop(await screen.findByRole("option", { name: "Ash" }));
  await expect(control).toHaveAttribute("aria-expanded", "true");
}

/** Opens the calendar of the focused button, and waits until its selected day is on top and has focus. */
async function openCalendar(): Promise<void> {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(selectedDay()).toHaveFocus());
  await isOnTop(selectedDay());
}

function selectedDay(): HTMLElement | null {
  return screen.queryByRole("button", { name: /November 17/ });
}

/** Waits until nothing covers an element, and its center is within the viewport. */
async function isOnTop(element: HTMLElement | null): Promise<void> {
  await waitFor(() => {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(element?.contains(hit)).toBe(true);
  });
}

function inPlace(placeName: PlaceName, inputName: InputName): Story {
  return {
    render: () => places[placeName](inputs[inputName]),
    play: async ({ canvas }) => {
      const opener = canvas.queryByRole("button", { name: "Open" });
      if (opener) await userEvent.click(opener);
      const control = await start(inputName);
      const entries = await select(inputName, control);
      await expect(entriesOf(screen.getByRole<HTMLFormElement>("form"))).toEqual(entries);
      if (!opener) return;
      const place = screen.getByRole("dialog", { name: "Place" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(place).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(document.querySelector("[inert], [data-base-ui-inert]")).toBeNull();
      // Open again, for axe and the snapshots.
      await userEvent.click(opener);
      await start(inputName);
      // A field with its own width is aligned with the title, too.
      const title = screen.getByRole("heading", { name: "Place" });
      const field = screen.getByRole("form").firstElementChild;
      const left = (element: Element | null) => element?.getBoundingClientRect().left;
      await waitFor(() => expect(left(field)).toBeCloseTo(left(title) ?? 0, 0));
    },
  };
}

export const RadioInDialog = inPlace("Dialog", "Radio");
export const SelectInDialog = inPlace("Dialog", "Select");
export const AutocompleteInDialog = inPlace("Dialog", "Autocomplete");
export const ComboboxInDialog = inPlace("Dialog", "Combobox");
export const DateInputInDialog = inPlace("Dialog", "DateInput");
export const DatePickerInDialog = inPlace("Dialog", "DatePicker");
export const DateRangePickerInDialog = inPlace("Dialog", "DateRangePicker");
export const RadioInPopover = inPlace("Popover", "Radio");
export const SelectInPopover = inPlace("Popover", "Select");
export const AutocompleteInPopover = inPlace("Popover", "Autocomplete");
export const ComboboxInPopover = inPlace("Popover", "Combobox");
export const DateInputInPopover = inPlace("Popover", "DateInput");
export const DatePickerInPopover = inPlace("Popover", "DatePicker");
export const DateRangePickerInPopover = inPlace("Popover", "DateRangePicker");
export const RadioInPanel = inPlace("Panel", "Radio");
export const SelectInPanel = inPlace("Panel", "Select");
export const AutocompleteInPanel = inPlace("Panel", "Autocomplete");
export const ComboboxInPanel = inPlace("Panel", "Combobox");
export const DateInputInPanel = inPlace("Panel", "DateInput");
export const DatePickerInPanel = inPlace("Panel", "DatePicker");
export const DateRangePickerInPanel = inPlace("Panel", "DateRangePicker");
