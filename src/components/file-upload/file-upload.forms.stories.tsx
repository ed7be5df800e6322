import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { contract as contractOf } from "#kit";
import { Input } from "../input";
import { FileUpload } from ".";
import {
  choose,
  contract,
  drag,
  fileOf,
  invoice,
  namesIn,
  selected,
  transferOf,
  zoneIn,
} from "./file-upload.fixture";

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload forms",
  tags: ["!autodocs"],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();

/** Each change of the files, whichever way they are added, fires one event. A reset removes messages. */
export const InAForm: Story = {
  parameters: { visual: { skip: "shows files that other stories show" } },
  render: () => (
    <form onChange={changed}>
      <FileUpload name="documents" label="Documents" multiple maxSize={5_000} defaultValue={[contract]} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Documents");
    changed.mockClear();
    choose(input, fileOf("photo.png"), fileOf("scan.pdf", 6_000));
    await canvas.findByText("“scan.pdf” is larger than 5 kB.");
    await expect(changed).toHaveBeenCalledTimes(1);
    drag(zoneIn(canvasElement), "drop", transferOf(invoice));
    await selected(canvasElement, "contract.pdf", "photo.png", "invoice.pdf");
    await expect(changed).toHaveBeenCalledTimes(2);
    choose(input, fileOf("scan.pdf", 6_000));
    await canvas.findByText("“scan.pdf” is larger than 5 kB.");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await selected(canvasElement, "contract.pdf");
    await expect(canvasElement.querySelector("[data-slot=file-upload-message]")).toBeNull();
    // The value already equals the initial one, but the browser empties the input.
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(input.files).toHaveLength(1));
  },
};

/** While disabled, it accepts no dropped files, and its files can't be removed. */
export const Disabled: Story = {
  parameters: { visual: { skip: "Components/FileUpload shows it" } },
  args: { disabled: true, label: "Documents", defaultValue: [contract] },
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneIn(canvasElement);
    // Otherwise, the browser would open the file.
    await expect(drag(zone, "dragover", transferOf(invoice)).defaultPrevented).toBe(true);
    await expect(zone).not.toHaveAttribute("data-dragging");
    await expect(drag(zone, "drop", transferOf(invoice)).defaultPrevented).toBe(true);
    await expect(canvas.getByRole("button", { name: "Remove contract.pdf" })).toBeDisabled();
    await selected(canvasElement, "contract.pdf");
  },
};

/** The label, description and error belong to the file input, and not to another control among the parts. */
export const OtherControls: Story = {
  render: () => (
    <FileUpload label="Documents" description="PDF, up to 5 MB." defaultValue={[contract]}>
      <FileUpload.List>
        {(file) => (
          <FileUpload.Item file={file}>
            <Input aria-label="Pages" />
          </FileUpload.Item>
        )}
      </FileUpload.List>
      <FileUpload.Dropzone />
    </FileUpload>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Documents")).toHaveAttribute("type", "file");
    const pages = canvas.getByRole("textbox", { name: "Pages" });
    await expect(pages).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByText("Documents"));
    await expect(pages).not.toHaveFocus();
  },
};

export const Contract = contractOf(FileUpload, {
  props: { accept: ".pdf" },
  first: { value: [contract], shows: ["contract.pdf"], submits: ["contract.pdf"] },
  second: { value: [invoice], shows: ["invoice.pdf"], submits: ["invoice.pdf"] },
  empty: { value: [], shows: [], submits: [""] },
  shown: (input) => namesIn(input.closest("[data-slot=file-upload]") as HTMLElement),
  change: async (input) => choose(input, invoice),
  exceptions: {
    readOnly: "A FileUpload has no read-only state.",
    callersAttributes: "They are on the root element, not on the file input.",
  },
});
