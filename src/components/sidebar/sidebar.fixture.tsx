import { BoxIcon, InboxIcon, LayersIcon, UsersIcon } from "lucide-react";
import { waitFor, type within } from "storybook/test";
import { Sidebar, type SidebarRootProps } from ".";

export { focusOn } from "#kit";

type Canvas = ReturnType<typeof within>;

/** The sidebar of the behavior stories, 24 rem high. */
export function Shell({ children, ...root }: SidebarRootProps) {
  const page = (
    <main className="min-w-0 flex-1 p-4">
      <Sidebar.Trigger />
    </main>
  );
  return (
    <Sidebar.Root className="h-96 min-h-0 border border-line" {...root}>
      {root.side === "inline-end" && page}
      <Sidebar>
        <Sidebar.Header>Acme Cloud</Sidebar.Header>
        <Sidebar.Content>
          <Sidebar.Group>
            <Sidebar.GroupLabel>Workspace</Sidebar.GroupLabel>
            <Sidebar.Menu>
              <Sidebar.Item icon={InboxIcon} href="#inbox" badge={12}>
                Inbox
              </Sidebar.Item>
              <Sidebar.Item icon={BoxIcon} href="#deployments" active>
                Deployments
              </Sidebar.Item>
              <Sidebar.SubMenu icon={LayersIcon} label="Projects">
                <Sidebar.Item href="#website">Website</Sidebar.Item>
              </Sidebar.SubMenu>
              {children}
            </Sidebar.Menu>
          </Sidebar.Group>
        </Sidebar.Content>
        <Sidebar.Footer>
          <Sidebar.Menu>
            <Sidebar.Item icon={UsersIcon}>Members</Sidebar.Item>
          </Sidebar.Menu>
        </Sidebar.Footer>
        <Sidebar.Rail />
      </Sidebar>
      {root.side !== "inline-end" && page}
    </Sidebar.Root>
  );
}

export const nav = (canvas: Canvas) => canvas.getByRole("navigation", { name: "Main" });
export const trigger = (canvas: Canvas) => canvas.getByRole("button", { name: "Toggle sidebar" });
export const item = (canvas: Canvas, name: string | RegExp) => canvas.getByRole("link", { name });
export const rail = (root: HTMLElement) => root.querySelector("[data-slot=sidebar-rail]") as HTMLElement;
export const width = (root: HTMLElement) =>
  (root.querySelector("[data-slot=sidebar]") as HTMLElement).offsetWidth;

/** Waits until the sidebar has this width. */
export const isWide = (root: HTMLElement, px: number) =>
  waitFor(() => {
    const actual = width(root);
    if (actual !== px) throw new Error(`The sidebar is ${actual} px wide, not ${px}.`);
  });
