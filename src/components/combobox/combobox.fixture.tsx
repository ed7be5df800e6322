import { Combobox } from ".";

export * from "../../lib/picker/list.fixture";

export const fruit = ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape", "Kiwi", "Lime"];

export const list = (
  <Combobox.Content>
    <Combobox.Empty />
    <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
  </Combobox.Content>
);
