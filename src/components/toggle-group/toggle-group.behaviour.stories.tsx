import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, type within } from "storybook/test";
import { conformance, rightToLeft } from "#kit";
import { Button } from "../button";
import { ToggleGroup, type ToggleGroupProps } from ".";
import { Alignment as AlignmentExample } from "./toggle-group.examples";

const onValueChange = fn();

const Styles = (props: ToggleGroupProps) => (
  <ToggleGroup aria-label="Style" {...props}>
    <ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>
    <ToggleGroup.Item value="italic">Italic</ToggleGroup.Item>
    <ToggleGroup.Item value="strike" disabled>
      Strike
    </ToggleGroup.Item>
    <ToggleGroup.Item value="code">Code</ToggleGroup.Item>
  </ToggleGroup>
);

const meta = {
  component: ToggleGroup,
  title: "Behaviour/ToggleGroup",
  render: Styles,
  args: { onValueChange },
  parameters: { visual: { skip: "Components/ToggleGroup has the pictures" } },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const item = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const pressed = (canvas: Canvas) =>
  canvas.queryAllByRole("button", { pressed: true }).map(({ textContent }: HTMLElement) => textContent);

async function keys(canvas: Canvas, moves: readonly (readonly [key: string, name: string])[]) {
  for (const [key, name] of moves) {
    await userEvent.keyboard(key);
    await expect(item(canvas, name)).toHaveFocus();
  }
}

/** Pressing an item releases the others. Pressing it again releases it. */
export const Single: Story = {
  args: { defaultValue: ["bold"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Style" })).toBeVisible();
    await expect(pressed(canvas)).toEqual(["Bold"]);
    await userEvent.click(item(canvas, "Italic"));
    await expect(pressed(canvas)).toEqual(["Italic"]);
    await expect(onValueChange).toHaveBeenLastCalledWith(["italic"]);
    await userEvent.keyboard(" ");
    await expect(pressed(canvas)).toEqual([]);
    await expect(onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard("{Enter}");
    await expect(pressed(canvas)).toEqual(["Italic"]);
  },
};

/** With `multiple`, each item is pressed and released by itself. */
export const Multiple: Story = {
  args: { multiple: true },
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, "Code"));
    await userEvent.click(item(canvas, "Bold"));
    await expect(pressed(canvas)).toEqual(["Bold", "Code"]);
    await expect(onValueChange).toHaveBeenLastCalledWith(["code", "bold"]);
    await userEvent.click(item(canvas, "Code"));
    await expect(onValueChange).toHaveBeenLastCalledWith(["bold"]);
  },
};

/** The state stays with the caller, who can keep one item pressed. */
export const Controlled: Story = {
  render: () => <AlignmentExample />,
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, "Left"));
    await expect(item(canvas, "Left")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(item(canvas, "Right"));
    await expect(canvas.getAllByRole("button", { pressed: true })).toEqual([item(canvas, "Right")]);
  },
};

/** The group is one tab stop, initially its pressed item. Arrow keys wrap and skip disabled items. */
export const Keys: Story = {
  args: { defaultValue: ["italic"] },
  render: (args) => (
    <>
      <Button>Before</Button> <Styles {...args} /> <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    item(canvas, "Before").focus();
    await userEvent.tab();
    await expect(item(canvas, "Italic")).toHaveFocus();
    await keys(canvas, [
      ["{ArrowRight}", "Code"],
      ["{ArrowRight}", "Bold"],
      ["{ArrowLeft}", "Code"],
      ["{Home}", "Bold"],
      ["{End}", "Code"],
      ["{ArrowDown}", "Code"],
    ]);
    await userEvent.tab();
    await expect(item(canvas, "After")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(item(canvas, "Code")).toHaveFocus();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

/** Up and down move in a vertical group. */
export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas }) => {
    item(canvas, "Bold").focus();
    await keys(canvas, [
      ["{ArrowDown}", "Italic"],
      ["{ArrowUp}", "Bold"],
      ["{ArrowUp}", "Code"],
      ["{ArrowLeft}", "Code"],
    ]);
  },
};

/** In right-to-left text, the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  play: async ({ canvas }) => {
    item(canvas, "Bold").focus();
    await keys(canvas, [
      ["{ArrowLeft}", "Italic"],
      ["{ArrowRight}", "Bold"],
    ]);
  },
};

/** A disabled group and a disabled item do nothing. An `aria-disabled` item can be focused. */
export const Disabled: Story = {
  render: () => (
    <>
      <Styles disabled defaultValue={["bold"]} onValueChange={onValueChange} />
      <ToggleGroup aria-label="More" onValueChange={onValueChange}>
        <ToggleGroup.Item value="a" aria-disabled>
          Superscript
        </ToggleGroup.Item>
      </ToggleGroup>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(item(canvas, "Superscript")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(item(canvas, "Superscript"));
    await userEvent.click(item(canvas, "Bold"), { pointerEventsCheck: 0 });
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(pressed(canvas)).toEqual(["Bold"]);
  },
};

export const Conforms = conformance({
  ToggleGroup: (props) => (
    <ToggleGroup aria-label="Style" {...props}>
      <ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>
    </ToggleGroup>
  ),
  "ToggleGroup.Item": (props) => (
    <ToggleGroup aria-label="Style">
      <ToggleGroup.Item value="bold" {...props}>
        Bold
      </ToggleGroup.Item>
    </ToggleGroup>
  ),
});
