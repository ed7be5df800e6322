import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { FileUpload } from ".";
import { contract, drag, invoice, selected, transferOf, zoneIn } from "./file-upload.fixture";

const onReject = fn();

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload drop zone",
  tags: ["!autodocs"],
  args: { label: "Attachments", multiple: true, onReject },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without `multiple`, only the first of several dropped files is accepted. */
export const OneOfSeveral: Story = {
  args: { multiple: false },
  play: async ({ canvasElement, canvas }) => {
    drag(zoneIn(canvasElement), "drop", transferOf(contract, invoice));
    await selected(canvasElement, "contract.pdf");
    await expect(onReject).toHaveBeenCalledWith([{ file: invoice, reason: "count" }]);
    await canvas.findByText("“invoice.pdf” wasn’t added. The maximum number of files is 1.");
  },
};

/** While files are dragged over it, the drop zone has `data-dragging`. Text isn't accepted. */
export const Drags: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneIn(canvasElement);
    const text = new DataTransfer();
    text.setData("text/plain", "Text");
    await expect(drag(zone, "dragover", text).defaultPrevented).toBe(false);
    await expect(
      drag(canvas.getByLabelText("Attachments"), "dragover", transferOf(contract)).defaultPrevented,
    ).toBe(true);
    await waitFor(() => expect(zone).toHaveAttribute("data-dragging"));
    drag(zone, "dragleave", transferOf(contract));
    await waitFor(() => expect(zone).not.toHaveAttribute("data-dragging"));
    drag(zone, "dragover", transferOf(contract));
    await expect(drag(zone, "drop", transferOf(contract)).defaultPrevented).toBe(true);
    await selected(canvasElement, "contract.pdf");
    await expect(zone).not.toHaveAttribute("data-dragging");
  },
};

/** Files in the clipboard are added. Pasted text isn't. */
export const Pastes: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Attachments");
    const paste = (clipboardData: DataTransfer) => {
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      // Firefox's constructor ignores the option `clipboardData`.
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      input.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const text = new DataTransfer();
    text.setData("text/plain", "Text");
    await expect(paste(text)).toBe(false);
    await expect(paste(transferOf(contract))).toBe(true);
    await selected(canvasElement, "contract.pdf");
  },
};

/** The input covers the drop zone, so that a click anywhere in it opens the file dialog. */
export const ClickTarget: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneIn(canvasElement).getBoundingClientRect();
    const input = canvas.getByLabelText("Attachments");
    for (const share of [0.02, 0.5, 0.98]) {
      const hit = document.elementFromPoint(zone.left + zone.width * share, zone.top + zone.height / 2);
      await expect(hit).toBe(input);
    }
  },
};
