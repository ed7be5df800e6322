import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoxIcon, UserPlusIcon } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, pageAt, withoutFrames } from "#kit";
import { PortalProvider } from "../../lib/portal-provider";
import { Dialog } from "../dialog";
import { DropdownMenu } from "../dropdown-menu";
import { type LinkComponentProps, LinkProvider } from "../link";
import { Sidebar } from ".";
import { nav, Shell, trigger } from "./sidebar.fixture";

const meta = {
  component: Sidebar,
  title: "Behaviour/Sidebar",
  parameters: { a11y: withoutFrames },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();

/** A link inside the application that doesn't navigate the frame. */
function RouterLink({ to, onClick, ...rest }: LinkComponentProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  // biome-ignore lint/a11y: the props contain the destination
  return <a {...rest} onClick={go} />;
}

/** The application in a frame, into which the drawer is rendered. */
function Frame({ width }: { width: number }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <AtWidth width={width}>
      <div ref={setBody} className="h-96">
        {body && (
          <PortalProvider container={body}>
            <LinkProvider component={RouterLink}>
              <Shell onOpenChange={onOpenChange}>
                <DropdownMenu>
                  <DropdownMenu.Trigger render={<Sidebar.Item icon={BoxIcon}>Switch team</Sidebar.Item>} />
                  <DropdownMenu.Content>
                    <DropdownMenu.Item>Acme</DropdownMenu.Item>
                  </DropdownMenu.Content>
                </DropdownMenu>
                <Dialog.Root>
                  <Dialog.Trigger render={<Sidebar.Item icon={UserPlusIcon}>Invite</Sidebar.Item>} />
                  <Dialog>
                    <Dialog.Title>Invite</Dialog.Title>
                    <Dialog.Close>Close</Dialog.Close>
                  </Dialog>
                </Dialog.Root>
              </Shell>
            </LinkProvider>
          </PortalProvider>
        )}
      </div>
    </AtWidth>
  );
}

/** Below 768 px, it is a drawer, initially closed. Selecting a page closes it, and focus returns. */
export const Drawer: Story = {
  render: () => <Frame width={767} />,
  play: async ({ canvasElement, step }) => {
    const page = within(await pageAt(canvasElement, 767));
    const button = await waitFor(() => trigger(page));
    await expect(page.queryByRole("navigation")).toBeNull();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    const open = async () => {
      await userEvent.click(button);
      const drawer = await page.findByRole("dialog", { name: "Main" });
      await waitFor(() => expect(drawer).not.toHaveAttribute("data-starting-style"));
      return drawer;
    };
    const closed = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await step("is one landmark, in a dialog", async () => {
      const drawer = await open();
      await expect(within(drawer).getAllByRole("navigation")).toEqual([nav(page)]);
      await expect(drawer.offsetWidth).toBe(288);
    });
    await step("closes on a click on a link", async () => {
      await userEvent.click(page.getByRole("link", { name: "Inbox 12" }));
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("stays open when a sub-menu toggles", async () => {
      const drawer = await open();
      await userEvent.click(page.getByRole("button", { name: "Projects" }));
      await page.findByRole("link", { name: "Website" });
      await expect(drawer).toHaveAttribute("data-open");
    });
    await step("stays open when a menu opens", async () => {
      const opener = page.getByRole("button", { name: "Switch team" });
      await userEvent.click(opener);
      await userEvent.click(await page.findByRole("menuitem", { name: "Acme" }));
      await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
      await page.findByRole("dialog", { name: "Main" });
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step("stays open when Escape closes a menu or a dialog in it, and closes last", async () => {
      const user = userEvent.setup({ document: button.ownerDocument });
      const invite = page.getByRole("button", { name: "Invite" });
      invite.focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(page.getByRole("button", { name: "Close" })).toHaveFocus());
      await user.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("dialog", { name: "Invite" })).toBeNull());
      await waitFor(() => expect(invite).toHaveFocus());
      await user.tab({ shift: true });
      await user.keyboard("{Enter}");
      await waitFor(() => expect(page.getByRole("menuitem", { name: "Acme" })).toHaveFocus());
      await user.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(page.getByRole("button", { name: "Switch team" })).toHaveFocus());
      await page.findByRole("dialog", { name: "Main" });
      await user.keyboard("{Escape}");
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
    // For axe and the snapshots.
    await open();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

/** From 768 px, it is next to the page. */
export const Wide: Story = {
  render: () => <Frame width={768} />,
  play: async ({ canvasElement }) => {
    const page = within(await pageAt(canvasElement, 768));
    await waitFor(() => expect(nav(page).offsetWidth).toBe(256));
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};
