import { expect, fn, screen, waitFor } from "storybook/test";
import { Autocomplete } from ".";

export const fruit = ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Grape"];
export const changed = fn();
export const list = (
  <Autocomplete.Content>
    <Autocomplete.Empty />
    <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
  </Autocomplete.Content>
);
export const closed = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
