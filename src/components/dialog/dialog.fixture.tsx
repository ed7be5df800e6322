import { expect, fn, screen, userEvent, waitFor, type within } from "storybook/test";
import { settled } from "#kit";
import { Button } from "../button";
import { Dialog, type DialogProps, type DialogRootProps } from ".";

export { focusOn, settled } from "#kit";

type Canvas = ReturnType<typeof within>;

/** Records the reasons of every change, which are compared with the catalog. */
const onOpenChange = fn();

/** The dialog of the behavior stories. */
export function Share({ panel, children, ...root }: DialogRootProps & { panel?: DialogProps }) {
  return (
    <Dialog.Root onOpenChange={onOpenChange} {...root}>
      <Dialog.Trigger render={<Button>Share</Button>} />
      <Dialog {...panel}>
        <Dialog.Title>Share drawing</Dialog.Title>
        <Dialog.Description>Anyone with the link can view it.</Dialog.Description>
        {children}
        <Dialog.Close render={<Button>Cancel</Button>} />
        <Dialog.Close render={<Button variant="primary">Copy link</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

export const trigger = (canvas: Canvas) => canvas.findByRole("button", { name: "Share" });
export const dialog = () => screen.findByRole("dialog", { name: "Share drawing" });
export const button = (name: string) => screen.findByRole("button", { name });
export const backdrop = () => document.querySelector("[data-slot=dialog-backdrop]") as HTMLElement;
export const box = (element: Element) => element.getBoundingClientRect();

export async function open(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await trigger(canvas));
  return settled(await dialog());
}

export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** Expects the dialog to be open. Visibility isn't enough, because a closing dialog is still visible. */
export const stillOpen = (panel: HTMLElement) => expect(panel).toHaveAttribute("data-open");
