import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { holdOutcomes, type OldClipboard, oldClipboard } from "./clipboard.fixture";
import { useClipboard } from "./use-clipboard";

function Copier({ text, ...rest }: { text: string } & ComponentProps<"button">) {
  const [state, copy] = useClipboard();
  return (
    <p>
      <button type="button" {...rest} onClick={() => copy(text)}>
        Copy
      </button>{" "}
      <output>{state}</output>
    </p>
  );
}

let page: OldClipboard;

const meta = {
  component: Copier,
  title: "Behaviour/Clipboard",
  args: { text: "npm test" },
  beforeEach: () => {
    page = oldClipboard();
    const letGo = holdOutcomes();
    return () => {
      page.restore();
      letGo();
    };
  },
} satisfies Meta<typeof Copier>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Without the async clipboard API, the legacy copy command is used. Focus and selection stay as they were.
 */
export const WithoutAsyncClipboard: Story = {
  render: (args) => (
    <>
      <p>Some text that someone has selected.</p>
      <Copier {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const selected = canvas.getByText(/someone has selected/);
    const button = canvas.getByRole("button");
    button.focus();
    getSelection()?.setBaseAndExtent(selected.firstChild as Text, 9, selected.firstChild as Text, 5);
    button.click();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("copied"));
    await expect(page.texts).toEqual(["npm test"]);
    await expect(button).toHaveFocus();
    await expect(String(getSelection())).toBe("text");
    await expect(getSelection()?.anchorOffset).toBe(9);
    await expect(canvasElement.ownerDocument.querySelector("textarea")).toBeNull();
  },
};

/** The selection is restored in browsers where moving focus clears it, such as WebKit. */
export const FocusDropsSelection: Story = {
  ...WithoutAsyncClipboard,
  parameters: { visual: { skip: "it looks like the story before it" } },
  beforeEach: () => {
    const drop = () => getSelection()?.removeAllRanges();
    document.addEventListener("focusin", drop);
    return () => document.removeEventListener("focusin", drop);
  },
};

/** If the legacy copy command fails, copying fails like any other. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    page.refuses = true;
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("failed"));
    await expect(document.querySelector("textarea")).toBeNull();
  },
};

function Modal({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open
      </button>
      <dialog ref={dialog} aria-label="Share">
        <Copier text={text} />
      </dialog>
    </>
  );
}

/**
 * While a modal dialog is open, text outside it can't be selected, so the text is copied from inside the
 * dialog.
 */
export const InAModalDialog: Story = {
  render: ({ text }) => <Modal text={text} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("copied"));
    await expect(page.texts).toEqual(["npm test"]);
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
  },
};
