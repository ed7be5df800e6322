import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, inStrictMode, pause } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import {
  type OldClipboard,
  oldClipboard,
  replaceClipboard,
  slowly,
  writes,
} from "../../lib/clipboard.fixture";
import { ClipboardText } from ".";

let page: OldClipboard;
const written = fn<(text: string) => Promise<void>>();
const useQuickClipboard = () => {
  written.mockReset();
  written.mockResolvedValue();
  return replaceClipboard(written);
};

const meta = {
  component: ClipboardText,
  title: "Behaviour/ClipboardText",
  args: { text: "prj_8Jb2sVZq0mR4" },
  beforeEach: slowly,
} satisfies Meta<typeof ClipboardText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The markup of the button's icon, to detect when the icon changes. */
const drawing = (button: HTMLElement) => button.querySelector("svg")?.innerHTML;

/** The icon changes to a check when the text is on the clipboard, not when the copy starts. The name stays. */
export const CheckAfterCopying: Story = {
  decorators: inStrictMode,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    const status = canvas.getByRole("status");
    const copyIcon = drawing(button);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(writes.texts).toEqual(["prj_8Jb2sVZq0mR4"]);
    await expect(status).toBeEmptyDOMElement();
    await expect(drawing(button)).toBe(copyIcon);
    writes.resolve(0);
    await waitFor(() => expect(status).toHaveTextContent(/^Copied$/));
    await expect(drawing(button)).not.toBe(copyIcon);
    await expect(button).toHaveAccessibleName("Copy");
    await expect(canvas.getByRole("status")).toBe(status);
  },
};

/**
 * A rejected write shows and announces a message. The text can still be selected, and the next attempt may succeed.
 */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    const status = canvas.getByRole("status");
    await userEvent.click(button);
    writes.reject(0);
    await waitFor(() => expect(status).toHaveTextContent(/^Could not copy$/));
    const toast = canvas.getAllByText("Could not copy").find((each) => each !== status);
    await expect(toast).toBeVisible();
    await expect(button).toHaveAttribute("data-state", "failed");
    const text = canvas.getByText("prj_8Jb2sVZq0mR4");
    getSelection()?.selectAllChildren(text);
    await expect(String(getSelection())).toBe("prj_8Jb2sVZq0mR4");
    await userEvent.click(button);
    writes.resolve(1);
    await waitFor(() => expect(status).toHaveTextContent(/^Copied$/));
    await expect(toast).not.toBeInTheDocument();
    await userEvent.click(button);
    writes.reject(2);
    await waitFor(() => expect(status).toHaveTextContent(/^Could not copy$/));
  },
};

/** Of two quick clicks, the second determines the result, whichever write ends first. */
export const LastClickWins: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const status = canvas.getByRole("status");
    await userEvent.dblClick(button);
    await expect(writes.texts).toHaveLength(2);
    writes.resolve(0);
    await pause(50);
    await expect(status).toBeEmptyDOMElement();
    writes.reject(1);
    await waitFor(() => expect(status).toHaveTextContent("Could not copy"));
    await userEvent.dblClick(button);
    writes.resolve(3);
    await waitFor(() => expect(status).toHaveTextContent("Copied"));
    writes.reject(2);
    await pause(50);
    await expect(status).toHaveTextContent("Copied");
  },
};

/** It also copies without the async clipboard API, and reports if the browser rejects it. */
export const NoAsyncClipboard: Story = {
  args: { textToCopy: "sk-9d81c07b4f2a" },
  beforeEach: () => {
    page = oldClipboard();
    return page.restore;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(page.texts).toEqual(["sk-9d81c07b4f2a"]);
    await expect(button).toHaveFocus();
    page.refuses = true;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Could not copy"));
  },
};

/** The check disappears two seconds after the last click. */
export const Resets: Story = {
  parameters: { outcomesPass: true },
  beforeEach: useQuickClipboard,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const status = canvas.getByRole("status");
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent("Copied"));
    await pause(1200);
    await userEvent.click(button);
    await pause(1200);
    await expect(status).toHaveTextContent("Copied");
    await expect(button).toHaveAttribute("data-state", "copied");
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 1500 });
    await expect(button).toHaveAttribute("data-state", "idle");
  },
};

/**
 * One tab stop, activated with Enter and Space. The focus ring is around the whole component. An empty `textToCopy` is copied
 * as it is.
 */
export const Keyboard: Story = {
  args: { textToCopy: "" },
  beforeEach: useQuickClipboard,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(written.mock.calls).toEqual([[""]]);
    await userEvent.keyboard(" ");
    await expect(written).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(button).toHaveFocus();
    const root = canvasElement.querySelector("[data-slot=clipboard-text]") as HTMLElement;
    await expect(getComputedStyle(root).outlineWidth).toBe("2px");
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

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

export const Conforms = conformance({
  ClipboardText: (props) => <ClipboardText {...props} text="npm test" />,
});
