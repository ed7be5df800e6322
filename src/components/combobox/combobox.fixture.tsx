import { fn } from "storybook/test";
import { Combobox } from ".";

export * from "../../lib/picker/list.fixture";

export const fruit = ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Kiwi", "Lime"];

export const list = (
  <Combobox.Content>
    <Combobox.Empty />
    <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
  </Combobox.Content>
);

/** Renders a Combobox with groups of items. */
export const grouped = (label: string, groups: { value: string; items: string[] }[]) => () => (
  <Combobox items={groups} label={label}>
    <Combobox.TriggerInput />
    <Combobox.Content>
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

export const picked = fn();

export function One(props: { defaultValue?: string; disabled?: boolean }) {
  return (
    <Combobox items={fruit} label="Fruit" name="fruit" onValueChange={picked} {...props}>
      <Combobox.TriggerInput placeholder="Search fruit" />
      {list}
    </Combobox>
  );
}
