import { Button, Combobox } from "@kerf/react";
import { useState } from "react";

const timbers = [
  "Ash",
  "Beech",
  "Birch",
  "Cedar",
  "Cherry",
  "Larch",
  "Maple",
  "Oak",
  "Pine",
  "Spruce",
  "Walnut",
];

/** Selects one item. Typing filters the list, and the input shows the selection. */
export function Timber() {
  return (
    <Combobox items={timbers} label="Timber" name="timber">
      <Combobox.TriggerInput placeholder="Search timbers" />
      <Combobox.Content>
        <Combobox.Empty />
        <Combobox.List>{(timber) => <Combobox.Item value={timber} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}

const ada = { value: "u1", label: "Ada Lovelace" };
const kenji = { value: "u2", label: "Kenji Watanabe" };
const tomas = { value: "u3", label: "Tomás Řezníček" };
const zoe = { value: "u4", label: "Zoë Åkesson" };
const people = [ada, kenji, tomas, zoe];

/** Selects several items as chips. The form submits each person's `value`. The search ignores accents. */
export function Reviewers() {
  return (
    <Combobox
      items={people}
      multiple
      label="Reviewers"
      name="reviewer"
      description="Everyone named here is asked."
      defaultValue={[ada]}
    >
      <Combobox.TriggerMultipleWithInput placeholder="Add people" />
      <Combobox.Content>
        <Combobox.Empty>Nobody of that name</Combobox.Empty>
        <Combobox.List>{(person) => <Combobox.Item value={person} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}

const regions = [
  { value: "Europe", items: ["Frankfurt", "London", "Paris", "Stockholm"] },
  { value: "Asia", items: ["Mumbai", "Seoul", "Singapore", "Tokyo"] },
  { value: "Americas", items: ["Montréal", "Ohio", "Oregon", "São Paulo"] },
];

/** A button that shows the selection, with the search input and groups in the popup. */
export function Region() {
  const [region, setRegion] = useState<string | null>("Frankfurt");
  return (
    <Combobox items={regions} label="Region" value={region} onValueChange={setRegion}>
      <Combobox.TriggerValue placeholder="Choose a region" />
      <Combobox.Content>
        <Combobox.Input placeholder="Search regions" />
        <Combobox.Empty />
        <Combobox.List>
          {(group) => (
            <Combobox.Group items={group.items}>
              <Combobox.GroupLabel>{group.value}</Combobox.GroupLabel>
              <Combobox.Collection>{(item) => <Combobox.Item value={item} />}</Combobox.Collection>
            </Combobox.Group>
          )}
        </Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}

/** Submitting without a selection focuses the control and shows the error. */
export function Required() {
  return (
    <form>
      <Combobox
        items={people}
        multiple
        required
        label="Owners"
        name="owner"
        error={{ message: "Name at least one owner.", match: "valueMissing" }}
      >
        <Combobox.TriggerMultipleWithInput placeholder="Add people" inputSide="top" />
        <Combobox.Content>
          <Combobox.Empty />
          <Combobox.List>{(person) => <Combobox.Item value={person} />}</Combobox.List>
        </Combobox.Content>
      </Combobox>
    </form>
  );
}

const parts = Array.from({ length: 10_000 }, (_, index) => `Part ${String(index + 1).padStart(5, "0")}`);

/** Of ten thousand items, only the visible ones are rendered. */
export function ManyItems() {
  return (
    <Combobox items={parts} label="Part number">
      <Combobox.TriggerInput placeholder="Part 00001" />
      <Combobox.Content>
        <Combobox.Empty />
        <Combobox.List>{(part) => <Combobox.Item value={part} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}

/** Compares objects that are recreated on each render by their id. One item is disabled. */
export function SavedServer() {
  const servers = ["atlas", "borealis", "cirrus"].map((id) => ({ id, label: `${id}.kerf.example` }));
  return (
    <Combobox
      items={servers}
      label="Server"
      labelTooltip="You can't select servers that are shut down."
      defaultValue={{ id: "atlas", label: "atlas.kerf.example" }}
      isItemEqualToValue={(item, value) => item.id === value.id}
    >
      <Combobox.TriggerInput />
      <Combobox.Content>
        <Combobox.Empty />
        <Combobox.List>
          {(server) => <Combobox.Item value={server} disabled={server.id === "borealis"} />}
        </Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}

/** A custom trigger: a small Button that shows the value and opens the list. `aria-label` names it. */
export function CompactTrigger() {
  return (
    <Combobox items={timbers} size="sm" defaultValue="Oak">
      <Combobox.Trigger render={<Button size="sm" aria-label="Timber" />}>
        <Combobox.Value placeholder="None" />
        <Combobox.Icon />
      </Combobox.Trigger>
      <Combobox.Content>
        <Combobox.Input placeholder="Search" aria-label="Search timbers" />
        <Combobox.Empty />
        <Combobox.List>{(timber) => <Combobox.Item value={timber} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}

/** Custom chips show more than the label of their item. */
export function ChipsOfYourOwn() {
  return (
    <Combobox items={people} multiple label="On call" defaultValue={[kenji, zoe]}>
      <Combobox.TriggerMultipleWithInput
        renderItem={(person) => (
          <Combobox.Chip>
            {person.label} ({person.value})
          </Combobox.Chip>
        )}
      />
      <Combobox.Content>
        <Combobox.Empty />
        <Combobox.List>{(person) => <Combobox.Item value={person} />}</Combobox.List>
      </Combobox.Content>
    </Combobox>
  );
}
