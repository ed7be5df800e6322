import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { everyValue, exampleStory, InStates } from "#kit";
import { FileUpload } from ".";
import * as examples from "./file-upload.examples";
import { choose, drag, fileOf, pictureOf, transferOf } from "./file-upload.fixture";

const files = [
  pictureOf("landing-page.svg"),
  fileOf("contract.pdf", 182_000, "application/pdf"),
  fileOf("customer-interviews-and-notes-from-the-first-quarter-of-2026-final-version.docx", 2_300_000),
  fileOf("meeting.mp4", 48_000, "video/mp4"),
  fileOf("تقرير-المبيعات.pdf", 990, "application/pdf"),
];

const statuses = new Map([
  [files[0], { progress: 100 }],
  [files[2], { progress: 45 }],
  [files[3], { error: "The connection was lost." }],
]);

const meta = {
  component: FileUpload,
  title: "Components/FileUpload",
  args: { label: "Attachments", description: "PDF or images, up to 10 MB." },
  decorators: [
    (Story) => (
      <div data-frame className="w-120 max-w-full">
        {Story()}
      </div>
    ),
  ],
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Multiple: Story = everyValue(FileUpload, "multiple");
export const Directory: Story = everyValue(FileUpload, "directory");

/** Default, hovered and focused, and with files dragged over it. */
export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <InStates states={["rest", "hover", "focus-visible"]}>
        {(state) => <FileUpload {...args} label={state} description={undefined} />}
      </InStates>
      <FileUpload {...args} label="Dragged over" description={undefined} id="dragged" />
      <FileUpload {...args} label="Disabled" defaultValue={files.slice(0, 1)} disabled />
      <FileUpload {...args} label="Error" error="Attach a document." />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector("#dragged [data-slot=file-upload-dropzone]");
    drag(zone as Element, "dragover", transferOf(fileOf("contract.pdf")));
    await waitFor(() => expect(zone).toHaveAttribute("data-dragging"));
  },
};

/** A thumbnail, a long name, another script, and each state of an upload. */
export const Files: Story = {
  args: {
    multiple: true,
    defaultValue: files,
    getFileStatus: (file) => statuses.get(file),
    onRetry: () => {},
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")?.complete).toBe(true));
  },
};

/** Files that are too large, of the wrong type, and too many. */
export const Rejected: Story = {
  args: { multiple: true, accept: ".pdf,image/*", maxSize: 10_000, maxFiles: 1 },
  play: async ({ canvas }) => {
    choose(
      canvas.getByLabelText("Attachments"),
      fileOf("contract.pdf"),
      fileOf("appendix.pdf"),
      fileOf("setup.exe"),
      fileOf("install.exe"),
      fileOf("scan.pdf", 12_000),
    );
    await canvas.findByText("2 files have a type that isn’t accepted.");
    await canvas.findByText("“scan.pdf” is larger than 10 kB.");
    await canvas.findByText("“appendix.pdf” wasn’t added. The maximum number of files is 1.");
  },
};

export const SupportRequest: Story = exampleStory(examples, "SupportRequest");
export const UploadProgress: Story = exampleStory(examples, "UploadProgress", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Retry meeting.mp4" }));
  await expect(canvas.getByRole("progressbar", { name: "Uploading meeting.mp4" })).toBeVisible();
});
export const ProfilePicture: Story = exampleStory(examples, "ProfilePicture");
export const ContractFiles: Story = exampleStory(examples, "ContractFiles");
