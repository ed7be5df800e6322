import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { LabelsProvider } from "../../i18n/labels-provider";
import { ClipboardText } from ".";
import { slowly, writes } from "./clipboard-text.fixture";

const meta = {
  component: ClipboardText,
  title: "Behaviour/ClipboardText/Text",
  tags: ["!autodocs"],
  args: { text: "prj_8Jb2sVZq0mR4" },
  beforeEach: slowly,
} satisfies Meta<typeof ClipboardText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A masked text copies the real one, which isn't in the page. */
export const Masked: Story = {
  args: { text: "sk-••••••••4f2a", textToCopy: "sk-9d81c07b4f2a" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("sk-••••••••4f2a")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(writes.texts).toEqual(["sk-9d81c07b4f2a"]);
    writes.resolve(0);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(canvasElement.innerHTML).not.toContain("sk-9d81c07b4f2a");
  },
};

/** Names and announcements come from the instance's labels, then its tooltip, then the provider. */
export const Texts: Story = {
  render: ({ text }) => (
    <LabelsProvider labels={{ clipboardText: { copyAction: "Kopieren", copied: "Kopiert" } }}>
      <ClipboardText text={text} />
      <ClipboardText text={text} tooltip={{ text: "Befehl kopieren", copiedText: "Befehl kopiert" }} />
      <ClipboardText
        text={text}
        tooltip={{ text: "Kopieren", copiedText: "Kopiert!" }}
        labels={{ copyAction: "Schlüssel kopieren", copied: "Schlüssel kopiert", failed: "Ging nicht" }}
      />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    const expected = [
      ["Kopieren", "Kopiert"],
      ["Befehl kopieren", "Befehl kopiert"],
      ["Schlüssel kopieren", "Schlüssel kopiert"],
    ];
    for (const [index, [name, said]] of expected.entries()) {
      await userEvent.click(canvas.getByRole("button", { name }));
      writes.resolve(index);
      await waitFor(() => expect(canvas.getAllByRole("status")[index]).toHaveTextContent(said ?? ""));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Schlüssel kopieren" }));
    writes.reject(3);
    await waitFor(() => expect(canvas.getAllByRole("status")[2]).toHaveTextContent("Ging nicht"));
  },
};

/** Heights in px match the catalog. The icon is always 16 px, the button at least 24. */
export const Metrics: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-2">
      <ClipboardText {...args} size="sm" />
      <ClipboardText {...args} size="base" />
      <ClipboardText {...args} size="lg" />
      <ClipboardText {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const roots = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=clipboard-text]")];
    await expect(roots.map((root) => root.offsetHeight)).toEqual([26, 36, 40, 40]);
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
      const icon = button.querySelector("svg")?.getBoundingClientRect();
      await expect([icon?.width, icon?.height]).toEqual([16, 16]);
    }
  },
};

/**
 * Text that doesn't fit is truncated with an ellipsis, has the full text as its title, and is copied in full. The
 * button stays visible.
 */
export const LongText: Story = {
  args: { text: "https://console.example.com/organizations/kerf/projects/design-system/deployments" },
  render: (args) => (
    <div className="w-56">
      <ClipboardText {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const value = canvas.getByTitle(/deployments$/);
    await expect(value.scrollWidth).toBeGreaterThan(value.clientWidth);
    const root = canvasElement.querySelector("[data-slot=clipboard-text]") as HTMLElement;
    await expect(root.offsetWidth).toBe(224);
    await userEvent.click(canvas.getByRole("button"));
    await expect(writes.texts[0]).toMatch(/^https.*deployments$/);
  },
};
