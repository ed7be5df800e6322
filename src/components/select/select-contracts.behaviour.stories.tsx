import type { Meta } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { contract } from "#kit";
import { Select } from ".";
import { closed, fruit, option, press } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select",
} satisfies Meta;
export default meta;

const people = [
  { label: "Nobody", value: null },
  { label: "Ada", value: { value: "u1", label: "Ada" } },
  { label: "Zoë", value: { value: "u2", label: "Zoë" } },
];

export const ObjectContract = contract(Select, {
  role: "combobox",
  props: {
    items: people,
    isItemEqualToValue: (item: { value: string }, value: { value: string }) => item.value === value.value,
  },
  first: { value: { value: "u1", label: "Ada" }, shows: "Ada", submits: ["u1"] },
  second: { value: { value: "u2", label: "Zoë" }, shows: "Zoë", submits: ["u2"] },
  empty: { value: null, shows: "Nobody", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Zoë"));
    await closed();
  },
  exceptions: {
    readOnly: "A Select has no read-only state.",
    required: "The Contract of strings checks it. An item for no value is a selection.",
    message: "The Contract of strings checks it.",
  },
});

const exceptions = { readOnly: "A Select has no read-only state." };

export const Contract = contract(Select, {
  role: "combobox",
  props: { items: fruit, placeholder: "Choose" },
  first: { value: "fig", shows: "Fig", submits: ["fig"] },
  second: { value: "lime", shows: "Lime", submits: ["lime"] },
  empty: { value: null, shows: "Choose", submits: [""] },
  change: async (control) => {
    await userEvent.click(control);
    await userEvent.click(await option("Lime"));
    await closed();
  },
  exceptions,
});

export const MultipleContract = contract(Select, {
  role: "combobox",
  props: { items: fruit, multiple: true },
  first: { value: ["fig"], shows: "Fig", submits: ["fig"] },
  second: { value: ["fig", "lime"], shows: "FigLime", submits: ["fig", "lime"] },
  empty: { value: [], shows: "", submits: [] },
  change: async (control) => {
    const isEmpty = control.textContent === "";
    await userEvent.click(control);
    if (isEmpty) await userEvent.click(await option("Fig"));
    await userEvent.click(await option("Lime"));
    await press("{Escape}");
    await closed();
  },
  exceptions,
});
