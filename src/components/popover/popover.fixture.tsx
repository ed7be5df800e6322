import { expect, fn, screen, userEvent, waitFor, type within } from "storybook/test";
import { settled } from "#kit";
import { Button } from "../button";
import { Popover, type PopoverContentProps, type PopoverProps, type PopoverTriggerProps } from ".";

type Canvas = ReturnType<typeof within>;

interface KerfProps extends PopoverProps {
  content?: PopoverContentProps;
  trigger?: PopoverTriggerProps;
}

/** Records the reason of every change, to compare it with the catalog. */
const onOpenChange = fn();

/** The popover of the behavior stories. */
export function Kerf({ content, trigger, children, ...root }: KerfProps) {
  return (
    <Popover onOpenChange={onOpenChange} {...root}>
      <Popover.Trigger render={<Button />} {...trigger}>
        Kerf
      </Popover.Trigger>
      <Popover.Content {...content}>
        <Popover.Title>Width of the cut</Popover.Title>
        <Popover.Description>Material removed by the blade.</Popover.Description>
        {children}
        <Popover.Close render={<Button>Done</Button>} />
      </Popover.Content>
    </Popover>
  );
}

export const trigger = (canvas: Canvas) => canvas.findByRole("button", { name: "Kerf" });
export const popover = async () => settled(await screen.findByRole("dialog", { name: "Width of the cut" }));
export const button = (name: string) => screen.findByRole("button", { name });
export const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
export const stillOpen = (panel: Element) => expect(panel).toHaveAttribute("data-open");

export async function open(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await trigger(canvas));
  return popover();
}
