import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { conformance, rightToLeft } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { de } from "../../i18n/locales/de";
import { simulatePlatform } from "../../lib/hotkey/simulate-platform.fixture";
import { Kbd } from ".";
import { ShortcutHelp as ShortcutHelpExample } from "./kbd.examples";

const meta = {
  component: Kbd,
  title: "Behaviour/Kbd",
  args: { keys: "mod+k" },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { skip: "Components/Kbd has the pictures" } };

const textsIn = (element: HTMLElement) =>
  [...element.querySelectorAll("[data-slot=kbd]")].map(({ textContent }) => textContent);

/** Screen readers read names, in the order in which the platform writes them. Names that aren't known are kept. */
export const Names: Story = {
  parameters: noPicture,
  render: () => (
    <>
      {(["pc", "mac"] as const).map((platform) => (
        <div key={platform} data-testid={platform}>
          {["mod+k", "shift+mod+alt+ctrl+p", "cmd+del", "esc", "plus", "Shift+Click", "mod", "i"].map(
            (keys) => (
              <Kbd key={keys} keys={keys} platform={platform} />
            ),
          )}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(textsIn(canvas.getByTestId("pc"))).toEqual([
      "Ctrl+K",
      "Ctrl+Alt+Shift+P",
      "Win+Delete",
      "Esc",
      "+",
      "Shift+Click",
      "Ctrl",
      "I",
    ]);
    await expect(textsIn(canvas.getByTestId("mac"))).toEqual([
      "Command+K",
      "Ctrl+Option+Shift+Command+P",
      "Command+Delete",
      "Esc",
      "+",
      "Shift+Click",
      "Command",
      "I",
    ]);
  },
};

/** Without `platform`, the keys are those of the device. */
export const OnMac: Story = {
  parameters: noPicture,
  beforeEach: () => simulatePlatform("MacIntel"),
  play: async ({ canvasElement }) => {
    await expect(textsIn(canvasElement)).toEqual(["Command+K"]);
  },
};

/** The names are those of the language, and of the instance. */
export const Languages: Story = {
  parameters: noPicture,
  render: (args) => (
    <LocaleProvider locale={de}>
      <Kbd {...args} />
      <Kbd {...args} labels={{ control: "Steuerung" }} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(textsIn(canvasElement)).toEqual(["Strg+K", "Steuerung+K"]);
  },
};

/** In right-to-left text, the modifier still comes first, on the left. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  parameters: noPicture,
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left("Ctrl")).toBeLessThan(left("K"));
  },
};

/** An unknown platform warns, and the device's keys show. */
export const UnknownPlatform: Story = {
  args: { platform: "linux" as never },
  parameters: { ...noPicture, console: { expect: [/Invalid Kbd.platform "linux"/] } },
  play: async ({ canvasElement }) => {
    await expect(textsIn(canvasElement)).toEqual(["Ctrl+K"]);
  },
};

/** A question mark opens the list of the page's shortcuts. They don't work while the list is open. */
export const Help: Story = {
  parameters: noPicture,
  render: () => <ShortcutHelpExample />,
  play: async ({ canvas }) => {
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(canvas.getByText("Saved")).toBeVisible();
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const rows = within(dialog).getAllByRole("row").slice(1);
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Save the invoiceCtrl+S",
      "Send the invoiceShift+E",
      "Show keyboard shortcuts?",
    ]);
    await userEvent.keyboard("{Shift>}e{/Shift}");
    await expect(canvas.getByText("Saved")).toBeInTheDocument();
  },
};

/** Hydration works on a Mac too, although the server renders the keys of a PC. */
export const Conforms: Story = {
  ...conformance({ Kbd: (props) => <Kbd keys="mod+k" {...props} /> }),
  beforeEach: () => simulatePlatform("MacIntel"),
};
