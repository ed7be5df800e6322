import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoxIcon, InboxIcon, UserPlusIcon } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AtWidth, conformance, inStrictMode, pageAt, withoutFrames } from "#kit";
import { PortalProvider } from "../../lib/portal-provider";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { DropdownMenu } from "../dropdown-menu";
import { type LinkComponentProps, LinkProvider } from "../link";
import { Sidebar } from ".";
import { focusOn, isWide, item, nav, rail, Shell, trigger, width } from "./sidebar.fixture";

const meta = {
  component: Sidebar,
  title: "Behaviour/Sidebar",
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();

/** The trigger and Ctrl+B toggle it. A closed sidebar is inert and takes no space. */
export const OpensAndCloses: Story = {
  decorators: inStrictMode,
  render: () => <Shell onOpenChange={onOpenChange} />,
  play: async ({ canvas, canvasElement, step }) => {
    const button = trigger(canvas);
    await step("the trigger toggles it", async () => {
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toHaveAttribute("aria-controls", nav(canvas).id);
      await userEvent.click(button);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await isWide(canvasElement, 0);
      await expect(canvas.queryByRole("link")).toBeNull();
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step("the shortcut toggles it", async () => {
      await userEvent.keyboard("{Control>}b{/Control}");
      await isWide(canvasElement, 256);
      await expect(onOpenChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard("{Control>}{Shift>}b{/Shift}{/Control}b");
      await expect(onOpenChange).toHaveBeenCalledTimes(2);
    });
    await step("focus inside it moves to the trigger", async () => {
      item(canvas, /Inbox/).focus();
      await userEvent.keyboard("{Control>}b{/Control}");
      await focusOn(button);
      await userEvent.keyboard("{Enter}");
      await isWide(canvasElement, 256);
    });
  },
};

/** In editable rich text, and if a handler prevents it, the shortcut does nothing. */
export const ShortcutElsewhere: Story = {
  parameters: { visual: { skip: "OpensAndCloses has the picture" } },
  render: () => (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: only such an element contains rich text. */}
      <div contentEditable suppressContentEditableWarning role="textbox" tabIndex={0} aria-label="Note">
        Bold text
      </div>
      <Button onKeyDown={(event) => event.preventDefault()}>Own shortcuts</Button>
      <Shell onOpenChange={onOpenChange} />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("textbox", { name: "Note" }).focus();
    await userEvent.keyboard("{Control>}b{/Control}");
    canvas.getByRole("button", { name: "Own shortcuts" }).focus();
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

/** When controlled, it stays as it is until updated. */
export const Controlled: Story = {
  render: () => <Shell open onOpenChange={onOpenChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas));
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(width(canvasElement)).toBe(256);
    await expect(trigger(canvas)).toHaveAttribute("aria-expanded", "true");
  },
};

/**
 * Collapsed to icons, items keep their names and show them in tooltips, and focus stays. A sub-menu opens the sidebar. If
 * it isn't resizable, the rail is for pointers only: a click collapses and opens the sidebar.
 */
export const Icons: Story = {
  render: () => <Shell collapsible="icon" />,
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await expect(canvas.queryByRole("separator")).toBeNull();
    for (const width of [49, 256]) {
      await user.click(rail(canvasElement));
      await isWide(canvasElement, width);
    }
    item(canvas, /Inbox/).focus();
    await user.keyboard("{Control>}b{/Control}");
    await isWide(canvasElement, 49);
    await expect(item(canvas, /Inbox/)).toHaveFocus();
    await user.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Deployments");
    await user.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Inbox"));
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
    await isWide(canvasElement, 256);
    await expect(await canvas.findByRole("link", { name: "Website" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

/** With `collapsible="none"`, it is always open and has no trigger. */
export const AlwaysOpen: Story = {
  render: () => <Shell collapsible="none" defaultOpen={false} onOpenChange={onOpenChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect(onOpenChange).not.toHaveBeenCalled();
    await expect(width(canvasElement)).toBe(256);
    await expect(canvas.queryByRole("button", { name: "Toggle sidebar" })).toBeNull();
  },
};

const onClick = fn();

/**
 * Items are links or buttons. The current page is marked, an action has its own name, and the router's links are used.
 */
export const Items: Story = {
  render: () => (
    <LinkProvider component={({ to, ...rest }) => <a data-router={to} {...rest} />}>
      <Shell>
        <Sidebar.Item icon={InboxIcon} onClick={onClick} action={<Button size="xs">Add</Button>}>
          Alerts
        </Sidebar.Item>
        <Sidebar.Item icon={InboxIcon} aria-disabled onClick={onClick}>
          Audit log
        </Sidebar.Item>
      </Shell>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(item(canvas, "Deployments")).toHaveAttribute("aria-current", "page");
    await expect(item(canvas, "Inbox 12")).not.toHaveAttribute("aria-current");
    await expect(item(canvas, "Inbox 12")).toHaveAttribute("data-router", "#inbox");
    const button = canvas.getByRole("button", { name: "Alerts" });
    await userEvent.click(button);
    await expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Audit log" }));
    await expect(onClick).toHaveBeenCalledTimes(1);
    const action = canvas.getByRole("button", { name: "Add" });
    await userEvent.unhover(button);
    button.focus();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(action.parentElement as Element).opacity).toBe("1"));
    const group = canvas.getByRole("group", { name: "Workspace" });
    await expect(group).toContainElement(button);
  },
};

const onSubMenuChange = fn();

/** Sub-menus expand and collapse. A collapsed one that contains the current page is bold. */
export const SubMenus: Story = {
  render: () => (
    <Shell>
      <Sidebar.SubMenu label="Regions" onOpenChange={onSubMenuChange}>
        <Sidebar.Item href="#fra1" active>
          Frankfurt
        </Sidebar.Item>
      </Sidebar.SubMenu>
      <Sidebar.SubMenu label="Domains" open={false} onOpenChange={onSubMenuChange}>
        <Sidebar.Item href="#example">example.com</Sidebar.Item>
      </Sidebar.SubMenu>
    </Shell>
  ),
  play: async ({ canvas }) => {
    const regions = canvas.getByRole("button", { name: "Regions" });
    await expect(getComputedStyle(regions).fontWeight).toBe("500");
    await userEvent.click(regions);
    await expect(onSubMenuChange).toHaveBeenLastCalledWith(true);
    await expect(await canvas.findByRole("link", { name: "Frankfurt" })).toBeVisible();
    await expect(getComputedStyle(regions).fontWeight).toBe("400");
    await userEvent.click(canvas.getByRole("button", { name: "Domains" }));
    await expect(canvas.getByText("example.com").checkVisibility()).toBe(false);
    regions.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Frankfurt").checkVisibility()).toBe(false));
    await expect(onSubMenuChange).toHaveBeenLastCalledWith(false);
  },
};

/**
 * Long labels are truncated, with the full text as a native tooltip. Many items scroll between header and
 * footer.
 */
export const Content: Story = {
  render: () => (
    <Shell>
      {[
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk 🪚",
        "إدارة المشاريع والفرق",
        "デプロイの履歴",
      ].map((name) => (
        <Sidebar.Item key={name} icon={InboxIcon} href="#long" badge="1,024">
          {name}
        </Sidebar.Item>
      ))}
      {Array.from({ length: 20 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <Sidebar.Item key={index} href="#project">
          Project {index + 1}
        </Sidebar.Item>
      ))}
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    const content = canvasElement.querySelector("[data-slot=sidebar-content]") as HTMLElement;
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    await expect(content.scrollWidth).toBe(content.clientWidth);
    const label = canvasElement.querySelector("[title^=Donau]") as HTMLElement;
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
    const footer = canvasElement.querySelector("[data-slot=sidebar-footer]") as HTMLElement;
    const bottom = canvasElement.querySelector("[data-slot=sidebar]")?.getBoundingClientRect().bottom;
    await expect(footer.getBoundingClientRect().bottom).toBe(bottom);
  },
};

const inRoot = (part: ReactNode) => <Sidebar.Root>{part}</Sidebar.Root>;
const inMenu = (part: ReactNode) => inRoot(<Sidebar.Menu>{part}</Sidebar.Menu>);

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

export const Conforms = conformance({
  "Sidebar.Root": (props) => (
    <Sidebar.Root {...props}>
      <Sidebar />
    </Sidebar.Root>
  ),
  Sidebar: (props) => inRoot(<Sidebar {...props} />),
  "Sidebar.Header": (props) => inRoot(<Sidebar.Header {...props} />),
  "Sidebar.Content": (props) => inRoot(<Sidebar.Content {...props} />),
  "Sidebar.Footer": (props) => inRoot(<Sidebar.Footer {...props} />),
  "Sidebar.Group": (props) =>
    inRoot(
      <Sidebar.Group {...props}>
        <Sidebar.GroupLabel>Workspace</Sidebar.GroupLabel>
      </Sidebar.Group>,
    ),
  "Sidebar.GroupLabel": (props) =>
    inRoot(
      <Sidebar.Group>
        <Sidebar.GroupLabel {...props}>Workspace</Sidebar.GroupLabel>
      </Sidebar.Group>,
    ),
  "Sidebar.Menu": (props) => inRoot(<Sidebar.Menu {...props} />),
  "Sidebar.Item": (props) =>
    inMenu(
      <Sidebar.Item icon={InboxIcon} badge={2} action={<Button size="xs">Add</Button>} {...props}>
        Inbox
      </Sidebar.Item>,
    ),
  "Sidebar.SubMenu": (props) =>
    inMenu(
      <Sidebar.SubMenu icon={InboxIcon} label="Projects" {...props}>
        <Sidebar.Item>Website</Sidebar.Item>
      </Sidebar.SubMenu>,
    ),
  "Sidebar.Trigger": (props) => inRoot(<Sidebar.Trigger {...props} />),
  "Sidebar.Rail": (props) => (
    <Sidebar.Root resizable>
      <Sidebar.Rail {...props} />
    </Sidebar.Root>
  ),
});

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
  parameters: { layout: "padded", a11y: withoutFrames },
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
  parameters: { layout: "padded", a11y: withoutFrames },
  render: () => <Frame width={768} />,
  play: async ({ canvasElement }) => {
    const page = within(await pageAt(canvasElement, 768));
    await waitFor(() => expect(nav(page).offsetWidth).toBe(256));
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};
