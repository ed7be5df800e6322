import { expect, fireEvent, screen, userEvent, waitFor, type within } from "storybook/test";
import { pause, settled } from "#kit";
import { Button } from "../button";
import { Drawer, type DrawerProps, type DrawerRootProps } from ".";

export { focusOn, settled } from "#kit";

type Canvas = ReturnType<typeof within>;

/** The drawer of the behavior stories. */
export function Filters({ panel, children, ...root }: DrawerRootProps & { panel?: DrawerProps }) {
  return (
    <Drawer.Root {...root}>
      <Drawer.Trigger render={<Button>Filters</Button>} />
      <Drawer {...panel}>
        <Drawer.Title>Filters</Drawer.Title>
        <Drawer.Description>Deployments of the last 30 days.</Drawer.Description>
        {children}
        <Drawer.Close render={<Button>Reset</Button>} />
        <Drawer.Close render={<Button variant="primary">Apply</Button>} />
      </Drawer>
    </Drawer.Root>
  );
}

export const trigger = (canvas: Canvas) => canvas.findByRole("button", { name: "Filters" });
export const drawer = () => screen.findByRole("dialog", { name: "Filters" });
export const button = (name: string) => screen.findByRole("button", { name });
export const backdrop = () => document.querySelector("[data-slot=drawer-backdrop]") as HTMLElement;
export const content = () => document.querySelector("[data-slot=drawer-content]") as HTMLElement;
export const box = (element: Element) => element.getBoundingClientRect();

export async function open(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await trigger(canvas));
  return settled(await drawer());
}

export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** Expects the drawer to be open. Visibility isn't enough, because a closing drawer is still visible. */
export const stillOpen = (panel: HTMLElement) => expect(panel).toHaveAttribute("data-open");

/** The delay before the release, in ms, so that the distance counts and not the speed. */
const HOLD = 100;

/** Swipes with a finger from the middle of an element, by a distance in px. */
export async function swipe(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  const { left, top, width, height } = box(element);
  const touch = (part: number) => ({
    identifier: 1,
    target: element,
    clientX: left + width / 2 + x * part,
    clientY: top + height / 2 + y * part,
  });
  const event = (part: number) => {
    const touches = [new Touch(touch(part))];
    return { touches, changedTouches: touches, cancelable: true };
  };
  await fireEvent.touchStart(element, event(0));
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await fireEvent.touchMove(element, event(part));
  await pause(HOLD);
  await fireEvent.touchEnd(element, { touches: [], changedTouches: event(1).touches });
}

/** Drags with a mouse from the start of an element, by a distance in px. */
export async function drag(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  const { left, top, height } = box(element);
  const at = (part: number) => ({
    pointerId: 1,
    pointerType: "mouse",
    button: 0,
    buttons: 1,
    clientX: left + 8 + x * part,
    clientY: top + height / 2 + y * part,
  });
  // Browsers can't capture a simulated pointer.
  const panel = element.closest("[role=dialog]") as HTMLElement;
  panel.setPointerCapture = () => {};
  await fireEvent.pointerDown(element, at(0));
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(element, at(part));
  await pause(HOLD);
  await fireEvent.pointerUp(element, { ...at(1), buttons: 0 });
}
