import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LabelsProvider } from "../../i18n/labels-provider";
import { Drawer, type DrawerRootProps } from ".";
import {
  box,
  button,
  closed,
  content,
  drag,
  drawer,
  Filters,
  focusOn,
  open,
  settled,
  stillOpen,
  swipe,
} from "./drawer.fixture";

const meta = {
  component: Drawer,
  title: "Behaviour/Drawer",
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();
const swiped = expect.objectContaining({ reason: "swipe" });

interface Swipe {
  side: NonNullable<DrawerRootProps["side"]>;
  x?: number;
  y?: number;
}

const sides: Swipe[] = [
  { side: "inline-end", x: 1 },
  { side: "inline-start", x: -1 },
  { side: "top", y: -1 },
  { side: "bottom", y: 1 },
];

/** A swipe toward its side closes it. A swipe in the opposite direction doesn't. */
export const Swipes: Story = {
  parameters: { visual: { skip: "Sides has the pictures" } },
  render: () => (
    <>
      {sides.map(({ side }) => (
        <Filters key={side} side={side} onOpenChange={onOpenChange} panel={{ size: 300 }} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    const triggers = canvas.getAllByRole("button", { name: "Filters" });
    for (const [index, { side, x = 0, y = 0 }] of sides.entries()) {
      await step(side, async () => {
        onOpenChange.mockClear();
        await userEvent.click(triggers[index] as HTMLElement);
        const panel = await settled(await drawer());
        const description = await screen.findByText("Deployments of the last 30 days.");
        await swipe(description, { x: x * -200, y: y * -200 });
        await settled(panel);
        await stillOpen(panel);
        await swipe(description, { x: x * 200, y: y * 200 });
        await closed();
        await expect(onOpenChange).toHaveBeenLastCalledWith(false, swiped);
      });
    }
  },
};

/** With `disablePointerDismissal`, it returns to its position after a swipe. */
export const StaysOpen: Story = {
  render: () => <Filters disablePointerDismissal onOpenChange={onOpenChange} side="bottom" />,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    onOpenChange.mockClear();
    const { top } = box(panel);
    await swipe(await screen.findByText("Filters", { selector: "h2" }), { y: 150 });
    await waitFor(() => expect(box(panel).top).toBe(top));
    await stillOpen(panel);
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

const onSnapPointChange = fn();
const heightOf = (panel: HTMLElement) => Math.round(innerHeight - box(panel).top);
const atHeight = (panel: HTMLElement, height: number) => waitFor(() => expect(heightOf(panel)).toBe(height));

/** It opens at the lowest snap point. The handle and swipes move it, and closing resets it. */
export const SnapPoints: Story = {
  render: () => <Filters side="bottom" snapPoints={[180, 0.5, 0.9]} onSnapPointChange={onSnapPointChange} />,
  play: async ({ canvas, step }) => {
    onSnapPointChange.mockClear();
    const panel = await open(canvas);
    const [half, high] = [Math.round(innerHeight * 0.5), Math.round(innerHeight * 0.9)];
    await atHeight(panel, 180);
    await step("focus starts at the panel, and the handle is the first tab stop", async () => {
      await focusOn(panel);
      await userEvent.tab();
      await focusOn(await button("Expand"));
    });
    await step("the keyboard moves it up, and from the top to the bottom", async () => {
      await userEvent.keyboard("{Enter}");
      await atHeight(panel, half);
      await userEvent.keyboard(" ");
      await atHeight(panel, high);
      await userEvent.keyboard("{Enter}");
      await atHeight(panel, 180);
      await expect(onSnapPointChange.mock.calls).toEqual([[0.5], [0.9], [180]]);
    });
    const row = document.querySelector("[data-slot=drawer-handle-row]") as HTMLElement;
    await step("a mouse drags the handle", async () => {
      await drag(row, { y: 180 - half });
      await atHeight(panel, half);
    });
    await step("a finger swipes anywhere", async () => {
      await swipe(await screen.findByText("Filters", { selector: "h2" }), { y: half - high });
      await atHeight(panel, high);
    });
    await step("a long swipe down closes it", async () => {
      await swipe(row, { y: high });
      await closed();
      await atHeight(await open(canvas), 180);
    });
  },
};

/** `labels` names the handle by what it does at the current snap point. */
export const HandleLabels: Story = {
  render: () => (
    <Filters
      side="bottom"
      snapPoints={[180, 0.9]}
      panel={{ labels: { expand: "Show all filters", collapse: "Show fewer filters" } }}
    />
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(await button("Show all filters"));
    await atHeight(panel, Math.round(innerHeight * 0.9));
    await expect(await button("Show fewer filters")).toBeVisible();
  },
};

/** A controlled snap point stays until updated. At each one, the content can be scrolled to its end. */
export const ControlledSnapPoint: Story = {
  render: () => (
    <LabelsProvider labels={{ drawer: { expand: "Mehr anzeigen" } }}>
      <Filters side="bottom" snapPoints={[200, 1]} snapPoint={200} onSnapPointChange={onSnapPointChange}>
        {Array.from({ length: 30 }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move
          <p key={day}>Day {day + 1}</p>
        ))}
      </Filters>
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    onSnapPointChange.mockClear();
    const panel = await open(canvas);
    await userEvent.click(await button("Mehr anzeigen"));
    await expect(onSnapPointChange).toHaveBeenLastCalledWith(1);
    await atHeight(panel, 200);
    content().scrollTop = content().scrollHeight;
    await expect(box(await button("Apply")).bottom).toBeLessThanOrEqual(innerHeight - 24);
    content().scrollTop = 0;
  },
};
