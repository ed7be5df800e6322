import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { contract, SentForm, typeOver } from "#kit";
import { DateInput } from ".";
import { enter, november } from "./date-input.fixture";

const meta = {
  component: DateInput,
  title: "Behaviour/DateInput forms",
  tags: ["!autodocs"],
  args: { label: "Due date", name: "due", today: november(21), onValueChange: fn() },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: (role: string, options?: object) => HTMLElement };
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Send" }));

/** Text that isn't a date, or a day that can't be selected, isn't submitted. A reset clears it. Enter submits a date. */
export const NotSubmitted: Story = {
  args: { min: november(9), disabledDays: november(14) },
  render: (args) => (
    <SentForm>
      <DateInput {...args} />
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    for (const text of ["soon", "11/2/2026", "11/14/2026"]) {
      await enter(input, text);
      await send(canvas);
      await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    }
    await enter(input, "soon");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(input).toHaveValue(""));
    await expect(input).toBeValid();
    await userEvent.type(input, "11/17/2026{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent('[["due","2026-11-17"]]');
    await enter(input, "11/16/2026");
    await send(canvas);
    await expect(canvas.getByRole("status")).toHaveTextContent('[["due","2026-11-16"]]');
  },
};

export const Contract = contract(DateInput, {
  role: "textbox",
  props: { today: november(21) },
  first: { value: november(19), shows: "11/19/2026", submits: ["2026-11-19"] },
  second: { value: november(5), shows: "11/5/2026", submits: ["2026-11-05"] },
  empty: { value: null, shows: "", submits: [""] },
  change: typeOver("11/5/2026"),
});
