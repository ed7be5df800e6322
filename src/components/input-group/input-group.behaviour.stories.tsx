import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type FormEvent, StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, withoutCss } from "#kit";
import { expectFieldLabels, fieldLabels } from "#kit/form";
import { CheckIcon } from "../../icons";
import { Field } from "../field";
import { InputGroup, type InputGroupInputProps } from ".";

const meta = {
  component: InputGroup,
  title: "Behaviour/InputGroup",
  tags: ["!autodocs"],
} satisfies Meta<typeof InputGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn();
const copied = fn();

/**
 * A click on the label, the box or a text beside the input focuses the input. The button is a separate tab
 * stop.
 */
export const OnePiece: Story = {
  render: () => (
    <InputGroup label="Address" description="It can be changed later.">
      <InputGroup.Addon>https://</InputGroup.Addon>
      <InputGroup.Input onValueChange={changed} />
      <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
      <InputGroup.Button onClick={() => copied()}>Copy</InputGroup.Button>
    </InputGroup>
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    copied.mockClear();
    const input = canvas.getByRole("textbox", { name: "Address" });
    await expect(input).toHaveAccessibleDescription("https:// .kerf.app It can be changed later.");
    for (const text of ["Address", "https://", ".kerf.app"]) {
      input.blur();
      await userEvent.click(canvas.getByText(text));
      await expect(input).toHaveFocus();
    }
    await userEvent.keyboard("atlas");
    await expect(changed).toHaveBeenLastCalledWith("atlas");
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

/** The suffix follows the text immediately. The input never overflows the box, however long the text is. */
export const SuffixFollows: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <InputGroup data-testid="box">
        <InputGroup.Input aria-label="Name" />
        <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
      </InputGroup>
    </div>
  ),
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
      <InputGroup data-testid="box">
        <InputGroup.Input aria-label="Name" />
        <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
      </InputGroup>
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

function Shouting(props: InputGroupInputProps) {
  const [value, setValue] = useState("");
  return (
    <InputGroup label="Code">
      <InputGroup.Input {...props} value={value} onValueChange={(text) => setValue(text.toUpperCase())} />
    </InputGroup>
  );
}

/** When controlled, it reports a change and stays as it is until updated, in StrictMode too. */
export const Controlled: Story = {
  render: () => (
    <StrictMode>
      <Shouting />
      <InputGroup label="Fixed">
        <InputGroup.Input value="Atlas" onValueChange={changed} />
      </InputGroup>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.type(code, "abc");
    await expect(code).toHaveValue("ABC");
    const fixed = canvas.getByRole("textbox", { name: "Fixed" });
    await userEvent.type(fixed, "!");
    await expect(changed).toHaveBeenLastCalledWith("Atlas!");
    await expect(fixed).toHaveValue("Atlas");
  },
};

const sent = fn();
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent(Object.fromEntries(new FormData(event.currentTarget)));
};

/**
 * When required and empty, it prevents submission and shows the error. The form submits only the text, and a
 * reset restores it.
 */
export const InAForm: Story = {
  render: () => (
    <form onSubmit={send}>
      <InputGroup label="Host" required error={{ message: "Name the host.", match: "valueMissing" }}>
        <InputGroup.Addon>https://</InputGroup.Addon>
        <InputGroup.Input name="host" />
        <InputGroup.Button type="submit">Go</InputGroup.Button>
      </InputGroup>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const input = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Go" }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("https:// Name the host.");
    await expect(input).toBeInvalid();
    await userEvent.keyboard("kerf.dev{Enter}");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(sent).toHaveBeenLastCalledWith({ host: "kerf.dev" });
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(input).toHaveValue("");
  },
};

/** Disabled directly or by a fieldset, input and button can't be focused, and nothing is submitted. */
export const Disabled: Story = {
  render: () => {
    const parts = (name: string) => (
      <>
        <InputGroup.Addon>https://</InputGroup.Addon>
        <InputGroup.Input name={name} aria-label={name} defaultValue="x" />
        <InputGroup.Button>Copy</InputGroup.Button>
      </>
    );
    return (
      <form aria-label="Hosts">
        <InputGroup disabled>{parts("own")}</InputGroup>
        <fieldset disabled>
          <InputGroup>{parts("inside")}</InputGroup>
        </fieldset>
      </form>
    );
  },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole("textbox")) await expect(input).toBeDisabled();
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>("form"))]).toEqual([]);
  },
};

/** In a Field, it gets the field's label and messages. */
export const InAField: Story = {
  render: () => (
    <Field label="Weight" error="That is too heavy.">
      <InputGroup>
        <InputGroup.Input />
        <InputGroup.Addon>kg</InputGroup.Addon>
      </InputGroup>
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Weight" });
    await expect(input).toHaveAccessibleDescription("kg That is too heavy.");
    await expect(input).toBeInvalid();
  },
};

const control = createRef<HTMLInputElement>();

/** A separate component, because Storybook's code panel reads the ref of an element in the story. */
function WithRef() {
  return (
    <InputGroup data-testid="box" className="w-40">
      <InputGroup.Input ref={control} aria-label="Name" inputMode="numeric" aria-describedby="outer" />
      <InputGroup.Addon id="own">kg</InputGroup.Addon>
    </InputGroup>
  );
}

/** The caller's attributes reach the box and the input, and the caller's ids are kept. */
export const PassesOn: Story = {
  render: () => (
    <>
      <WithRef />
      <p id="outer">Without packaging.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("box").offsetWidth).toBe(160);
    const input = canvas.getByRole("textbox");
    await expect(input).toBe(control.current);
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(input).toHaveAccessibleDescription("kg Without packaging.");
  },
};

/** `labels` replaces the marker of an optional field and the name of the info button. */
export const Labels: Story = {
  render: () => (
    <InputGroup
      label="Address"
      required={false}
      labelTooltip="Where people find the project."
      labels={fieldLabels}
    >
      <InputGroup.Input />
      <InputGroup.Suffix>.kerf.app</InputGroup.Suffix>
    </InputGroup>
  ),
  play: async ({ canvasElement }) => {
    await expectFieldLabels(canvasElement, "Address");
  },
};

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
  "InputGroup.Addon": (props) => (
    <InputGroup>
      <InputGroup.Addon {...props}>kg</InputGroup.Addon>
    </InputGroup>
  ),
  "InputGroup.Suffix": (props) => (
    <InputGroup>
      <InputGroup.Suffix {...props}>kg</InputGroup.Suffix>
    </InputGroup>
  ),
  "InputGroup.Button": (props) => (
    <InputGroup>
      <InputGroup.Button variant="primary" {...props}>
        Go
      </InputGroup.Button>
    </InputGroup>
  ),
});
