import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Select } from ".";
import { closed, fruit, option, press, SentForm } from "./select.fixture";

const meta = {
  component: Select,
  title: "Behaviour/Select/Forms",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const sent = fn();
const picked = fn();
const people = [
  { label: "Nobody", value: null },
  { label: "Ada", value: { value: "u1", label: "Ada" } },
  { label: "Zoë", value: { value: "u2", label: "Zoë" } },
];

function Owner() {
  const [value, setValue] = useState<string | null>("kiwi");
  return <Select items={fruit} label="Owned" name="owned" value={value} onValueChange={setValue} />;
}

/**
 * The form submits the visible selection: the `value` of an object, and one entry for each of several. A
 * reset restores the initial value.
 */
export const SendAndReset: Story = {
  render: () => (
    <StrictMode>
      <SentForm onSent={sent}>
        <Select items={fruit} label="Fruit" name="fruit" defaultValue="fig" onValueChange={picked} />
        <Select
          items={people}
          label="Person"
          name="person"
          defaultValue={{ value: "u1", label: "Ada" }}
          isItemEqualToValue={(item, value) => item.value === value.value}
        />
        <Select items={fruit} multiple label="Several" name="several" defaultValue={["lime"]} />
        <Owner />
        <Select items={fruit} label="Unnamed" defaultValue="fig" />
      </SentForm>
      <form id="elsewhere" />
      <Select items={fruit} label="Outside" name="outside" form="elsewhere" defaultValue="fig" />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    picked.mockClear();
    const send = canvas.getByRole("button", { name: "Send" });
    const choose = async (name: string, text: string) => {
      await userEvent.click(canvas.getByRole("combobox", { name }));
      await userEvent.click(await option(text));
    };
    const first = [
      ["fruit", "fig"],
      ["person", "u1"],
      ["several", "lime"],
      ["owned", "kiwi"],
    ];
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith(first);
    await choose("Fruit", "Lime");
    await closed();
    await choose("Person", "Nobody");
    await closed();
    await choose("Owned", "Fig");
    await closed();
    await choose("Several", "Apple");
    await press("{Escape}");
    await closed();
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith([
      ["fruit", "lime"],
      ["person", ""],
      ["several", "lime"],
      ["several", "apple"],
      ["owned", "fig"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Fruit" })).toHaveTextContent("Fig"));
    await expect(canvas.getByRole("combobox", { name: "Person" })).toHaveTextContent("Ada");
    await expect(picked).toHaveBeenLastCalledWith("fig");
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith(first);
    const elsewhere = canvasElement.querySelector<HTMLFormElement>("#elsewhere") as HTMLFormElement;
    await expect([...new FormData(elsewhere)]).toEqual([["outside", "fig"]]);
  },
};

/** The content beside the label, a visually hidden label, and the accessible name without a label. */
export const Texts: Story = {
  render: () => (
    <>
      <Select
        items={fruit}
        id="own-id"
        label="Fruit"
        labelTooltip="Fruit in season."
        description="One a day."
        required={false}
      />
      <Select items={fruit} label="Unseen" hideLabel />
      <Select items={fruit} aria-label="Bare" error="No." />
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole("combobox", { name: /Fruit/ });
    await expect(control).toHaveAttribute("id", "own-id");
    await expect(control).toHaveAccessibleDescription("One a day.");
    await expect(canvas.getByText("(optional)")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /More information/ })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Unseen" })).toBeVisible();
    await expect(canvas.getByText("Unseen").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("combobox", { name: "Bare" })).toBeInvalid();
  },
};
