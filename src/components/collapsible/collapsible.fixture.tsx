import { expect, waitFor } from "storybook/test";
import { Input } from "../input";
import { Collapsible, type CollapsibleDefaultPanelProps, type CollapsibleRootProps } from ".";

/** A default trigger and panel, with a field in the panel by default. */
export function Details({
  keepMounted,
  children,
  ...root
}: CollapsibleRootProps & Partial<CollapsibleDefaultPanelProps>) {
  return (
    <Collapsible.Root {...root}>
      <Collapsible.DefaultTrigger>Details</Collapsible.DefaultTrigger>
      <Collapsible.DefaultPanel keepMounted={keepMounted}>
        {children ?? <Input aria-label="Note" />}
      </Collapsible.DefaultPanel>
    </Collapsible.Root>
  );
}

/** The trigger of Details. */
export const trigger = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole("button", { name: "Details" });
/** The panel, visible or not. */
export const panelIn = (root: HTMLElement) =>
  root.querySelector<HTMLElement>("[data-slot=collapsible-default-panel]");
/** Waits until the panel is removed. */
export const folded = (root: HTMLElement) => waitFor(() => expect(panelIn(root)).toBeNull());
/** Waits until the panel is hidden but still in the page. */
export const hidden = (root: HTMLElement) =>
  waitFor(() => expect(panelIn(root)).toHaveAttribute("hidden", "until-found"));
