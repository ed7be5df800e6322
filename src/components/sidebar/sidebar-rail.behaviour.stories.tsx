import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Sidebar } from ".";
import { focusOn, isWide, rail, Shell, trigger } from "./sidebar.fixture";

const meta = {
  component: Sidebar,
  title: "Behaviour/Sidebar",
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();
const onResize = fn();

/** Drags the rail by px, and releases the pointer capture as the browser does. */
async function drag(handle: HTMLElement, by: number) {
  // Only a real pointer can be captured.
  handle.setPointerCapture = () => {};
  const { left, top } = handle.getBoundingClientRect();
  const at = (x: number) => ({ pointerId: 1, button: 0, clientX: left + 8 + x, clientY: top + 50 });
  await fireEvent.pointerDown(handle, at(0));
  for (const part of [0.5, 1]) await fireEvent.pointerMove(handle, at(by * part));
  await fireEvent.pointerUp(handle, at(by));
  handle.dispatchEvent(new PointerEvent("lostpointercapture", { pointerId: 1 }));
}

/** Dragging and arrow keys change the width within its limits. In right-to-left text, they are mirrored. */
function resizes(side: "inline-start" | "inline-end", dir: "ltr" | "rtl"): Story {
  const sign = (side === "inline-start") === (dir === "ltr") ? 1 : -1;
  return {
    render: () => (
      <div dir={dir}>
        <Shell side={side} resizable onResize={onResize} />
      </div>
    ),
    play: async ({ canvas, canvasElement }) => {
      const separator = canvas.getByRole("separator", { name: "Resize sidebar" });
      await drag(separator, 40 * sign);
      await isWide(canvasElement, 296);
      await expect(onResize).toHaveBeenLastCalledWith(296);
      await drag(separator, -400 * sign);
      await isWide(canvasElement, 200);
      await drag(separator, 56 * sign);
      separator.focus();
      await userEvent.keyboard("{ArrowRight}");
      await isWide(canvasElement, 256 + 16 * sign);
      await userEvent.keyboard("{ArrowLeft}{Home}");
      await isWide(canvasElement, 200);
      await expect(separator).toHaveAttribute("aria-valuenow", "200");
      await userEvent.keyboard("{End}");
      await isWide(canvasElement, 400);
      await expect(separator).toHaveAttribute("aria-valuemax", "400");
    },
  };
}

export const AtTheStart: Story = resizes("inline-start", "ltr");
export const AtTheEnd: Story = resizes("inline-end", "ltr");
export const RightToLeft: Story = resizes("inline-start", "rtl");

/** When controlled, the width stays until updated. An invalid width is ignored, with a warning. */
export const ControlledWidth: Story = {
  parameters: { console: { expect: [/Invalid Sidebar\.Root\.width -1/] } },
  render: () => (
    <>
      <Shell resizable width={240} onResize={onResize} />
      <Sidebar.Root defaultWidth={-1} className="h-20 min-h-0">
        <Sidebar aria-label="Invalid" />
      </Sidebar.Root>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("separator").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(onResize).toHaveBeenLastCalledWith(256);
    await isWide(canvasElement, 240);
    await expect(canvas.getByRole("navigation", { name: "Invalid" }).offsetWidth).toBe(256);
  },
};

/** Enter and a double click on the rail close it. If it is collapsed to icons, a click on the rail opens it. */
export const ClosesByRail: Story = {
  render: () => <Shell collapsible="icon" resizable onOpenChange={onOpenChange} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("separator").focus();
    await userEvent.keyboard("{Enter}");
    await isWide(canvasElement, 49);
    await focusOn(trigger(canvas));
    await userEvent.click(rail(canvasElement));
    await isWide(canvasElement, 256);
    await userEvent.dblClick(rail(canvasElement));
    await isWide(canvasElement, 49);
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
