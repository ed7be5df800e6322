import { fn } from "storybook/test";
import { Autocomplete } from ".";

export { closed, highlights, options } from "../../lib/picker/list.fixture";

export const fruit = ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape"];
export const changed = fn();
export const list = (
  <Autocomplete.Content>
    <Autocomplete.Empty />
    <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
  </Autocomplete.Content>
);
