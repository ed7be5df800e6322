import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../components/button";
import { Combobox } from "../components/combobox";
import { DateInput } from "../components/date-input";
import { DatePicker } from "../components/date-picker";
import { Dialog } from "../components/dialog";
import { DropdownMenu } from "../components/dropdown-menu";
import { Loader } from "../components/loader";
import { Meter } from "../components/meter";
import { NumberField } from "../components/number-field";
import { Popover } from "../components/popover";
import { Select } from "../components/select";
import { Tooltip } from "../components/tooltip";
import { LabelsProvider } from "./labels-provider";
import { LocaleProvider, useLocale } from "./locale-provider";
import { ar } from "./locales/ar";
import { de } from "./locales/de";
import { en } from "./locales/en";
import { he } from "./locales/he";

const meta = { title: "Behaviour/LocaleProvider", component: LocaleProvider } satisfies Meta<
  typeof LocaleProvider
>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, "args">;

const day = new Date(2026, 10, 19);
const directionOf = (element: Element) => getComputedStyle(element).direction;

/** Texts, digits, dates, the first day of the week and the direction. The popup has the same language. */
export const Everything: Story = {
  render: () => (
    <LocaleProvider locale={{ ...ar, code: "ar-EG" }}>
      <NumberField label="الطول" defaultValue={1234.5} step="any" />
      <DateInput label="التاريخ" defaultValue={day} today={day} />
      <Meter label="مساحة" value={62} />
      <Meter label="Speicher" value={62} locale="de" />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByRole("textbox", { name: "الطول" });
    await expect(number).toHaveValue("١٬٢٣٤٫٥");
    await expect(number).toHaveAttribute("aria-roledescription", ar.labels.numberField?.role);
    await expect(canvas.getByRole("textbox", { name: "التاريخ" })).toHaveValue("١٩/١١/٢٠٢٦");
    await expect(directionOf(number.closest("[data-slot=locale]") as Element)).toBe("rtl");
    const percent = (name: string) => canvas.getByRole("meter", { name }).getAttribute("aria-valuetext");
    await expect(percent("مساحة")).toContain("٦٢");
    await expect(percent("Speicher")).toBe("62\u00a0%");
    await userEvent.click(canvas.getByRole("button", { name: /^فتح/ }));
    const popup = await screen.findByRole("dialog");
    await expect(popup.closest("[lang]")).toHaveAttribute("lang", "ar-EG");
    await expect(directionOf(popup)).toBe("rtl");
    await expect(within(popup).getAllByRole("columnheader")[0]).toHaveAccessibleName("السبت");
    await waitFor(() => expect(within(popup).getByRole("grid", { name: "نوفمبر ٢٠٢٦" })).toBeVisible());
    await expect(within(popup).getByText("١٩")).toBeVisible();
  },
};

function Code() {
  return <output>{useLocale().code}</output>;
}

/** An inner provider replaces the outer one. Single texts of LabelsProvider and of the component replace both. */
export const Nested: Story = {
  render: () => (
    <LocaleProvider locale={de}>
      <Loader />
      <LabelsProvider labels={{ loader: { loading: "Moment" } }}>
        <Loader />
        <Loader labels={{ loading: "Rechnet" }} />
        <LocaleProvider locale={en} render={<section aria-label="English" />}>
          <Loader />
          <Code />
        </LocaleProvider>
      </LabelsProvider>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(texts).toEqual([de.labels.loader?.loading, "Moment", "Rechnet", "Loading", "en"]);
    await expect(canvas.getByRole("region", { name: "English" })).toHaveAttribute("lang", "en");
  },
};

