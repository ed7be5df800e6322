import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { AccountSettings, type AccountSettingsProps } from "./account-settings";
import settingsSource from "./account-settings.tsx?raw";
import { expectError, sent } from "./forms.fixture";
import { narrow } from "./narrow";
import useSentFormSource from "./use-sent-form.ts?raw";

const accepts: AccountSettingsProps["save"] = async () => ({});
const objects: AccountSettingsProps["save"] = async () => ({ limit: "Your plan ends at €400." });

const waits: AccountSettingsProps["save"] = () => new Promise(() => {});

const fails: AccountSettingsProps["save"] = async () => {
  throw new Error("Offline");
};

/* @alias profile, preferences, settings with sections */
const meta = {
  title: "Patterns/Account settings",
  component: AccountSettings,
  parameters: page,
  args: { save: accepts },
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const section = (canvas: Canvas, name: string) => within(canvas.getByRole("form", { name }));

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Account settings"
      lead="Settings in sections. Each section is saved on its own, and links lead to it."
      states={{
        Ready: <AccountSettings save={accepts} />,
        "Server error": <AccountSettings save={objects} />,
      }}
      files={{ "account-settings.tsx": settingsSource, "use-sent-form.ts": useSentFormSource }}
      notes={[
        "Each section is a form with its own button, so people know what they save.",
        "Each button names its section, because several buttons named “Save” would be ambiguous in a screen reader.",
        "Each section has an id, so a link can lead to it from elsewhere.",
        "The result is a status beside the button. Screen readers announce it, and focus doesn't move.",
      ]}
    />
  ),
};

/** All settings have their initial values. */
export const Ready: Story = {};

/** Saving a section submits its entries only, and says that they are saved. */
export const Saved: Story = {
  args: {
    save: async (name: string, entries: FormData) => {
      sent([["section", name], ...entries]);
      return {};
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas }: { canvas: Canvas }) => {
    const notifications = section(canvas, "Notifications");
    notifications.getByRole("switch", { name: "Invoices" }).focus();
    await userEvent.keyboard(" ");
    notifications.getByRole("button", { name: "Save notifications" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(notifications.findByText("Saved")).resolves.toBeVisible();
    await expect(sent).toHaveBeenCalledWith([
      ["section", "notifications"],
      ["events", "mentions"],
      ["events", "invoices"],
      ["quiet-from", "22:00"],
      ["quiet-until", "07:00"],
    ]);
    await expect(sent).toHaveBeenCalledOnce();
    await expect(section(canvas, "Profile").queryByText("Saved")).toBeNull();
  },
};

/** A missing value prevents saving its section. */
export const Incomplete: Story = {
  play: async ({ canvas }: { canvas: Canvas }) => {
    const profile = section(canvas, "Profile");
    const name = profile.getByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.click(profile.getByRole("button", { name: "Save profile" }));
    await expect(name).toHaveFocus();
    await expectError(name, "Enter your name.");
  },
};

/** A server error shows at its control. */
export const ServerError: Story = {
  args: { save: objects },
  play: async ({ canvas }: { canvas: Canvas }) => {
    const limits = section(canvas, "Limits");
    await userEvent.click(limits.getByRole("button", { name: "Save limits" }));
    const limit = limits.getByRole("textbox", { name: "Monthly limit" });
    await expectError(limit, "Your plan ends at €400.");
    await expect(limit).toHaveFocus();
  },
};

/** While a section is being saved, its entries can change, and its button stays busy. */
export const Saving: Story = {
  args: { save: waits },
  play: async ({ canvas }) => {
    const profile = section(canvas, "Profile");
    await userEvent.click(profile.getByRole("button", { name: "Save profile" }));
    await userEvent.type(profile.getByRole("textbox", { name: "Name" }), "!");
    await expect(profile.getByRole("button", { name: "Save profile" })).toHaveAttribute("aria-busy", "true");
  },
};

/** Without a connection, the section says that nothing was saved. The next change removes the message. */
export const Offline: Story = {
  args: { save: fails },
  play: async ({ canvas, step }) => {
    const profile = section(canvas, "Profile");
    const message = "Not saved. Check your connection and try again.";
    await step("the message disappears with the next change", async () => {
      await userEvent.click(profile.getByRole("button", { name: "Save profile" }));
      await expect(profile.findByText(message)).resolves.toBeVisible();
      await userEvent.type(profile.getByRole("textbox", { name: "Name" }), "!");
      await waitFor(() => expect(profile.queryByText(message)).toBeNull());
    });
    await userEvent.click(profile.getByRole("button", { name: "Save profile" }));
    await expect(profile.findByText(message)).resolves.toBeVisible();
    await expect(profile.getByRole("button", { name: "Save profile" })).not.toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Narrow: Story = narrow(() => <AccountSettings save={accepts} />);
