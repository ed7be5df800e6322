import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlusIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Button, type ButtonProps } from ".";

const meta = {
  component: Button,
  title: "Behaviour/Button",
  args: { children: "Save changes", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pointer, Enter and Space each activate it once. */
export const Activates: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** When disabled, it can't be clicked or focused. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Save changes" });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const submitted = fn();

/** With `aria-disabled`, it keeps focus. Clicks, keys and Enter in an input of its form have no effect. */
export const AriaDisabled: Story = {
  args: { "aria-disabled": true, type: "submit" },
  render: (args) => (
    <form
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <input aria-label="Title" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Save changes" });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await userEvent.type(canvas.getByRole("textbox"), "Draft{Enter}");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).opacity).toBe("0.5");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** While loading, it is busy, keeps its name and focus, and ignores pointer and keys. */
export const Loading: Story = {
  args: { loading: true, variant: "primary" },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Save changes" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Loading doesn't change the button's width, so nothing beside it moves. */
export const LoadingKeepsItsWidth: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-2">
      <Button {...args} />
      <Button {...args} loading={false} />
      <Button {...args} loading />
    </div>
  ),
  args: { icon: PlusIcon, children: "Add member" },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

/** A plain button doesn't affect the form. `submit` submits it with its own name and value, and `reset` resets it. */
export const InForm: Story = {
  render: () => <NoteForm />,
  play: async ({ canvas, step }) => {
    const note = canvas.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, "!");
    await step("type `button` does nothing", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Check" }));
      await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
    });
    await step("Enter in the text field submits with the submit button", async () => {
      await userEvent.type(note, "{Enter}");
      await expect(canvas.getByRole("status")).toHaveTextContent('[["note","draft!"],["intent","publish"]]');
    });
    await step("type `reset` resets the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
      await expect(note).toHaveValue("draft");
    });
  },
};

/** While its submit button is loading, a form can't be submitted again, even with Enter in a field. */
export const LoadingBlocksSubmit: Story = {
  render: () => <NoteForm loading />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("nothing sent");
  },
};

/** An icon button keeps its width in a shrink-to-fit parent, because it has no percentage `max-width`. */
export const IconInTightParent: Story = {
  parameters: { visual: { skip: "Shapes shows the same buttons" } },
  render: () => (
    <span className="inline-block">
      <Button shape="square" icon={PlusIcon} aria-label="Add" />
      <Button shape="circle" icon={PlusIcon} aria-label="Add one" />
    </span>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBe(height);
      // Chromium's width is correct even with a percentage. WebKit treats the percentage as 0.
      await expect(getComputedStyle(button).maxWidth).toBe("none");
    }
  },
};

/** Long text, short text, emoji, Arabic and Japanese, and a button in a narrow space. */
export const Content: Story = {
  render: (args) => (
    <div className="flex w-64 flex-col items-start gap-3">
      <Button {...args}>OK</Button>
      <Button {...args}>🪚 حفظ التغييرات 保存する</Button>
      <Button {...args} icon={PlusIcon}>
        Invite everyone who has ever edited this document
      </Button>
      <Button {...args} className="w-full">
        As wide as its parent
      </Button>
    </div>
  ),
};

function NoteForm({ loading }: { loading?: boolean }) {
  const [sent, setSent] = useState("nothing sent");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSent(JSON.stringify([...new FormData(event.currentTarget, submitter)]));
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-2">
      <label>
        Note <input name="note" defaultValue="draft" />
      </label>
      <Button>Check</Button>
      <Button type="submit" name="intent" value="publish" loading={loading}>
        Publish
      </Button>
      <Button type="reset">Start over</Button>
      <output>{sent}</output>
    </form>
  );
}

const word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsamt";

/** A word that is wider than the container breaks, also beside an icon or another element. */
export const LongWord: Story = {
  parameters: { visual: { skip: "its size is measured" } },
  render: () => (
    <div className="flex w-72 flex-col items-start">
      <Button>{word}</Button>
      <Button icon={PlusIcon}>{word}</Button>
      <Button icon={PlusIcon} loading>
        {word}
      </Button>
      <Button>
        {word} <kbd>K</kbd>
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.offsetWidth).toBeLessThanOrEqual(288);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await expect(button.offsetHeight).toBeGreaterThan(40);
    }
  },
};

export const Conforms = conformance({
  Button: (props) => (
    <Button icon={CheckIcon} {...props} aria-label="Save">
      {/square|circle/.test(String((props as ButtonProps).shape)) ? undefined : "Save"}
    </Button>
  ),
});
