import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { pause, pointAt, rightToLeft } from "#kit";
import { DropdownMenu } from ".";
import { at, closed, Drawing, item, menu, open, trigger } from "./dropdown-menu.fixture";

const meta = {
  component: DropdownMenu,
  title: "Behaviour/DropdownMenu",
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (element: Element) => element.getBoundingClientRect();

async function byArrows(canvas: Parameters<typeof open>[0], [inwards, outwards]: [string, string]) {
  await open(canvas);
  await userEvent.keyboard("mo");
  await at("Move to");
  await expect(await item("Move to")).toHaveAttribute("aria-haspopup", "menu");
  await pause(800);
  await userEvent.keyboard(inwards);
  await menu("Move to");
  await at("Workshop");
  await userEvent.keyboard("{ArrowDown}");
  await at("Shed");
  await userEvent.keyboard(outwards);
  await closed("Move to");
  await at("Move to");
  await userEvent.keyboard("{Enter}");
  await at("Workshop");
  await userEvent.keyboard("{Escape}");
  await closed("Move to");
  await at("Move to");
  await userEvent.keyboard(inwards);
  await at("Workshop");
}

/** The arrow key toward a submenu opens it, and the opposite one closes it. Escape closes one layer. */
export const Arrows: Story = {
  render: () => <Drawing />,
  play: async ({ canvas }) => {
    await byArrows(canvas, ["{ArrowRight}", "{ArrowLeft}"]);
    await expect(box(await menu("Move to")).left).toBeGreaterThan(box(await menu()).right - 8);
  },
};

/** In right-to-left text, it opens to the left, and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  render: () => <Drawing />,
  play: async ({ canvas }) => {
    await byArrows(canvas, ["{ArrowLeft}", "{ArrowRight}"]);
    await expect(getComputedStyle(await menu()).direction).toBe("rtl");
    await expect(box(await menu("Move to")).right).toBeLessThan(box(await menu()).left + 8);
  },
};

const toggled = fn();

/** It closes with the menu around it, for the same reason, and when another submenu opens. */
export const ClosesWithMenu: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.Sub onOpenChange={toggled}>
        <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Shed</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger>Copy to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Workshop</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    </Drawing>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const openBoth = async () => {
      await open(canvas);
      await at("Move to");
      await userEvent.keyboard("{ArrowRight}");
      await at("Shed");
    };
    const closedBy = async (reason: string) => {
      await closed("Move to");
      await expect(toggled).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason }));
    };
    await step("an item", async () => {
      await openBoth();
      const opened = expect.objectContaining({ reason: expect.anything() });
      await expect(toggled).toHaveBeenLastCalledWith(true, opened);
      await userEvent.click(await item("Shed"));
      await closedBy("item-press");
      await closed();
      await expect(await trigger(canvas)).toHaveFocus();
    });
    await step("Tab", async () => {
      await openBoth();
      await userEvent.keyboard("{Tab}");
      await closedBy("focus-out");
      await closed();
    });
    await step("a press outside", async () => {
      await openBoth();
      await userEvent.click(document.body);
      await closedBy("outside-press");
      await closed();
    });
    await step("another submenu", async () => {
      await openBoth();
      await pointAt(userEvent, await item("Copy to"));
      await menu("Copy to");
      await closedBy("sibling-open");
      await userEvent.keyboard("{Escape}{Escape}");
      await closed();
    });
    await step("the pointer is released outside, after the press that opened the menu", async () => {
      await userEvent.pointer({ keys: "[MouseLeft>]", target: await trigger(canvas) });
      await menu();
      // By keyboard, because the pointer would close the submenu by leaving its trigger.
      await userEvent.keyboard("{ArrowDown}");
      await at("Move to");
      await userEvent.keyboard("{ArrowRight}");
      await at("Shed");
      await userEvent.pointer({
        keys: "[/MouseLeft]",
        target: document.body,
        coords: { clientX: 700, clientY: 500 },
      });
      await closedBy("cancel-open");
      await closed();
    });
  },
};

/** Hovering opens it, and the pointer may cross other items diagonally on the way to it. */
export const SafeCorner: Story = {
  render: () => <Drawing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await trigger(canvas));
    await menu();
    const opener = await item("Move to");
    await pointAt(userEvent, opener);
    const sub = await menu("Move to");
    const [from, to] = [box(opener), box(await item("Shed"))];
    // Halfway, the pointer is over the item below, which doesn't react while the pointer moves.
    const [clientX, clientY] = [from.right - 4, from.bottom + 4];
    const below = document.elementFromPoint(clientX, clientY) ?? document.body;
    await expect(below).not.toBe(await item("Delete"));
    await userEvent.pointer([
      { target: document.body, coords: { clientX, clientY } },
      { target: await item("Shed"), coords: { clientX: to.left + 8, clientY: to.top + 8 } },
    ]);
    await pause(100);
    await expect(sub).toHaveAttribute("data-open");
    await expect(await item("Shed")).toHaveAttribute("data-highlighted");
  },
};

/** A controlled submenu opens as requested. A disabled one doesn't open. */
export const HeldAndDisabled: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger disabled>Copy to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Nowhere</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
      <DropdownMenu.Sub open>
        <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Workshop</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await menu("Move to");
    await userEvent.click(await item("Copy to"), { pointerEventsCheck: 0 });
    await pause(200);
    await expect(screen.queryByRole("menu", { name: "Copy to" })).toBeNull();
  },
};
