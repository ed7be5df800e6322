import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { DateInput, DateRangeInput, NumberField, Pagination, TagsInput } from "../../src";

/** Fields whose text is read when they lose the focus. Another window takes it while the text is half typed. */
const meta = {
  title: "Behaviour/Other window",
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();

interface Typed {
  name: string;
  /** The text before and after the other window has the focus. */
  text: [first: string, rest: string];
  /** The value in the end. */
  value: unknown;
  field: ReactNode;
}

/** The text stays as it is, and people go on typing it. */
const keeps = ({ name, text: [first, rest], value, field }: Typed): Story => ({
  render: () => <>{field}</>,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name });
    await userEvent.clear(input);
    await userEvent.type(input, first);
    changed.mockClear();
    // The document's focused element stays the same.
    fireEvent.focusOut(input);
    await expect(input).toHaveValue(first);
    fireEvent.focusIn(input);
    await userEvent.keyboard(rest);
    await expect(input).toHaveValue(first + rest);
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(value);
  },
});

export const OfNumberField = keeps({
  name: "Seats",
  text: ["1", "5"],
  value: 15,
  field: <NumberField label="Seats" min={10} onValueChange={changed} />,
});

export const OfDateInput = keeps({
  name: "Day",
  text: ["2/1", "/27"],
  value: new Date(2027, 1, 1),
  field: <DateInput label="Day" onValueChange={changed} />,
});

export const OfDateRangeInput = keeps({
  name: "Start date",
  text: ["2/1", "/27"],
  value: { from: new Date(2027, 1, 1) },
  field: <DateRangeInput label="Days" onValueChange={changed} />,
});

export const OfPagination = keeps({
  name: "Page, 1 to 13",
  text: ["1", "2"],
  value: 12,
  field: <Pagination page={3} perPage={25} totalCount={312} setPage={changed} />,
});

export const OfTagsInput = keeps({
  name: "Labels",
  text: ["bu", "g"],
  value: ["bug"],
  field: <TagsInput label="Labels" onValueChange={changed} />,
});
