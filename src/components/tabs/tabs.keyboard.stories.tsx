import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Tabs } from ".";
import { expectSelected, Sections, tab } from "./tabs.fixture";

const meta = {
  component: Tabs,
  title: "Behaviour/Tabs/Keyboard",
  tags: ["!autodocs"],
  args: { onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop. Arrow keys wrap and skip disabled tabs, Home and End move to the ends, and Tab moves to the panel. */
export const ByKeyboard: Story = {
  render: (args) => <Sections {...args} defaultValue="general" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(tab(canvas, "General")).toHaveFocus();
    for (const [key, name] of [
      ["ArrowRight", "People"],
      ["ArrowRight", "Keys"],
      ["ArrowRight", "General"],
      ["ArrowLeft", "Keys"],
      ["Home", "General"],
      ["End", "Keys"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(tab(canvas, name)).toHaveFocus();
      await expectSelected(canvas, name);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Key" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(tab(canvas, "Keys")).toHaveFocus();
  },
};

/** In right-to-left text, the left arrow key moves to the next tab. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Sections {...args} defaultValue="general" />
    </div>
  ),
  play: async ({ canvas }) => {
    tab(canvas, "General").focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expectSelected(canvas, "People");
    await userEvent.keyboard("{ArrowRight}");
    await expectSelected(canvas, "General");
  },
};

/** With `activateOnFocus` off, for slow panels, arrow keys only move focus, and Enter or Space selects. */
export const WaitsForEnter: Story = {
  render: (args) => <Sections {...args} defaultValue="general" list={{ activateOnFocus: false }} />,
  play: async ({ canvas }) => {
    tab(canvas, "General").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(canvas, "People")).toHaveFocus();
    await expectSelected(canvas, "General");
    await userEvent.keyboard("{Enter}");
    await expectSelected(canvas, "People");
    await userEvent.keyboard("{ArrowRight} ");
    await expectSelected(canvas, "Keys");
  },
};

/** A scrolling list isn't a tab stop itself, as it would be in Firefox. */
export const ScrollingRow: Story = {
  parameters: { visual: { skip: "Overflow shows rows that scroll" } },
  render: () => (
    <div style={{ width: 120 }}>
      <Sections />
      <Tabs value="tokens">
        <Tabs.Nav aria-label="Account">
          <Tabs.Link value="profile" href="#profile">
            Profile
          </Tabs.Link>
          <Tabs.Link value="tokens" href="#tokens">
            Access tokens
          </Tabs.Link>
        </Tabs.Nav>
      </Tabs>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const row of [canvas.getByRole("tablist"), canvas.getByRole("navigation")]) {
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await expect(row).toHaveAttribute("tabindex", "-1");
    }
  },
};
