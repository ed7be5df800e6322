import type { Meta } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";
import { contract } from "#kit";
import { Radio } from ".";

const meta = {
  component: Radio.Group,
  title: "Behaviour/Radio forms",
  tags: ["!autodocs"],
  args: {
    legend: "Plan",
    name: "plan",
    onValueChange: fn(),
    children: (
      <>
        <Radio.Item value="free" label="Free" />
        <Radio.Item value="team" label="Team" />
      </>
    ),
  },
} satisfies Meta<typeof Radio.Group>;
export default meta;
export const Contract = contract(Radio.Group, {
  role: "radiogroup",
  nameProp: "legend",
  hasNoForm: true,
  part: (group) => within(group).getByRole("radio", { name: "Free" }),
  props: { children: meta.args.children },
  first: { value: "free", shows: "free", submits: ["free"] },
  second: { value: "team", shows: "team", submits: ["team"] },
  empty: { value: "", shows: undefined, submits: [] },
  shown: (group) => group.querySelector<HTMLInputElement>("input:checked")?.value,
  change: (group) => userEvent.click(within(group).getByRole("radio", { name: "Team" })),
  exceptions: { readOnly: "Radios have no read-only state." },
});
