import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { LabelsProvider } from "../../i18n/labels-provider";
import { UploadIcon } from "../../icons/icons";
import { FileUpload, type FileUploadStatus } from ".";
import { choose, contract, fileOf, inputIn, invoice, pictureOf, selected } from "./file-upload.fixture";

const onValueChange = fn();
const onReject = fn();
const onRetry = fn();

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

/**
 * Each limit rejects files with its reason. The messages are announced and describe the input until the next
 * selection.
 */
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

/**
 * The input is the first tab stop. Removing a file moves focus to the next file, and after the last file to
 * the input.
 */
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

/** Parts replace the default layout. The list renders the result of its function. */
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
