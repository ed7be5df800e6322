import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { FileUpload } from ".";
import {
  choose,
  contract,
  drag,
  dropEntries,
  entriesOf,
  fileOf,
  folderOf,
  frame,
  inputIn,
  invoice,
  selected,
  transferOf,
  waiting,
  zoneIn,
} from "./file-upload.fixture";

const onValueChange = fn();

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload",
  args: { label: "Attachments", multiple: true, onValueChange },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The input covers the drop zone, so that a click anywhere in it opens the file dialog. While files are dragged over it, the
 * zone has `data-dragging`. Text isn't accepted.
 */
export const Drags: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneIn(canvasElement);
    const { left, width, top, height } = zone.getBoundingClientRect();
    const input = canvas.getByLabelText("Attachments");
    for (const share of [0.02, 0.5, 0.98])
      await expect(document.elementFromPoint(left + width * share, top + height / 2)).toBe(input);
    const text = new DataTransfer();
    text.setData("text/plain", "Text");
    await expect(drag(zone, "dragover", text).defaultPrevented).toBe(false);
    await expect(drag(input, "dragover", transferOf(contract)).defaultPrevented).toBe(true);
    await waitFor(() => expect(zone).toHaveAttribute("data-dragging"));
    drag(zone, "dragleave", transferOf(contract));
    await waitFor(() => expect(zone).not.toHaveAttribute("data-dragging"));
    drag(zone, "dragover", transferOf(contract));
    await expect(drag(zone, "drop", transferOf(contract)).defaultPrevented).toBe(true);
    await selected(canvasElement, "contract.pdf");
    await expect(zone).not.toHaveAttribute("data-dragging");
  },
};

const lastFiles = () => (onValueChange.mock.lastCall?.[0] as File[] | undefined)?.map(({ name }) => name);

/**
 * While a folder is read, more folders and files are dropped and selected, and a file is removed. All are added in this
 * order. The progress shows and is announced.
 */
export const DropsWhileReading: Story = {
  parameters: { visual: { skip: "Reading shows the progress" } },
  args: {
    directory: true,
    defaultValue: [contract, invoice],
    maxFiles: 1600,
    // Without a list of 1,500 files.
    children: <FileUpload.Dropzone />,
  },
  render: (args) => (
    <StrictMode>
      <FileUpload {...args}>
        {args.children}
        <FileUpload.List>{(file) => file === invoice && <FileUpload.Item file={file} />}</FileUpload.List>
      </FileUpload>
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    onValueChange.mockClear();
    const zone = zoneIn(canvasElement);
    const photos = waiting();
    dropEntries(zone, folderOf("photos", 1500, photos.wait), ...entriesOf(fileOf("readme.txt")));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Reading files…"));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Reading files…100"));
    dropEntries(zone, ...entriesOf(fileOf("a.txt"), fileOf("b.txt"), fileOf("c.txt")));
    dropEntries(zone, folderOf("scans", 60), folderOf("maps", 60));
    choose(inputIn(canvasElement), fileOf("chosen.txt"));
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Remove invoice.pdf" }));
    await expect(lastFiles()).toEqual(["contract.pdf"]);
    photos.release();
    await waitFor(() => expect(lastFiles()).toHaveLength(1600));
    const names = lastFiles() ?? [];
    await expect(names.slice(0, 3)).toEqual(["contract.pdf", "photos-0.jpg", "photos-1.jpg"]);
    const rest = "photos-1499.jpg readme.txt a.txt b.txt c.txt scans-0.jpg scans-1.jpg";
    await expect(names.slice(1500, 1507).join(" ")).toBe(rest);
    await expect([...(inputIn(canvasElement).files ?? [])].map(({ name }) => name)).toEqual(names);
    await expect(canvas.getByRole("status")).toHaveTextContent("1,600 files selected");
    await expect(canvasElement).not.toHaveTextContent("Reading files…");
    // 25 of the last folder, and then the selected file.
    await canvas.findByText("26 files weren’t added. The maximum number of files is 1,600.");
  },
};

/** While a folder is read, its progress shows. */
export const Reading: Story = {
  args: { directory: true },
  play: async ({ canvas, canvasElement }) => {
    dropEntries(zoneIn(canvasElement), folderOf("photos", 1500, waiting().wait));
    await expect(await canvas.findByText("100")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Reading files…");
  },
};

/** Files that were dropped before the control was disabled are added. A form reset, or removing the control, ends the reading. */
export const EndsReading: Story = {
  parameters: { visual: { skip: "looks like the drop zone" } },
  render: function EndsReading() {
    const [state, setState] = useState("enabled");
    return (
      <form>
        {state !== "removed" && (
          <FileUpload
            label="Photos"
            directory
            disabled={state === "disabled"}
            onValueChange={onValueChange}
          />
        )}
        {["enabled", "disabled", "removed"].map((each) => (
          <Button key={each} onClick={() => setState(each)}>
            {each}
          </Button>
        ))}
        <Button type="reset">Reset</Button>
      </form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    onValueChange.mockClear();
    const status = () => canvas.getByRole("status").textContent;
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    const start = async () => {
      const { wait, release } = waiting();
      dropEntries(zoneIn(canvasElement), folderOf("photos", 101, wait));
      await waitFor(() => expect(status()).toBe("Reading files…"));
      return release;
    };
    const afterReset = await start();
    await press("Reset");
    await waitFor(() => expect(status()).toBe("No file selected"));
    const afterDisabled = await start();
    await press("disabled");
    afterReset();
    afterDisabled();
    await waitFor(() => expect(lastFiles()).toHaveLength(101));
    await expect(onValueChange).toHaveBeenCalledOnce();
    await press("enabled");
    const afterRemoved = await start();
    await press("removed");
    afterRemoved();
    await frame();
    await expect(onValueChange).toHaveBeenCalledOnce();
  },
};
