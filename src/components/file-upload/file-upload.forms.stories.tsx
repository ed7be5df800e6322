import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Field } from "../field";
import { Input } from "../input";
import { FileUpload } from ".";
import { choose, drag, fileOf, transferOf } from "./file-upload.fixture";

const meta = {
  component: FileUpload,
  title: "Behaviour/FileUpload forms",
  tags: ["!autodocs"],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const contract = fileOf("contract.pdf", 4_000);
const invoice = fileOf("invoice.pdf", 3_000);

const onSubmit = fn((names: string[]) => names);
const onChange = fn();

/** A form that reports the names of the submitted files. */
function Sent({ children }: { children: React.ReactNode }) {
  return (
    <form
      id="files"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit([...data].map(([name, value]) => `${name}: ${value instanceof File ? value.name : value}`));
      }}
    >
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

const send = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  userEvent.click(canvas.getByRole("button", { name: "Send" }));

/** The form submits the files under `name`, whichever way they were added. Each change fires one event. */
export const Submits: Story = {
  render: () => (
    <>
      <Sent>
        <FileUpload name="documents" label="Documents" multiple />
        <FileUpload label="Unnamed" defaultValue={[fileOf("photo.png")]} />
      </Sent>
      <FileUpload form="files" name="outside" label="Outside" defaultValue={[invoice]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    onChange.mockClear();
    choose(canvas.getByLabelText("Documents"), contract);
    await canvas.findByRole("button", { name: "Remove contract.pdf" });
    await expect(onChange).toHaveBeenCalledTimes(1);
    const zone = canvasElement.querySelector("[data-slot=file-upload-dropzone]") as Element;
    drag(zone, "drop", transferOf(invoice));
    await waitFor(() => expect(canvas.getAllByText("invoice.pdf")).toHaveLength(2));
    await expect(onChange).toHaveBeenCalledTimes(2);
    await send(canvas);
    await expect(onSubmit).toHaveBeenLastCalledWith([
      "documents: contract.pdf",
      "documents: invoice.pdf",
      "outside: invoice.pdf",
    ]);
  },
};

/** A reset restores the initial files and removes messages. */
export const Resets: Story = {
  render: () => (
    <Sent>
      <FileUpload name="documents" label="Documents" multiple maxSize={5_000} defaultValue={[contract]} />
    </Sent>
  ),
  play: async ({ canvas, canvasElement }) => {
    choose(canvas.getByLabelText("Documents"), invoice, fileOf("scan.pdf", 6_000));
    await canvas.findByText("“scan.pdf” is larger than 5 kB.");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    const input = canvas.getByLabelText<HTMLInputElement>("Documents");
    await waitFor(() => expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(["contract.pdf"]));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvasElement.querySelector("[data-slot=file-upload-message]")).toBeNull();
    // The value already equals the initial one, but the browser empties the input.
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(input.files).toHaveLength(1));
    await send(canvas);
    await expect(onSubmit).toHaveBeenLastCalledWith(["documents: contract.pdf"]);
  },
};

/** `required` prevents submission until a file is selected or dropped. The error then disappears. */
export const Required: Story = {
  render: () => (
    <Sent>
      <FileUpload
        name="documents"
        label="Documents"
        required
        error={{ message: "Attach a document.", match: "valueMissing" }}
      />
    </Sent>
  ),
  play: async ({ canvas, canvasElement }) => {
    onSubmit.mockClear();
    const input = canvas.getByLabelText("Documents");
    await expect(input).toBeRequired();
    await send(canvas);
    await expect(await canvas.findByText("Attach a document.")).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(onSubmit).not.toHaveBeenCalled();
    drag(
      canvasElement.querySelector("[data-slot=file-upload-dropzone]") as Element,
      "drop",
      transferOf(contract),
    );
    await waitFor(() => expect(canvas.queryByText("Attach a document.")).toBeNull());
    await send(canvas);
    await expect(onSubmit).toHaveBeenLastCalledWith(["documents: contract.pdf"]);
  },
};

/** In a Field, the input gets the field's label, description and error. */
export const InField: Story = {
  render: () => (
    <Sent>
      <Field
        label="Documents"
        description="PDF, up to 5 MB."
        error={{ message: "Attach a document.", match: "valueMissing" }}
      >
        <FileUpload name="documents" required />
      </Field>
    </Sent>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Documents");
    await expect(input).toHaveAccessibleDescription("PDF, up to 5 MB.");
    await send(canvas);
    await waitFor(() => expect(input).toHaveAccessibleDescription("Attach a document."));
    choose(input, contract);
    await waitFor(() => expect(input).toHaveAccessibleDescription("PDF, up to 5 MB."));
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

/**
 * Disabled directly or by a fieldset, it accepts no files. Its files can't be removed and aren't submitted.
 */
export const Disabled: Story = {
  render: () => (
    <Sent>
      <FileUpload name="itself" label="Itself" defaultValue={[contract]} disabled />
      <fieldset disabled>
        <FileUpload name="fieldset" label="By fieldset" defaultValue={[contract]} />
      </fieldset>
    </Sent>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ["Itself", "By fieldset"]) await expect(canvas.getByLabelText(name)).toBeDisabled();
    for (const zone of canvasElement.querySelectorAll("[data-slot=file-upload-dropzone]")) {
      // Otherwise, the browser would open the file.
      await expect(drag(zone, "dragover", transferOf(invoice)).defaultPrevented).toBe(true);
      await expect(zone).not.toHaveAttribute("data-dragging");
      await expect(drag(zone, "drop", transferOf(invoice)).defaultPrevented).toBe(true);
    }
    for (const button of canvas.getAllByRole("button", { name: "Remove contract.pdf" })) {
      await expect(button).toBeDisabled();
    }
    await send(canvas);
    await expect(onSubmit).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByText("invoice.pdf")).toBeNull();
  },
};
