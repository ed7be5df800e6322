import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { UploadIcon } from "../../icons";
import { Button } from "../button";
import { FileUpload, type FileUploadProps, type FileUploadStatus } from ".";
import { choose, drag, fileOf, pictureOf, transferOf } from "./file-upload.fixture";

const onValueChange = fn();
const onReject = fn();

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload",
  tags: ["!autodocs"],
  args: { label: "Attachments", multiple: true, onValueChange, onReject },
  beforeEach: () => {
    onValueChange.mockClear();
    onReject.mockClear();
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const contract = fileOf("contract.pdf", 4_000, "application/pdf");
const invoice = fileOf("invoice.pdf", 3_000, "application/pdf");

const namesIn = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-slot=file-upload-name]")].map((each) => each.textContent);
const inputIn = (root: HTMLElement) => root.querySelector("input[type=file]") as HTMLInputElement;
const submittedIn = (root: HTMLElement) => [...(inputIn(root).files ?? [])].map(({ name }) => name);
const zoneIn = (root: HTMLElement) => root.querySelector("[data-slot=file-upload-dropzone]") as HTMLElement;

/** Waits until exactly these files are listed. The native input has the same ones. */
const selected = (root: HTMLElement, ...names: string[]) =>
  waitFor(() => {
    expect(namesIn(root)).toEqual(names);
    expect(submittedIn(root)).toEqual(names);
  });

/** A single file is replaced by the next one. */
export const Single: Story = {
  args: { multiple: false },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(input).not.toHaveAttribute("multiple");
    choose(input, contract);
    await selected(canvasElement, "contract.pdf");
    await expect(onValueChange).toHaveBeenLastCalledWith([contract]);
    choose(input, invoice);
    await selected(canvasElement, "invoice.pdf");
    await expect(onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** With `multiple`, files are added. A file that is already selected isn't added again. */
export const Adds: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Attachments");
    choose(input, contract);
    await selected(canvasElement, "contract.pdf");
    choose(input, fileOf("contract.pdf", 4_000, "application/pdf"), invoice);
    await selected(canvasElement, "contract.pdf", "invoice.pdf");
    await expect(onReject).not.toHaveBeenCalled();
    await expect(canvas.getByRole("list", { name: "Files" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("2 files selected");
  },
};

/** Each limit rejects files with its reason. The messages are announced and describe the input, until the next choice. */
export const Rejects: Story = {
  args: { accept: "image/*, .PDF, text/csv", maxSize: 5_000, maxFiles: 2 },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Attachments");
    const executable = fileOf("setup.exe");
    const large = fileOf("scan.pdf", 5_001);
    const third = fileOf("data.csv", 10, "text/csv");
    choose(input, executable, contract, large, pictureOf("logo.svg"), third);
    await selected(canvasElement, "contract.pdf", "logo.svg");
    await expect(onReject).toHaveBeenCalledOnce();
    await expect(onReject).toHaveBeenCalledWith([
      { file: executable, reason: "type" },
      { file: large, reason: "size" },
      { file: third, reason: "count" },
    ]);
    const message = canvas.getByText("“setup.exe” has a file type that isn’t accepted.");
    await expect(message.closest("[aria-live=polite]")).not.toBeNull();
    await expect(input).toHaveAccessibleDescription(
      /“scan.pdf” is larger than 5 kB\..*maximum number of files is 2/,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove logo.svg" }));
    await selected(canvasElement, "contract.pdf");
    await expect(message).not.toBeInTheDocument();
    await expect(input).not.toHaveAccessibleDescription();
  },
};

/** A single file control takes the first of several dropped files. */
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
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
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

/** By keyboard: the input is the first tab stop. Removing a file moves focus to the next one, and at last to the input. */
export const Keyboard: Story = {
  args: { defaultValue: [contract, invoice, fileOf("photo.png")] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Attachments")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove contract.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await selected(canvasElement, "invoice.pdf", "photo.png");
    await expect(canvas.getByRole("button", { name: "Remove invoice.pdf" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await selected(canvasElement, "invoice.pdf");
    await expect(canvas.getByRole("button", { name: "Remove invoice.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await selected(canvasElement);
    await expect(canvas.getByLabelText("Attachments")).toHaveFocus();
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("No file selected");
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

function Uploads(props: Partial<FileUploadProps>) {
  const [status, setStatus] = useState<FileUploadStatus>({ progress: 40 });
  return (
    <>
      <FileUpload
        label="Attachments"
        defaultValue={[contract, invoice]}
        multiple
        getFileStatus={(file) => (file === contract ? status : undefined)}
        {...props}
      />
      <Button onClick={() => setStatus({ progress: 100 })}>Finish</Button>
      <Button onClick={() => setStatus({ progress: 40, error: "The connection was lost." })}>Fail</Button>
    </>
  );
}
const onRetry = fn();

/** The application provides progress and errors. Completion and errors are announced with the file's name. */
export const Statuses: Story = {
  render: () => <Uploads onRetry={onRetry} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading contract.pdf" });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(canvas.getByText("40%")).toBeVisible();
    const [row] = canvas.getAllByRole("listitem");
    const live = (row as HTMLElement).querySelector("[aria-live=polite]");
    await expect(live).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Finish" }));
    await expect(live).toHaveTextContent("contract.pdf: Uploaded");
    await expect(bar).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /Retry/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(live).toHaveTextContent("contract.pdf: The connection was lost.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry contract.pdf" }));
    await expect(onRetry).toHaveBeenLastCalledWith(contract);
  },
};

/** Without `onRetry`, a file with an error can only be removed. */
export const WithoutRetry: Story = {
  args: {
    defaultValue: [contract],
    getFileStatus: () => ({ error: "The file is damaged." }),
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("listitem")).getAllByRole("button")).toHaveLength(1);
  },
};

/** Images have a thumbnail, also in StrictMode. Its URL is revoked when the file is removed. Others have an icon. */
export const Thumbnails: Story = {
  // The revoked URL.
  parameters: { console: { expect: [/ERR_FILE_NOT_FOUND/] } },
  render: (args) => (
    <StrictMode>
      <FileUpload {...args} defaultValue={[pictureOf("logo.svg"), contract]} />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = await waitFor(() => {
      const found = canvasElement.querySelector("img");
      if (!found?.complete) throw new Error("The thumbnail isn't loaded.");
      return found;
    });
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(1);
    await expect((await fetch(image.src)).ok).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Remove logo.svg" }));
    await selected(canvasElement, "contract.pdf");
    await waitFor(() => expect(fetch(image.src)).rejects.toThrow());
  },
};

/** A picture that can't be decoded shows the icon. */
export const BrokenPicture: Story = {
  args: { defaultValue: [fileOf("broken.png", 10, "image/png")] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-slot=file-upload-preview]")?.children).toHaveLength(1),
    );
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** A controlled value that doesn't change keeps the files, also those of the native input. `[]` is controlled and empty. */
export const ControlledStays: Story = {
  render: (args) => (
    <>
      <FileUpload {...args} label="Kept" value={[contract]} />
      <FileUpload {...args} label="Empty" value={[]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    choose(canvas.getByLabelText("Empty"), invoice);
    await expect(onValueChange).toHaveBeenLastCalledWith([invoice]);
    await expect(canvas.getByLabelText<HTMLInputElement>("Empty").files).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: "Remove contract.pdf" }));
    await expect(onValueChange).toHaveBeenLastCalledWith([]);
    await selected(canvasElement, "contract.pdf");
  },
};

function Controlled() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <FileUpload label="Attachments" multiple value={files} onValueChange={setFiles} />
      <Button onClick={() => setFiles([invoice])}>Use the invoice</Button>
    </>
  );
}

/** The value moves from both sides, in StrictMode too. */
export const ControlledMoves: Story = {
  render: () => (
    <StrictMode>
      <Controlled />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    choose(canvas.getByLabelText("Attachments"), contract);
    await selected(canvasElement, "contract.pdf");
    await userEvent.click(canvas.getByRole("button", { name: "Use the invoice" }));
    await selected(canvasElement, "invoice.pdf");
  },
};

/** With `directory`, the file dialog selects folders. */
export const Folders: Story = {
  args: { directory: true, multiple: false },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Attachments");
    await expect(input.webkitdirectory).toBe(true);
    await expect(input.multiple).toBe(true);
    await expect(canvas.getByText("Choose a folder")).toBeVisible();
    choose(input, contract, invoice);
    await selected(canvasElement, "contract.pdf", "invoice.pdf");
  },
};

/** The texts come from the instance, otherwise from the provider. Sizes and numbers follow the locale. */
export const Texts: Story = {
  render: () => (
    <LabelsProvider
      labels={{ fileUpload: { locale: "de", remove: "{name} entfernen", chooseFiles: "Dateien wählen" } }}
    >
      <FileUpload
        label="Anhänge"
        multiple
        defaultValue={[fileOf("vertrag.pdf", 2_350_000)]}
        labels={{ chooseFiles: "Durchsuchen" }}
      />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Durchsuchen")).toBeVisible();
    await expect(canvas.getByText(/^2,4\sMB$/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "vertrag.pdf entfernen" })).toBeVisible();
  },
};

