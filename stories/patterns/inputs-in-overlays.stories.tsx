import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { choose, fileOf } from "../../src/components/file-upload/file-upload.fixture";
import { entriesOf } from "./forms.fixture";
import { inputs, order, places } from "./inputs-in-overlays";

/* Inputs with a popup inside a dialog, a panel and a popover. @alias select in dialog, form in dialog */
const meta = {
  title: "Patterns/Inputs in overlays",
  tags: ["!autodocs"],
  // Each input has its own stories in the other modes.
  parameters: { controls: { disable: true }, visual: { modes: ["light"] } },
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

/** Opens the popup with a DateTimePicker of the focused button, and waits until its first button has focus. */
async function openPicker(): Promise<void> {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Previous month" })).toHaveFocus());
  await isOnTop(selectedDay());
  await isOnTop(screen.getAllByRole("spinbutton", { name: "Minute" }).at(-1) ?? null);
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

/** Focuses an input of the form, operates it by keyboard, and checks its new value. It leaves the focus there. */
const operate: Record<string, (form: HTMLFormElement) => Promise<void>> = {
  NumberField: async (form) => {
    await focus(within(form).getByRole("textbox", { name: "Boards" }));
    await userEvent.keyboard("{ArrowUp}");
    await expect(valueIn(form, "boards")).toBe("13");
  },
  Slider: async (form) => {
    const slider = within(form).getByRole("slider", { name: "Moisture" });
    await focus(slider, slider.parentElement);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(valueIn(form, "moisture")).toBe("22");
  },
  TimeField: async (form) => {
    await focus(within(form).getByRole("spinbutton", { name: "Hour" }));
    await userEvent.keyboard("{ArrowUp}{Tab}45");
    await expect(valueIn(form, "delivery")).toBe("10:45");
  },
  DateInput: async (form) => {
    const input = within(form).getByRole("textbox", { name: "Day" });
    await focus(input);
    await userEvent.tab();
    await throughPopup(openCalendar, "{ArrowRight}{Enter}");
    await expect(valueIn(form, "day")).toBe("2026-11-18");
  },
  FileUpload: async (form) => {
    const input = within(form).getByLabelText("Drawing");
    await focus(input);
    choose(input, fileOf("plan.pdf"));
    const remove = await within(form).findByRole("button", { name: "Remove plan.pdf" });
    await expect((valueIn(form, "drawing") as File).name).toBe("plan.pdf");
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(input).toHaveFocus());
    await expect((valueIn(form, "drawing") as File).name).toBe("");
  },
  Tree: async (form) => {
    await focus(within(form).getByRole("treeitem", { name: "Softwood" }));
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}{Enter}");
    const larch = within(form).getByRole("treeitem", { name: "Larch" });
    await expect(larch).toHaveFocus();
    await expect(larch).toHaveAttribute("aria-selected", "true");
  },
  Accordion: async (form) => {
    await focus(within(form).getByRole("button", { name: "Note" }));
    await userEvent.keyboard("{Enter}");
    const note = await within(form).findByRole("textbox", { name: "Note" });
    await userEvent.tab();
    await expect(note).toHaveFocus();
    await userEvent.keyboard("Dry");
    await isOnTop(note);
    await expect(valueIn(form, "note")).toBe("Dry");
  },
  DateTimePicker: async (form) => {
    const trigger = within(form).getByRole("button", { name: /^Departure/ });
    await focus(trigger);
    await throughPopup(openPicker, "{Tab}{Tab}{ArrowRight}{Enter}{Tab}{ArrowUp}{Escape}");
    await expect(trigger).toHaveTextContent("2026-11-18T09:30");
  },
};

/**
 * Opens a popup from the focused button, closes it by Escape, and opens it again for the keys that select a value and
 * close it. Focus returns to the button each time.
 */
async function throughPopup(open: () => Promise<void>, keys: string): Promise<void> {
  const trigger = document.activeElement;
  for (const each of ["{Escape}", keys]) {
    await open();
    await userEvent.keyboard(each);
    await waitFor(() => expect(selectedDay()).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  }
}

/**
 * Focuses a control, which scrolls it into view.
 *
 * @param visible The element that people see instead of a hidden control.
 */
async function focus(control: HTMLElement, visible: HTMLElement | null = control): Promise<void> {
  control.focus();
  await isOnTop(visible);
}

const valueIn = (form: HTMLFormElement, name: string) => new FormData(form).get(name);

/**
 * A form in an overlay. Each input works by keyboard and is visible while focused. Its popup closes before the overlay,
 * and Escape in the input closes the overlay.
 */
function formIn(placeName: PlaceName): Story {
  return {
    render: () => places[placeName](order),
    play: async ({ canvas, step }) => {
      const opener = canvas.getByRole("button", { name: "Open" });
      const open = async () => {
        await userEvent.click(opener);
        const form = await screen.findByRole<HTMLFormElement>("form");
        await waitFor(() => expect(form).toBeVisible());
        return form;
      };
      for (const [name, use] of Object.entries(operate)) {
        await step(name, async () => {
          await use(await open());
          const place = screen.getByRole("dialog", { name: "Place" });
          await userEvent.keyboard("{Escape}");
          await waitFor(() => expect(place).not.toBeInTheDocument());
          await waitFor(() => expect(opener).toHaveFocus());
        });
      }
      await open();
    },
  };
}

export const FormInDialog = formIn("Dialog");
export const FormInDrawer = formIn("Drawer");
export const FormInPopover = formIn("Popover");
export const RadioInDialog = inPlace("Dialog", "Radio");
export const SelectInDialog = inPlace("Dialog", "Select");
export const AutocompleteInDialog = inPlace("Dialog", "Autocomplete");
export const ComboboxInDialog = inPlace("Dialog", "Combobox");
export const DateInputInDialog = inPlace("Dialog", "DateInput");
export const DatePickerInDialog = inPlace("Dialog", "DatePicker");
export const DateRangePickerInDialog = inPlace("Dialog", "DateRangePicker");
export const SelectInDrawer = inPlace("Drawer", "Select");
export const AutocompleteInDrawer = inPlace("Drawer", "Autocomplete");
export const ComboboxInDrawer = inPlace("Drawer", "Combobox");
export const DateRangePickerInDrawer = inPlace("Drawer", "DateRangePicker");
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
