import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { focusOn, pause, pointAt } from "#kit";
import { Button } from "../button";
import { Popover } from ".";
import { button, closed, Kerf, popover, stillOpen, trigger } from "./popover.fixture";

const onPress = fn();

const meta = {
  component: Popover,
  title: "Behaviour/Popover by hovering",
  tags: ["!autodocs"],
  render: () => (
    <Kerf trigger={{ openOnHover: true, delay: 150 }}>
      <Button onClick={() => onPress()}>Measure</Button>
    </Kerf>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const away = () => ({ target: document.body, coords: { clientX: 600, clientY: 550 } });

/** A passing pointer doesn't open it. Hovering opens it after the delay. The pointer can move into it and use its content. Leaving closes it. */
export const PathIntoContent: Story = {
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    const opener = await trigger(canvas);
    await pointAt(userEvent, opener);
    await pause(50);
    await userEvent.pointer(away());
    await pause(200);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await pointAt(userEvent, opener);
    await pause(75);
    await expect(screen.queryByRole("dialog")).toBeNull();
    const panel = await popover();
    await expect(panel).not.toContainElement(document.activeElement as HTMLElement);
    await pointAt(userEvent, panel, opener);
    await pause(150);
    await stillOpen(panel);
    await userEvent.click(await button("Measure"));
    await expect(onPress).toHaveBeenCalledOnce();
    await stillOpen(panel);
    await userEvent.pointer(away());
    await closed();
    await pointAt(userEvent, opener);
    await popover();
  },
};

/** With `closeDelay`, it stays open for a while after the pointer leaves. */
export const ClosesLater: Story = {
  render: () => <Kerf trigger={{ openOnHover: true, delay: 0, closeDelay: 300 }} />,
  play: async ({ canvas, userEvent }) => {
    await pointAt(userEvent, await trigger(canvas));
    const panel = await popover();
    await userEvent.pointer(away());
    await pause(150);
    await stillOpen(panel);
    await closed();
  },
};

/** A tap opens it without hover and moves focus inside. A tap elsewhere closes it. */
export const Tap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: await trigger(canvas) });
    const panel = await popover();
    await pause(50);
    await stillOpen(panel);
    await userEvent.pointer({ keys: "[TouchA]", target: document.body });
    await closed();
    await userEvent.pointer({ keys: "[TouchA]", target: await trigger(canvas) });
    await popover();
  },
};

/** A click keeps a hovered popover open after the pointer leaves. Focus doesn't open it, and Enter does. */
export const ClickKeepsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await trigger(canvas);
    await pointAt(userEvent, opener);
    const panel = await popover();
    await userEvent.click(opener);
    await userEvent.pointer(away());
    await pause(200);
    await stillOpen(panel);
    await userEvent.keyboard("{Escape}");
    await closed();
    await focusOn(opener);
    await userEvent.keyboard("{Enter}");
    await focusOn(await button("Measure"));
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
