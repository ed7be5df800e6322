import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, contract, SentForm, typeOver, withoutCss } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { InputGroup, type InputGroupInputProps, type InputGroupProps } from ".";

const meta = {
  component: InputGroup,
  title: "Behaviour/InputGroup",
} satisfies Meta<typeof InputGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();
const copied = fn();

/**
 * A click on the label, the box or a text beside the input focuses the input. Enter submits the form. The button is a
 * separate tab stop.
 */
export const OnePiece: Story = {
  render: () => (
    <SentForm>
      <div className="w-full">
        <InputGroup label="Address" description="It can be changed later.">
          <InputGroup.Addon>https://</InputGroup.Addon>
          <InputGroup.Input name="address" onValueChange={changed} />
          <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
          <InputGroup.Button onClick={() => copied()}>Copy</InputGroup.Button>
        </InputGroup>
      </div>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Address" });
    await expect(input).toHaveAccessibleDescription("https:// .kerf.app It can be changed later.");
    for (const text of ["Address", "https://", ".kerf.app"]) {
      input.blur();
      await userEvent.click(canvas.getByText(text));
      await expect(input).toHaveFocus();
    }
    await userEvent.keyboard("atlas{Enter}");
    await expect(changed).toHaveBeenLastCalledWith("atlas");
    await expect(canvas.getByRole("status")).toHaveTextContent('["address","atlas"]');
    await expect(copied).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(copied).toHaveBeenCalledOnce();
  },
};

/** Text that is too long for its part of the box is truncated, and the button stays inside the box. */
export const TruncatedButton: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <InputGroup data-testid="box">
        <InputGroup.Input aria-label="Address" />
        <InputGroup.Button>Copy the whole address</InputGroup.Button>
      </InputGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box").getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "Copy the whole address" });
    await expect(button.getBoundingClientRect().right).toBeLessThan(box.right);
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(box.width * 0.6);
    await expect(box.height).toBe(36);
    const text = canvas.getByText("Copy the whole address");
    await expect(getComputedStyle(text).textOverflow).toBe("ellipsis");
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

const suffixed = (
  <InputGroup data-testid="box">
    <InputGroup.Input aria-label="Name" />
    <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
  </InputGroup>
);

/** The suffix follows the text immediately. The input never overflows the box, however long the text is. */
export const SuffixFollows: Story = {
  render: () => <div style={{ width: 240 }}>{suffixed}</div>,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    const suffix = canvas.getByText(".kerf.app");
    const start = suffix.getBoundingClientRect().left;
    await userEvent.type(input, "atlas");
    const after = suffix.getBoundingClientRect().left;
    await expect(after).toBeGreaterThan(start);
    await expect(after).toBeCloseTo(input.getBoundingClientRect().right, 0);
    await userEvent.type(input, "-and-a-name-that-does-not-end-here");
    await expect(input.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByTestId("box").getBoundingClientRect().right,
    );
  },
};

/** The suffix follows the text in browsers without `field-sizing`, too, including after a reset. */
export const SuffixFollowsWithoutFieldSizing: Story = {
  parameters: { visual: { skip: "looks like SuffixFollows" } },
  beforeEach: () => withoutCss("field-sizing"),
  render: () => (
    <form style={{ width: 240 }}>
      {suffixed}
      <button type="reset">Reset</button>
    </form>
  ),
  play: async (context) => {
    const { canvas } = context;
    const start = canvas.getByText(".kerf.app").getBoundingClientRect().left;
    await SuffixFollows.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(canvas.getByText(".kerf.app").getBoundingClientRect().left).toBe(start));
  },
};

const inside = (part: ReactNode) => <InputGroup>{part}</InputGroup>;

export const Conforms = conformance({
  InputGroup: (props) => (
    <InputGroup {...props}>
      <InputGroup.Addon>
        <CheckIcon />
      </InputGroup.Addon>
      <InputGroup.Input aria-label="Name" />
    </InputGroup>
  ),
  "InputGroup.Input": (props) => (
    <InputGroup>
      <InputGroup.Button>Back</InputGroup.Button>
      <InputGroup.Input aria-label="Name" {...props} />
      <InputGroup.Button>Go</InputGroup.Button>
    </InputGroup>
  ),
  "InputGroup.Addon": (props) => inside(<InputGroup.Addon {...props}>kg</InputGroup.Addon>),
  "InputGroup.Suffix": (props) => inside(<InputGroup.Suffix {...props}>kg</InputGroup.Suffix>),
  "InputGroup.Button": (props) =>
    inside(
      <InputGroup.Button variant="primary" {...props}>
        Go
      </InputGroup.Button>,
    ),
});

interface HostProps extends InputGroupProps {
  "aria-disabled"?: boolean;
  readOnly?: boolean;
}

/** Passes the props of the box to the box, and all others to the input. */
function Host({ label, labelTooltip, labels, description, error, required, disabled, ...rest }: HostProps) {
  const texts = { label, labelTooltip, labels, description, error } as InputGroupProps;
  return (
    <InputGroup {...texts} required={required} disabled={disabled}>
      <InputGroup.Input {...(rest as InputGroupInputProps)} />
      <InputGroup.Button aria-disabled={rest["aria-disabled"] || rest.readOnly}>Copy</InputGroup.Button>
    </InputGroup>
  );
}

export const Contract = contract(Host, {
  role: "textbox",
  of: InputGroup,
  first: { value: "Atlas", shows: "Atlas", submits: ["Atlas"] },
  second: { value: "Borealis", shows: "Borealis", submits: ["Borealis"] },
  empty: { value: "", shows: "", submits: [""] },
  change: typeOver("Borealis"),
  isNative: true,
});
