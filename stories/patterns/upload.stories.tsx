import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  choose,
  contract,
  inputIn,
  invoice,
  selected,
} from "../../src/components/file-upload/file-upload.fixture";
import { PatternPage, page, patternStory } from "../page/story-pages";
import { narrow } from "./narrow";
import { Upload, type UploadOptions } from "./upload";
import uploadSource from "./upload.tsx?raw";

interface Running extends UploadOptions {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** A mock upload, which runs until the test resolves or rejects it. */
const upload = fn<(file: File, options: UploadOptions) => Promise<void>>();
const onContinue = fn();
let running: ReadonlyMap<string, Running> = new Map();

/** Uploads in a few seconds, or fails halfway. */
function demo(fails: boolean) {
  return async (_: File, { onProgress, signal }: UploadOptions) => {
    for (let percent = 0; percent < 100; percent += 10) {
      if (signal.aborted) return;
      if (fails && percent === 50) throw new Error("The connection was lost.");
      onProgress(percent);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  };
}

const meta = {
  title: "Patterns/Upload",
  component: Upload,
  parameters: page,
  args: { upload, onContinue },
  beforeEach: () => {
    running = new Map();
    onContinue.mockClear();
    upload.mockReset();
    upload.mockImplementation(
      (file, options) =>
        new Promise<void>((resolve, reject) => {
          running = new Map(running).set(file.name, { ...options, resolve, reject });
        }),
    );
  },
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const uploadOf = (name: string) => running.get(name) as Running;

/** Adds two files, whose uploads start. */
async function add({ canvasElement }: Context): Promise<void> {
  choose(inputIn(canvasElement), contract, invoice);
  await selected(canvasElement, "contract.pdf", "invoice.pdf");
  await waitFor(() => expect(running.size).toBe(2));
}

/** The pattern, its states and its code. */
export const Page: Story = {
  ...patternStory,
  render: () => (
    <PatternPage
      title="Upload"
      lead="Files upload as soon as they are added. Each shows its progress, and its error with a button to try again."
      states={{
        Ready: <Upload upload={demo(false)} onContinue={() => undefined} />,
        Failing: <Upload upload={demo(true)} onContinue={() => undefined} />,
      }}
      files={{ "upload.tsx": uploadSource }}
      notes={[
        "Uploads start at once, so that people wait less at the end.",
        "At 100% a file is uploaded. Until the server has answered, it stays at 99%.",
        "Removing a file aborts its upload, and leaving the page aborts all of them.",
        "An error affects only its file. The other uploads continue.",
        "“Continue” is available once all files are uploaded. The text beside it says what is missing.",
      ]}
    />
  ),
};

/** No files are added yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No files yet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

/** Each file has its own progress. */
export const Uploading: Story = {
  play: async (context) => {
    const { canvas } = context;
    await add(context);
    uploadOf("contract.pdf").onProgress(30);
    uploadOf("invoice.pdf").onProgress(100);
    const bar = (name: string) => canvas.getByRole("progressbar", { name: new RegExp(name) });
    await waitFor(() => expect(bar("contract.pdf")).toHaveAttribute("aria-valuenow", "30"));
    await expect(bar("invoice.pdf")).toHaveAttribute("aria-valuenow", "99");
    await expect(canvas.getByText("0 of 2 uploaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

/** Once all files are uploaded, people can continue with them. */
export const Uploaded: Story = {
  play: async (context) => {
    const { canvas } = context;
    await add(context);
    uploadOf("contract.pdf").resolve();
    await canvas.findByText("1 of 2 uploaded");
    uploadOf("invoice.pdf").resolve();
    await canvas.findByText("2 of 2 uploaded");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(onContinue).toHaveBeenCalledWith([contract, invoice]);
  },
};

/** A file whose upload failed shows the error, and can be uploaded again. The other upload continues. */
export const Failed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await add(context);
    uploadOf("invoice.pdf").resolve();
    uploadOf("contract.pdf").onProgress(50);
    uploadOf("contract.pdf").reject(new Error("The connection was lost."));
    await canvas.findByText(/The connection was lost\./);
    await canvas.findByText("1 of 2 uploaded");
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

/** Trying again starts a second upload of the same file. */
export const TriesAgain: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Failed.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Retry contract.pdf" }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
    await expect(canvas.queryByText(/The connection was lost\./)).toBeNull();
    uploadOf("contract.pdf").resolve();
    await canvas.findByText("2 of 2 uploaded");
  },
};

/** Removing a file aborts its upload. Later progress and errors of that upload are ignored. */
export const Removed: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await add(context);
    const { signal, onProgress } = uploadOf("contract.pdf");
    await expect(signal.aborted).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: "Remove contract.pdf" }));
    await selected(canvasElement, "invoice.pdf");
    await expect(signal.aborted).toBe(true);
    onProgress(80);
    uploadOf("contract.pdf").reject(new Error("Aborted"));
    uploadOf("invoice.pdf").resolve();
    await canvas.findByText("1 of 1 uploaded");
    await expect(canvas.queryByText(/Aborted/)).toBeNull();
  },
};

/** At the narrowest width, in both directions: nothing overlaps or scrolls sideways. */
export const Narrow: Story = narrow(() => <Upload upload={demo(false)} onContinue={() => undefined} />);