const parts = (
  <>
    <FileUpload.Dropzone>
      <FileUpload.Trigger>Browse</FileUpload.Trigger>
    </FileUpload.Dropzone>
    <FileUpload.List>{(file) => <FileUpload.Item file={file}>{file.type}</FileUpload.Item>}</FileUpload.List>
  </>
);

/** Parts replace the default layout. The list shows what its function returns. */
export const Parts: Story = {
  args: { children: parts, defaultValue: [contract] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(1);
    await expect(canvas.getByRole("listitem")).toHaveTextContent("application/pdf");
    choose(canvas.getByLabelText("Attachments"), invoice);
    await selected(canvasElement, "contract.pdf", "invoice.pdf");
  },
};

const statuses = new Map<File, FileUploadStatus>([
  [contract, { progress: 100 }],
  [invoice, { progress: 30 }],
]);

export const Conforms = conformance({
  FileUpload: (props) => (
    <FileUpload
      label="Attachments"
      defaultValue={[contract, invoice, fileOf("setup.exe")]}
      getFileStatus={(file) => statuses.get(file) ?? { error: "Too large." }}
      onRetry={onRetry}
      {...props}
    />
  ),
  "FileUpload.Dropzone": (props) => (
    <FileUpload aria-label="Attachments">
      <FileUpload.Dropzone {...props} />
    </FileUpload>
  ),
  "FileUpload.Trigger": (props) => (
    <FileUpload aria-label="Attachments">
      <FileUpload.Trigger {...props}>
        <UploadIcon />
        Browse
      </FileUpload.Trigger>
    </FileUpload>
  ),
  "FileUpload.List": (props) => (
    <FileUpload aria-label="Attachments" defaultValue={[contract]}>
      <FileUpload.Trigger />
      <FileUpload.List {...props} />
    </FileUpload>
  ),
  "FileUpload.Item": (props) => (
    <FileUpload
      aria-label="Attachments"
      defaultValue={[pictureOf("logo.svg")]}
      getFileStatus={() => ({ progress: 40 })}
    >
      <FileUpload.Trigger />
      <FileUpload.List>{(file) => <FileUpload.Item file={file} {...props} />}</FileUpload.List>
    </FileUpload>
  ),
});
