import { Button, Dialog, Select, Stack } from "@kerf/react";
import { useState } from "react";

const countries = { at: "Austria", ch: "Switzerland", de: "Germany", li: "Liechtenstein" };

/** A single selection. The label shows, and the form submits the key. */
export function Country() {
  return <Select items={countries} label="Country" name="country" placeholder="Choose a country" />;
}

/** Custom options: in groups, with a separator, and some disabled. */
export function Timber() {
  return (
    <Select label="Timber" defaultValue="oak">
      <Select.Group>
        <Select.GroupLabel>Hardwood</Select.GroupLabel>
        <Select.Option value="ash">Ash</Select.Option>
        <Select.Option value="oak">Oak</Select.Option>
        <Select.Option value="walnut" disabled>
          Walnut
        </Select.Option>
      </Select.Group>
      <Select.Group>
        <Select.GroupLabel>Softwood</Select.GroupLabel>
        <Select.Option value="larch">Larch</Select.Option>
        <Select.Option value="pine">Pine</Select.Option>
      </Select.Group>
      <Select.Separator />
      <Select.Option value="mdf">Fibreboard</Select.Option>
    </Select>
  );
}

const weekdays = [
  { label: "Monday", value: 1 },
  { label: "Tuesday", value: 2 },
  { label: "Wednesday", value: 3 },
  { label: "Thursday", value: 4 },
  { label: "Friday", value: 5 },
  { label: "Saturday", value: 6, disabled: true },
];

/** Multiple selection, summarized in one line. Values can be of any type. Here they are numbers. */
export function DeliveryDays() {
  const [days, setDays] = useState([1, 4]);
  return (
    <Select
      items={weekdays}
      multiple
      label="Delivery days"
      description="Two at least."
      value={days}
      onValueChange={setDays}
      renderValue={(selected) => (selected.length > 2 ? `${selected.length} days` : undefined)}
    />
  );
}

const servers = ["atlas", "borealis", "cirrus"].map((name) => ({
  label: `${name}.kerf.example`,
  value: { name, region: "eu" },
}));

/** Objects as values, compared by their identifier, with a custom display in the control. */
export function Server() {
  return (
    <Select
      items={servers}
      label="Server"
      labelTooltip="Where the drawings are kept."
      defaultValue={{ name: "atlas", region: "eu" }}
      isItemEqualToValue={(item, value) => item.name === value.name}
      renderValue={(server) => (
        <>
          <b>{server.name}</b> in {server.region}
        </>
      )}
    />
  );
}

const owners = [
  { label: "Nobody", value: null },
  { label: "Ada Lovelace", value: "u1" },
  { label: "Kenji Watanabe", value: "u2" },
];

/** An option with the value `null` clears the selection. */
export function Owner() {
  return <Select items={owners} label="Owner" name="owner" required={false} />;
}

/** If the field is empty, the browser prevents submission, focuses it and shows the error. */
export function Required() {
  return (
    <Stack gap="5" render={<form />}>
      <Select
        items={countries}
        required
        label="Country"
        name="country"
        placeholder="Choose a country"
        error={{ message: "Select a destination.", match: "valueMissing" }}
      />
      <Stack direction="row">
        <Button type="submit" variant="primary">
          Order
        </Button>
      </Stack>
    </Stack>
  );
}

/** The label is visually hidden but still names the control, for use among other controls. */
export function Density() {
  return (
    <Select
      items={{ compact: "Compact", normal: "Normal", wide: "Wide" }}
      label="Density"
      hideLabel
      size="sm"
      defaultValue="normal"
    />
  );
}

/** In a dialog, the list is on top, and Escape closes only the list. */
export function InADialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>Ship</Button>} />
      <Dialog size="sm">
        <Dialog.Title>Ship the order</Dialog.Title>
        <Select items={countries} label="Country" placeholder="Choose a country" />
        <Dialog.Close render={<Button variant="primary">Ship</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

const parts = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Part ${String(index + 1).padStart(5, "0")}`,
  value: index,
}));

/** 10,000 options. Only the visible ones are rendered, so that they are as fast as 100. */
export function ManyOptions() {
  return <Select items={parts} label="Part" defaultValue={4999} />;
}
