import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { ar } from "../../i18n/locales/ar";
import { de } from "../../i18n/locales/de";
import { ja } from "../../i18n/locales/ja";
import { DatePicker } from ".";
import * as examples from "./date-picker.examples";

const november = (day: number) => new Date(2026, 10, day);

const meta = {
  component: DatePicker,
  title: "Components/DatePicker",
  args: { "aria-label": "Day", defaultMonth: november(1) },
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultSelected: november(12) } };

const chosen = {
  single: { mode: "single", defaultSelected: november(12) },
  multiple: { mode: "multiple", defaultSelected: [3, 12, 21].map(november) },
  range: { mode: "range", defaultSelected: { from: november(11), to: november(24) } },
} as const;

export const Modes: Story = everyValue(DatePicker, "mode", {
  props: ({ mode = "single" }) => ({ ...chosen[mode], "aria-label": mode }),
});

/** Six weeks for every month. */
export const FixedWeeks: Story = everyValue(DatePicker, "fixedWeeks");

/** Some disabled days: visible, dimmed and struck through. */
export const DisabledDays: Story = {
  args: { disabled: [{ dayOfWeek: [0, 6] }, { before: november(5) }], footer: "Working days only" },
};

/** Default, hovered, focused and pressed. */
export const States: Story = {
  args: {
    mode: "range",
    defaultSelected: { from: november(11), to: november(13) },
    today: november(21),
  } as never,
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <InStates>{(state) => <DatePicker {...args} aria-label={`Day ${state}`} />}</InStates>
    </div>
  ),
};

/** The first day of a range is selected. Hovering a day previews the range. */
export const Preview: Story = {
  args: { mode: "range", defaultSelected: { from: november(11) } } as never,
  play: async ({ canvas }) => userEvent.hover(canvas.getByRole("button", { name: /November 24/ })),
};

/** Weeks from Saturday, from Monday and from Sunday. */
export const Locales: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      {[ar, de, ja].map((locale) => (
        <LocaleProvider key={locale.code} locale={locale}>
          <DatePicker {...args} aria-label={locale.labels.dateInput?.calendar} />
        </LocaleProvider>
      ))}
    </div>
  ),
};

export const DeliveryDay: Story = exampleStory(examples, "DeliveryDay");
export const WorkshopDays: Story = exampleStory(examples, "WorkshopDays");
export const ReportingPeriod: Story = exampleStory(examples, "ReportingPeriod");
export const InGerman: Story = exampleStory(examples, "InGerman");
// Submitted empty: the error shows, and a day has the focus.
export const DueDate: Story = exampleStory(examples, "DueDate", async ({ canvas }) =>
  userEvent.click(canvas.getByRole("button", { name: "Save" })),
);
