import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { FileUpload, type FileUploadProps, type FileUploadStatus } from ".";
import { choose, contract, fileOf, inputIn, invoice, pictureOf, selected } from "./file-upload.fixture";

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload files",
  tags: ["!autodocs"],
  args: { label: "Attachments", multiple: true },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/**
 * Images have a thumbnail, in StrictMode too. Its URL is revoked when the file is removed. Other files have
 * an icon.
 */
export const Thumbnails: Story = {
  // The browser logs this error for the revoked URL.
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
