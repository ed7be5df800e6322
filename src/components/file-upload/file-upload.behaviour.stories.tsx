import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { conformance, contract as contractOf, inStrictMode } from "#kit";
import { LocaleProvider } from "../../i18n/locale-provider";
import { de } from "../../i18n/locales/de";
import { UploadIcon } from "../../icons/icons";
import { Button } from "../button";
import { Input } from "../input";
import { FileUpload, type FileUploadProps, type FileUploadStatus } from ".";
import {
  choose,
  contract,
  drag,
  fileOf,
  inputIn,
  invoice,
  namesIn,
  paste,
  pictureOf,
  selected,
  transferOf,
  zoneIn,
} from "./file-upload.fixture";

const onValueChange = fn();
const onReject = fn();
const onRetry = fn();

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload",
  args: { label: "Attachments", multiple: true, onValueChange, onReject },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single file is replaced by the next one. Only the first of several dropped files is accepted. */
export const Single: Story = {
  args: { multiple: false },
  play: async ({ canvasElement, canvas }) => {
    const input = inputIn(canvasElement);
    await expect(input).not.toHaveAttribute("multiple");
    choose(input, contract);
    await selected(canvasElement, "contract.pdf");
    await expect(onValueChange).toHaveBeenLastCalledWith([contract]);
    choose(input, invoice);
    await selected(canvasElement, "invoice.pdf");
    await expect(onValueChange).toHaveBeenCalledTimes(2);
    drag(zoneIn(canvasElement), "drop", transferOf(contract, invoice));
    await selected(canvasElement, "contract.pdf");
    await expect(onReject).toHaveBeenCalledWith([{ file: invoice, reason: "count" }]);
    await canvas.findByText("“invoice.pdf” wasn’t added. The maximum number of files is 1.");
  },
};

/** With `multiple`, selected and pasted files are added. Duplicates and pasted text aren't. */
export const Adds: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Attachments");
    const text = new DataTransfer();
    text.setData("text/plain", "Text");
    await expect(paste(input, text)).toBe(false);
    await expect(paste(input, transferOf(contract))).toBe(true);
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
    <LocaleProvider locale={de}>
      <FileUpload
        label="Anhänge"
        multiple
        defaultValue={[fileOf("vertrag.pdf", 2_350_000)]}
        labels={{ chooseFiles: "Durchsuchen" }}
      />
    </LocaleProvider>
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

const inside = (children: ReactNode, props: FileUploadProps = { defaultValue: [contract] }) => (
  <FileUpload aria-label="Attachments" {...props}>
    {children}
  </FileUpload>
);

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

/** `labels` replaces the texts of files while and after they upload, and of rejected files. */
export const Labels: Story = {
  parameters: { visual: { skip: "shows parts that other stories show" } },
  args: {
    accept: ".pdf",
    maxSize: 5_000,
    defaultValue: [contract, invoice],
    getFileStatus: ({ name }) => ({ progress: name === "contract.pdf" ? 40 : 100 }),
    labels: {
      uploading: "Sending {name}",
      uploaded: "Sent",
      rejectedType: { one: "“{name}” isn’t a PDF file.", other: "{count} files aren’t PDF files." },
      rejectedSize: { one: "“{name}” exceeds {size}.", other: "{count} files exceed {size}." },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("progressbar", { name: "Sending contract.pdf" })).toBeVisible();
    await expect(canvas.getByText("Sent")).toBeVisible();
    choose(inputIn(canvasElement), fileOf("setup.exe"), fileOf("scan.pdf", 5_001));
    await expect(await canvas.findByText("“setup.exe” isn’t a PDF file.")).toBeVisible();
    await expect(canvas.getByText("“scan.pdf” exceeds 5 kB.")).toBeVisible();
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

/** Images have a thumbnail, whose URL is revoked when the file is removed. Other files have an icon. */
export const Thumbnails: Story = {
  // The browser logs this error for the revoked URL.
  parameters: { console: { expect: [/ERR_FILE_NOT_FOUND/] } },
  decorators: inStrictMode,
  render: (args) => <FileUpload {...args} defaultValue={[pictureOf("logo.svg"), contract]} />,
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

/** An image that can't be decoded shows the icon. */
export const BrokenPicture: Story = {
  args: { defaultValue: [fileOf("broken.png", 10, "image/png")] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-slot=file-upload-preview]")?.children).toHaveLength(1),
    );
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

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
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=file-upload-message]")).toBeNull());
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
  "FileUpload.Dropzone": (props) => inside(<FileUpload.Dropzone {...props} />),
  "FileUpload.Trigger": (props) =>
    inside(
      <FileUpload.Trigger {...props}>
        <UploadIcon />
        Browse
      </FileUpload.Trigger>,
    ),
  "FileUpload.List": (props) =>
    inside(
      <>
        <FileUpload.Trigger />
        <FileUpload.List {...props} />
      </>,
    ),
  "FileUpload.Item": (props) =>
    inside(
      <>
        <FileUpload.Trigger />
        <FileUpload.List>{(file) => <FileUpload.Item file={file} {...props} />}</FileUpload.List>
      </>,
      { defaultValue: [pictureOf("logo.svg")], getFileStatus: () => ({ progress: 40 }) },
    ),
});
