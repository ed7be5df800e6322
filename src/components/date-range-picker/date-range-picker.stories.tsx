import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { everyValue, exampleStory, InStates, inLocale } from "#kit";
import { ar } from "../../i18n/locales/ar";
import { choose } from "../date-picker/date-picker.fixture";
import { DateRangePicker } from ".";
import * as examples from "./date-range-picker.examples";

const meta = {
  component: DateRangePicker,
  title: "Components/DateRangePicker",
  args: {
    "aria-label": "Period",
    defaultStartDate: new Date(2026, 10, 16),
    defaultEndDate: new Date(2026, 11, 4),
    timezone: "Europe/Berlin",
  },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(DateRangePicker, "size");
export const Variants: Story = everyValue(DateRangePicker, "variant");

/** Without a time zone or a selection. */
export const Empty: Story = {
  args: {
    timezone: undefined,
    defaultStartDate: null,
    defaultEndDate: null,
    defaultMonth: new Date(2026, 10, 1),
  },
};

/** The first day is selected. Hovering a day previews the range. */
export const Preview: Story = {
  args: { defaultEndDate: null },
  play: async ({ canvas }) => userEvent.hover(canvas.getByRole("button", { name: /December 4/ })),
};

/** Hovered, focused and pressed. */
export const States: Story = {
  args: { today: new Date(2026, 10, 21) },
  parameters: { visual: { modes: ["light", "dark", "forced-colors"] } },
  render: (args) => (
    <div className="grid gap-4">
      <InStates states={["hover", "focus-visible", "active"]}>
        {(state) => <DateRangePicker {...args} aria-label={`Period ${state}`} />}
      </InStates>
    </div>
  ),
};

/** In Arabic, from right to left, with weeks from Saturday. */
export const Arabic: Story = {
  args: { "aria-label": "الفترة" },
  decorators: inLocale(ar),
};

export const ReportPeriod: Story = exampleStory(examples, "ReportPeriod");
export const Booking: Story = exampleStory(examples, "Booking");
export const InAPanel: Story = exampleStory(examples, "InAPanel");

export const InADialog: Story = exampleStory(examples, "InADialog", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
  const dialog = await screen.findByRole("dialog", { name: "Dates of the trip" });
  const apply = within(dialog).getByRole("button", { name: "Apply" });
  await expect(apply).toBeDisabled();
  await choose(dialog, 16, 20);
  await userEvent.click(apply);
  await userEvent.click(await canvas.findByRole("button", { name: /^Nov 16\W+20, 2026$/ }));
  await screen.findByRole("dialog");
});
