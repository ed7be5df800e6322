import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { SentForm } from "#kit";
import { Field } from "../field";
import { Slider } from ".";

const meta = {
  component: Slider,
  title: "Behaviour/Slider forms",
  tags: ["!autodocs"],
  args: { label: "Volume", name: "volume", defaultValue: 40, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets the number, or both numbers of a range under the same name. */
export const InAForm: Story = {
  render: (args) => (
    <>
      <SentForm id="audio">
        <Slider {...args} />
        <Slider label="Band" name="band" range defaultValue={[20, 80]} />
        <Slider label="Unnamed" />
      </SentForm>
      <Slider form="audio" label="Outside" name="outside" />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("slider", { name: "Volume" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      '[["volume","41"],["band","20"],["band","80"],["outside","0"]]',
    );
  },
};

/** A reset restores the initial value and reports it. */
export const Reset: Story = {
  render: (args) => (
    <StrictMode>
      <SentForm>
        <Slider {...args} />
        <Slider label="Owner who stays" name="stays" value={7} />
      </SentForm>
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole("slider", { name: "Volume" });
    thumb.focus();
    await userEvent.keyboard("{End}");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(thumb).toHaveValue("40"));
    await expect(thumb).toHaveAttribute("aria-valuetext", "40");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('[["volume","40"],["stays","7"]]');
  },
};

/** In a Field, it gets the field's label and messages. */
export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <>
      <Field label="Storage" error="Your plan includes 20 GB.">
        <Slider {...args} />
      </Field>
      <Field label="Band" description="In hertz.">
        <Slider range defaultValue={[20, 80]} />
      </Field>
    </>
  ),
  play: async ({ canvas }) => {
    const storage = canvas.getByRole("slider", { name: "Storage" });
    await expect(storage).toHaveAccessibleDescription("Your plan includes 20 GB.");
    await userEvent.click(canvas.getByText("Storage"));
    await expect(storage).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "Band" })).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Minimum" })).toHaveAccessibleDescription("In hertz.");
    await userEvent.click(canvas.getByText("Band"));
    await expect(canvas.getByRole("slider", { name: "Minimum" })).toHaveFocus();
  },
};

/**
 * Disabled directly, by a fieldset or by `aria-disabled`, it can't be changed. Only with `aria-disabled` can
 * it be focused.
 */
export const Disabled: Story = {
  render: (args) => (
    <form aria-label="Audio">
      <Slider {...args} disabled />
      <fieldset disabled>
        <Slider {...args} label="In the fieldset" name="inside" />
      </fieldset>
      <Slider {...args} label="Aria-disabled" name="held" aria-disabled />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const sliders = canvas.getAllByRole("slider");
    await expect(sliders[0]).toBeDisabled();
    await expect(sliders[1]).toBeDisabled();
    await userEvent.tab();
    await expect(sliders[2]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{End}{PageDown}");
    for (const slider of sliders) {
      const control = slider.closest("[data-slot=slider-control]") as HTMLElement;
      const root = control.parentElement as HTMLElement;
      await expect(getComputedStyle(root)).toMatchObject({ opacity: "0.5", cursor: "not-allowed" });
      await expect(getComputedStyle(control).pointerEvents).toBe("none");
      const { left, top } = control.getBoundingClientRect();
      await fireEvent.pointerDown(control, { button: 0, clientX: left + 12, clientY: top + 12 });
      await fireEvent.pointerUp(document, { clientX: left + 12, clientY: top + 12 });
      await expect(slider).toHaveValue("40");
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([["held", "40"]]);
  },
};