/** Hebrew and English in turn, on each `languagechange`. */
function Switching({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(en);
  useEffect(() => {
    const change = () => setLocale((last) => (last === en ? he : en));
    addEventListener("languagechange", change);
    return () => removeEventListener("languagechange", change);
  }, []);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

/** When the language changes, open popups stay open, and the focus and the typed text stay. */
export const ChangesWhileOpen: Story = {
  render: () => (
    <Switching>
      <Dialog.Root defaultOpen>
        <Dialog aria-label="Settings">
          <Combobox label="Region" items={["Berlin", "Haifa"]}>
            <Combobox.TriggerInput />
            <Combobox.Content>
              <Combobox.Empty />
              <Combobox.List>{(name) => <Combobox.Item value={name} />}</Combobox.List>
            </Combobox.Content>
          </Combobox>
          <Select label="Size" loading />
        </Dialog>
      </Dialog.Root>
    </Switching>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Settings" });
    const input = within(dialog).getByRole("combobox", { name: "Region" });
    await userEvent.type(input, "x");
    await screen.findByText("No results");
    dispatchEvent(new Event("languagechange"));
    await screen.findByText(he.labels.combobox?.empty ?? "");
    await expect(screen.getByRole("dialog", { name: "Settings" })).toBe(dialog);
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("x");
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await expect(directionOf(input)).toBe("rtl");
    await expect(within(dialog).getByText(he.labels.select?.loading ?? "")).toBeVisible();
  },
};

/** The same for the popups of other components. Each is the same element as before, in the direction of the new language. */
export const PopupsStayOpen: Story = {
  parameters: { visual: { skip: "no popup is open at the end" } },
  render: () => (
    <Switching>
      <DropdownMenu>
        <DropdownMenu.Trigger render={<Button>Actions</Button>} />
        <DropdownMenu.Content>
          <DropdownMenu.Item>Archive</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
      <Select aria-label="Size" defaultValue="small">
        <Select.Option value="small">Small</Select.Option>
      </Select>
      <DateInput label="Due" defaultValue={day} today={day} />
      <Popover>
        <Popover.Trigger render={<Button>Details</Button>} />
        <Popover.Content aria-label="Details">A popover.</Popover.Content>
      </Popover>
      <Tooltip content="A tooltip.">
        <Button>Help</Button>
      </Tooltip>
    </Switching>
  ),
  play: async ({ canvas }) => {
    const openers = [
      [() => canvas.getByRole("button", { name: "Actions" }), "menu"],
      [() => canvas.getByRole("combobox", { name: "Size" }), "listbox"],
      [() => canvas.getByRole("button", { name: /^Open calendar/ }), "dialog"],
      [() => canvas.getByRole("button", { name: "Details" }), "dialog"],
      [() => canvas.getByRole("button", { name: "Help" }), "tooltip"],
    ] as const;
    for (const [opener, role] of openers) {
      if (role === "tooltip") opener().focus();
      else await userEvent.click(opener());
      const popup = await screen.findByRole(role);
      await waitFor(() => expect(popup).toBeVisible());
      const takesFocus = role === "menu" || role === "dialog";
      await waitFor(() => expect(popup.contains(document.activeElement)).toBe(takesFocus));
      const { activeElement } = document;
      dispatchEvent(new Event("languagechange"));
      await waitFor(() => expect(directionOf(popup)).toBe("rtl"));
      await expect(screen.getByRole(role)).toBe(popup);
      await expect(popup).toBeVisible();
      await expect(activeElement).toHaveFocus();
      dispatchEvent(new Event("languagechange"));
      await waitFor(() => expect(directionOf(popup)).toBe("ltr"));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    }
  },
};

/** In a right-to-left page, a part in German runs from left to right, also its icons. */
export const OtherDirection: Story = {
  render: () => (
    <div dir="rtl">
      <LocaleProvider locale={de}>
        <DatePicker aria-label="Tag" defaultMonth={day} today={day} />
      </LocaleProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const turn = (name?: string) =>
      getComputedStyle(canvas.getByRole("button", { name }).firstElementChild as Element).rotate;
    await expect(turn(de.labels.datePicker?.nextMonth)).toBe("none");
    await expect(turn(de.labels.datePicker?.previousMonth)).toBe("180deg");
  },
};

/** Without a provider, popups have the direction of the control that opens them. */
export const PopupsFollow: Story = {
  render: () => (
    <div dir="rtl">
      <Popover>
        <Popover.Trigger render={<Button>Details</Button>} />
        <Popover.Content aria-label="Details">A popover.</Popover.Content>
      </Popover>
      <Dialog.Root>
        <Dialog.Trigger render={<Button>Delete</Button>} />
        <Dialog aria-label="Delete">
          A dialog.
          <Dialog.Close render={<Button>Cancel</Button>} />
        </Dialog>
      </Dialog.Root>
      <Tooltip content="A tooltip.">
        <Button>Help</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Details", "Delete"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
      const popup = await screen.findByRole("dialog", { name });
      await waitFor(() => expect(directionOf(popup)).toBe("rtl"));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(popup).not.toBeInTheDocument());
    }
    await userEvent.tab();
    await waitFor(async () => expect(directionOf(await screen.findByRole("tooltip"))).toBe("rtl"));
  },
};
