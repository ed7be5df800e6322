import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../components/button";
import { Checkbox } from "../components/checkbox";
import { Combobox } from "../components/combobox";
import { DateInput } from "../components/date-input";
import { DatePicker } from "../components/date-picker";
import { choose, chosenDays, november } from "../components/date-picker/date-picker.fixture";
import { DateRangePicker } from "../components/date-range-picker";
import { NumberField } from "../components/number-field";
import { Radio } from "../components/radio";
import { Switch } from "../components/switch";
import { useControlled } from "./use-controlled";

/** `undefined` is uncontrolled. `null` is controlled and empty. */
const meta = {
  title: "Behaviour/Controlled state",
  parameters: { visual: { skip: "it looks like the components' own stories" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const changed = fn();

/** An `undefined` prop is the same as a missing one: the component is uncontrolled. */
export const Undefined: Story = {
  render: () => (
    <>
      <DatePicker aria-label="Day" selected={undefined} defaultMonth={november(1)} onChange={changed} />
      <DateRangePicker
        aria-label="Stay"
        startDate={undefined}
        endDate={undefined}
        defaultMonth={november(1)}
      />
    </>
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    const day = canvas.getByRole("group", { name: "Day" });
    await choose(day, 18);
    await expect(changed).toHaveBeenLastCalledWith(november(18));
    await expect(chosenDays(day)).toEqual(["11-18"]);
    const stay = canvas.getByRole("group", { name: "Stay" });
    await choose(stay, 10, 11);
    await expect(chosenDays(stay)).toEqual(["11-10", "11-11"]);
  },
};

/** `null` is a controlled value. Nothing is selected until the caller changes it. */
export const Null: Story = {
  render: () => (
    <>
      <DatePicker aria-label="Day" selected={null} defaultMonth={november(1)} onChange={changed} />
      <DatePicker
        aria-label="Days"
        mode="multiple"
        selected={[]}
        defaultMonth={november(1)}
        onChange={changed}
      />
      <DateRangePicker aria-label="Stay" startDate={null} endDate={null} defaultMonth={november(1)} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Day", "Days", "Stay"]) {
      changed.mockClear();
      const group = canvas.getByRole("group", { name });
      await choose(group, 18);
      if (name !== "Stay") await expect(changed).toHaveBeenCalledOnce();
      await expect(chosenDays(group)).toEqual([]);
    }
  },
};

/** A value that changes from `undefined` logs one warning. It is then controlled, and `undefined` means empty. */
export const FromUndefined: Story = {
  parameters: {
    console: {
      expect: [/DatePicker.selected changed between undefined .* Pass null instead of undefined/],
    },
  },
  render: function FromUndefined() {
    const [day, setDay] = useState<Date | null | undefined>();
    return (
      <>
        <DatePicker aria-label="Day" selected={day} onChange={setDay} defaultMonth={november(1)} />
        <Button onClick={() => setDay(november(3))}>Today</Button>
        <Button onClick={() => setDay(undefined)}>Clear</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Day" });
    await choose(group, 18, 19);
    await expect(chosenDays(group)).toEqual(["11-19"]);
    await userEvent.click(canvas.getByRole("button", { name: "Today" }));
    await expect(chosenDays(group)).toEqual(["11-03"]);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(chosenDays(group)).toEqual([]);
  },
};

/** A reset restores the current default, and follows it until the value changes. It leaves a controlled value. */
export const Restore: Story = {
  render: function Restore() {
    const [preset, setPreset] = useState("first");
    const [own, setOwn, restore] = useControlled("Text.value", undefined, preset, "");
    const [given, , restoreGiven] = useControlled("Text.value", "given", preset, "");
    const [restored, setRestored] = useState<unknown>();
    return (
      <>
        <output>{`${own}, ${given}, ${restored}`}</output>
        <Button onClick={() => setOwn("own")}>Set own</Button>
        <Button onClick={() => setPreset(`${preset}!`)}>Set default</Button>
        <Button onClick={() => setRestored([restore(), restoreGiven()].join())}>Reset</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    for (const [name, expected] of [
      ["Set default", "first, given, undefined"],
      ["Set own", "own, given, undefined"],
      ["Reset", "first!, given, first!,"],
      ["Set default", "first!!, given, first!,"],
      ["Set own", "own, given, first!,"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(expected));
    }
  },
};

const wrong = { target: "an event" } as never;

/** A value of another shape counts as empty, and logs a warning. */
export const WrongShape: Story = {
  parameters: {
    console: {
      expect: [
        /Checkbox.Group.value of type object. Pass an array/,
        /Combobox.value of type object. Pass an array/,
        /DateInput.value of type object. Pass a Date/,
        /DatePicker.selected of type object. Pass a Date/,
        /NumberField.value of type object. Pass a number/,
        /Radio.Group.value of type object. Pass a string/,
        /Switch.checked of type object. Pass a boolean/,
      ],
    },
  },
  render: () => (
    <>
      <Checkbox.Group legend="Channels" value={wrong}>
        <Checkbox.Item value="post" label="Post" />
      </Checkbox.Group>
      <Combobox items={["Fig"]} multiple label="Fruit" value={wrong}>
        <Combobox.TriggerMultipleWithInput />
      </Combobox>
      <DateInput label="Due" value={wrong} />
      <DatePicker aria-label="Day" selected={wrong} defaultMonth={november(1)} />
      <NumberField label="Copies" value={wrong} />
      <Radio.Group legend="Plan" value={wrong}>
        <Radio.Item value="free" label="Free" />
      </Radio.Group>
      <Switch label="News" checked={wrong} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const role of ["checkbox", "radio", "switch"] as const)
      await expect(canvas.getByRole(role)).not.toBeChecked();
    for (const name of ["Fruit", "Due", "Copies"])
      await expect(canvas.getByRole(name === "Fruit" ? "combobox" : "textbox", { name })).toHaveValue("");
  },
};
