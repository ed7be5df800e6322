import {
  Autocomplete,
  Button,
  Combobox,
  DateInput,
  DatePicker,
  DateRangePicker,
  Dialog,
  Popover,
  Radio,
  Select,
} from "@kerf/react";
import type { ReactNode } from "react";

const timbers = ["Ash", "Cedar", "Larch", "Oak"];
const month = new Date(2026, 10, 1);

/** The inputs with their own keyboard navigation or popup. Each has the accessible name "Field". */
export const inputs = {
  Radio: (
    <Radio.Group legend="Field" name="field">
      <Radio.Item value="ash" label="Ash" />
      <Radio.Item value="larch" label="Larch" />
    </Radio.Group>
  ),
  Select: <Select label="Field" name="field" items={timbers.map((label) => ({ label, value: label }))} />,
  Autocomplete: (
    <Autocomplete label="Field" name="field" items={timbers}>
      <Autocomplete.InputGroup />
      <Autocomplete.Content>
        <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
      </Autocomplete.Content>
    </Autocomplete>
  ),
  Combobox: (
    <Combobox label="Field" name="field" items={timbers}>
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  ),
  DateInput: <DateInput label="Field" name="field" defaultValue={new Date(2026, 10, 17)} />,
  DatePicker: <DatePicker aria-label="Field" name="field" defaultMonth={month} />,
  DateRangePicker: <DateRangePicker aria-label="Field" name="field" size="sm" defaultMonth={month} />,
};

/** The containers that affect focus, Escape, layers or scrolling. */
export const places = {
  Dialog: (input: ReactNode) => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>Open</Button>} />
      <Dialog size="lg">
        <Dialog.Title>Place</Dialog.Title>
        <form aria-label="Order">{input}</form>
      </Dialog>
    </Dialog.Root>
  ),
  Popover: (input: ReactNode) => (
    <Popover>
      <Popover.Trigger render={<Button>Open</Button>} />
      <Popover.Content className="w-110">
        <Popover.Title>Place</Popover.Title>
        <form aria-label="Order">{input}</form>
      </Popover.Content>
    </Popover>
  ),
  Panel: (input: ReactNode) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label="Place" className="h-80 w-110 max-w-full overflow-auto" tabIndex={0}>
      <div className="h-60" />
      <form aria-label="Order" className="p-2">
        {input}
      </form>
      <div className="h-120" />
    </section>
  ),
};
