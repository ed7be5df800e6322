import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { exampleStory } from "#kit";
import * as labelsExamples from "../../src/i18n/labels-provider.examples";
import * as localeExamples from "../../src/i18n/locale-provider.examples";
import * as linkExamples from "../../src/lib/link-provider.examples";
import * as portalExamples from "../../src/lib/portal-provider.examples";
import * as themeExamples from "../../src/lib/theme-script.examples";

const meta = {
  title: "Adopting/Providers",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** LocaleProvider sets names, messages, and the format of dates and numbers. */
export const InGerman: Story = exampleStory(
  localeExamples,
  "InGerman",
  async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Geburtsdatum" })).toHaveValue("19.11.2026");
    const height = canvas.getByRole("textbox", { name: "Höhe" });
    await expect(height).toHaveValue("1.234,5");
    await userEvent.type(height, "{ArrowUp}");
    await expect(height).toHaveValue("1.235");
  },
  ["light"],
);

/** LabelsProvider replaces single texts. */
export const OwnTexts: Story = exampleStory(
  labelsExamples,
  "OwnTexts",
  async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("One moment"),
  ["light"],
);

/** LinkProvider renders the router's link with the destination as `href` and `to`. */
export const Navigation: Story = exampleStory(
  linkExamples,
  "Navigation",
  async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Projects" });
    await expect(link).toHaveAttribute("href", "/projects");
    await expect(link).toHaveAttribute("data-to", "/projects");
  },
  ["light"],
);

/** PortalProvider renders popups into its container, so they have the theme around it. */
export const DarkPart: Story = exampleStory(
  portalExamples,
  "DarkPart",
  async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    const popup = await screen.findByRole("dialog", { name: "Region" });
    await expect(within(canvasElement).getByRole("dialog", { name: "Region" })).toBe(popup);
    await expect(getComputedStyle(popup).colorScheme).toBe("dark");
  },
  ["light"],
);

/** ThemeScript sets the saved theme before the first paint. useTheme changes it. */
export const PageWithThemes: Story = exampleStory(
  themeExamples,
  "PageWithThemes",
  async ({ canvas }) => expect(canvas.getByRole("radio", { name: "Light" })).toBeChecked(),
  ["light"],
);
