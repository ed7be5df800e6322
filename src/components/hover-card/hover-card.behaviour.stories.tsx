import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, pause, pointAt, settled, withoutElement } from "#kit";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { HoverCard, type HoverCardProps } from ".";

const meta = {
  component: HoverCard,
  title: "Behaviour/HoverCard",
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();
const onOpenChangeComplete = fn();

/** A link with a short delay, and its card. */
function Invoice({
  delay = 50,
  closeDelay = 50,
  ...root
}: HoverCardProps & { delay?: number; closeDelay?: number }) {
  return (
    <HoverCard onOpenChange={onOpenChange} {...root}>
      <HoverCard.Trigger href="#invoice-2041" delay={delay} closeDelay={closeDelay}>
        Invoice 2041
      </HoverCard.Trigger>
      <HoverCard.Content>€1,240.00</HoverCard.Content>
    </HoverCard>
  );
}

const opened = async () => settled(await screen.findByText("€1,240.00"));
const closed = () => waitFor(() => expect(screen.queryByText("€1,240.00")).toBeNull());
const lastReason = () => onOpenChange.mock.lastCall?.[1].reason;
const completed = (open: boolean) =>
  waitFor(() => expect(onOpenChangeComplete).toHaveBeenLastCalledWith(open));

/** Hover opens it. The pointer can move into it, and it closes when the pointer leaves both. */
export const Hover: Story = {
  render: () => <Invoice onOpenChangeComplete={onOpenChangeComplete} />,
  play: async ({ canvas, userEvent }) => {
    await pointAt(userEvent, canvas.getByRole("link"));
    const card = await opened();
    await expect(lastReason()).toBe("trigger-hover");
    await completed(true);
    await userEvent.hover(card);
    await pause(200);
    await expect(card).toBeVisible();
    await userEvent.unhover(card);
    await pointAt(userEvent, document.body);
    await closed();
    await completed(false);
    await pointAt(userEvent, canvas.getByRole("link"));
    await opened();
    await completed(true);
  },
};

/** Focus opens it. Escape closes it, and the focus stays on the link. Tab closes it as well. */
export const Keys: Story = {
  render: () => (
    <>
      <Invoice />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Invoice 2041" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await opened();
    await expect(lastReason()).toBe("trigger-focus");
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(lastReason()).toBe("escape-key");
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await opened();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
    await closed();
    await userEvent.tab({ shift: true });
    await opened();
  },
};

/** A tap and Enter follow the link, and a tap opens no card. */
export const LinkWorks: Story = {
  parameters: { visual: { skip: "no card is open" } },
  render: () => <Invoice />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    history.replaceState(null, "", " ");
    fireEvent(link, new PointerEvent("pointerenter", { pointerType: "touch" }));
    await userEvent.pointer([{ keys: "[TouchA]", target: link }]);
    await expect(location.hash).toBe("#invoice-2041");
    history.replaceState(null, "", " ");
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(location.hash).toBe("#invoice-2041");
    history.replaceState(null, "", " ");
  },
};

/** A pointer that only passes the link opens nothing. */
export const Delay: Story = {
  parameters: { visual: { skip: "no card is open" } },
  render: () => <Invoice delay={400} />,
  play: async ({ canvas, userEvent }) => {
    await pointAt(userEvent, canvas.getByRole("link"));
    await pause(100);
    await userEvent.unhover(canvas.getByRole("link"));
    await pause(500);
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

/** In a dialog, Escape closes only the card. */
export const InDialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog>
        <Dialog.Title>Payment</Dialog.Title>
        <Invoice />
      </Dialog>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Payment" });
    await settled(dialog);
    const link = screen.getByRole("link");
    link.blur();
    await userEvent.tab();
    await opened();
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(dialog).toHaveAttribute("data-open");
  },
};

/** When controlled, it opens and closes as the caller says. */
export const Controlled: Story = {
  render: function Held() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(!open)}>Toggle</Button>
        <Invoice open={open} onOpenChange={(_, details) => details.cancel()} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await pointAt(userEvent, canvas.getByRole("link"));
    await pause(200);
    await expect(screen.queryByText("€1,240.00")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await opened();
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await closed();
  },
};

const open = (trigger: ReactNode, content: ReactNode) => (
  <HoverCard defaultOpen>
    {trigger}
    {content}
  </HoverCard>
);

export const Conforms = conformance({
  HoverCard: withoutElement("it only holds the state", (props) => <Invoice {...props} />),
  "HoverCard.Trigger": (props) => (
    <HoverCard>
      <HoverCard.Trigger href="#invoice-2041" {...props}>
        Invoice 2041
      </HoverCard.Trigger>
    </HoverCard>
  ),
  "HoverCard.Content": (props) =>
    open(
      <HoverCard.Trigger href="#invoice-2041">Invoice 2041</HoverCard.Trigger>,
      <HoverCard.Content {...props}>A payment of €1,240.00, due soon</HoverCard.Content>,
    ),
});
