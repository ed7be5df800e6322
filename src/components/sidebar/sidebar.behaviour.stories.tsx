import type { Meta, StoryObj } from "@storybook/react-vite";
import { InboxIcon } from "lucide-react";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, inStrictMode } from "#kit";
import { Button } from "../button";
import { LinkProvider } from "../link";
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
