import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { PoweredBy, type PoweredByProps } from ".";

const meta = {
  component: PoweredBy,
  title: "Behaviour/PoweredBy",
  // Black text on a matching background, in the dark theme too.
  decorators: [
    (Story) => (
      <div data-theme="light" className="bg-canvas p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PoweredBy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text and the logo's name together name the link around them. */
export const InALink: Story = {
  render: () => (
    <a href="#kerf">
      <PoweredBy />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Powered by Kerf" })).toBeVisible();
  },
};

/** The text comes from the instance, otherwise from the provider. */
export const Words: Story = {
  render: () => (
    <LabelsProvider labels={{ poweredBy: { poweredBy: "Gebaut mit" }, logo: { name: "Säge" } }}>
      <PoweredBy /> <PoweredBy labels={{ poweredBy: "Läuft mit" }} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Gebaut mit")).toBeVisible();
    await expect(canvas.getByText("Läuft mit")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: "Säge" })).toHaveLength(2);
  },
};

/** One line, however narrow, with a 16 px logo centered in it. */
export const OneLine: Story = {
  render: () => (
    <div className="w-16">
      <PoweredBy title="badge" />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByTitle("badge").getBoundingClientRect();
    const logo = canvas.getByRole("img").getBoundingClientRect();
    await expect(badge.height).toBe(16);
    await expect(logo.height).toBe(16);
    await expect(logo.top).toBe(badge.top);
  },
};

export const Conforms = conformance({
  PoweredBy: (props) => (
    <div
      data-theme={(props as PoweredByProps).color === "white" ? "dark" : "light"}
      className="w-fit bg-canvas p-4"
    >
      <PoweredBy {...props} />
    </div>
  ),
});
