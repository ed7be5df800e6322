import type { autocompleteLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { Picker } from "../../lib/picker/picker-context";
import type { PickerControl } from "../field";

interface AutocompleteContext {
  picker: Picker;
  labels: typeof autocompleteLabels;
  control: PickerControl;
}

export const [AutocompleteProvider, useAutocomplete] =
  createStrictContext<AutocompleteContext>("Autocomplete");
