import type { comboboxLabels } from "../../i18n/labels";
import { createStrictContext } from "../../lib/create-strict-context";
import type { Picker } from "../../lib/picker/picker-context";
import type { PickerControl } from "../field";
import type { comboboxRecipe } from "./combobox.recipe";

type Variants = (typeof comboboxRecipe)["variants"];

interface ComboboxContext {
  picker: Picker;
  size: keyof Variants["size"] | undefined;
  inputSide: keyof Variants["inputSide"] | undefined;
  labels: typeof comboboxLabels;
  /** Connects the control to its label and messages. */
  control: PickerControl;
}

export const [ComboboxProvider, useCombobox] = createStrictContext<ComboboxContext>("Combobox");
