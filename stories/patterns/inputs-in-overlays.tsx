import {
  Accordion,
  Autocomplete,
  Button,
  Combobox,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  Dialog,
  Drawer,
  FileUpload,
  Input,
  NumberField,
  Popover,
  Radio,
  Select,
  Slider,
  Stack,
  TimeField,
  Tree,
} from "@kerf/react";
import { type ReactNode, useState } from "react";

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

/** A moment that is selected in a popup. Its button shows the moment. */
function Departure() {
  const [moment, setMoment] = useState<Date | null>(new Date("2026-11-17T08:30Z"));
  return (
    <Popover>
      <Popover.Trigger render={<Button />}>Departure: {moment?.toISOString().slice(0, 16)}</Popover.Trigger>
      <Popover.Content aria-label="Departure">
        <DateTimePicker
          aria-label="Departure"
          timezone="UTC"
          hourCycle="h23"
          value={moment}
          onValueChange={setMoment}
        />
      </Popover.Content>
    </Popover>
  );
}

/** A form with one input of each other kind. */
export const order = (
  <Stack gap="4">
    <NumberField label="Boards" name="boards" min={1} defaultValue={12} steppers />
    <Slider label="Moisture" name="moisture" defaultValue={20} showValue />
    <TimeField label="Delivery" name="delivery" hourCycle="h23" defaultValue="09:30" />
    <DateInput label="Day" name="day" defaultValue={new Date(2026, 10, 17)} />
    <FileUpload label="Drawing" name="drawing">
      <FileUpload.Trigger />
      <FileUpload.List />
    </FileUpload>
    <Tree
      aria-label="Timber"
      items={[
        {
          value: "softwood",
          label: "Softwood",
          children: ["Cedar", "Larch"].map((label) => ({ value: label, label })),
        },
        { value: "hardwood", label: "Hardwood" },
      ]}
    />
    <Accordion keepMounted>
      <Accordion.Item value="note">
        <Accordion.Trigger>Note</Accordion.Trigger>
        <Accordion.Panel>
          <Input aria-label="Note" name="note" />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
    <Departure />
  </Stack>
);

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
  Drawer: (input: ReactNode) => (
    <Drawer.Root>
      <Drawer.Trigger render={<Button>Open</Button>} />
      <Drawer size={420}>
        <Drawer.Title>Place</Drawer.Title>
        <form aria-label="Order">{input}</form>
      </Drawer>
    </Drawer.Root>
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
