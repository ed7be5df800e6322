import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { everyValue, exampleStory, focusOn, OverlayFrame } from "#kit";
import { Button } from "../button";
import { Drawer } from ".";
import * as examples from "./drawer.examples";

const meta = {
  component: Drawer,
  title: "Components/Drawer",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <>
    <Drawer.Title>Filters</Drawer.Title>
    <Drawer.Description>Deployments of the last 30 days.</Drawer.Description>
    <Drawer.Close render={<Button>Reset</Button>} />
    <Drawer.Close render={<Button variant="primary">Apply</Button>} />
  </>
);

export const Playground: Story = {
  args: { children: content },
  render: (args) => (
    <Drawer.Root>
      <Drawer.Trigger render={<Button>Filters</Button>} />
      <Drawer {...args} />
    </Drawer.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await screen.findByRole("dialog", { name: "Filters" });
  },
};

export const Sides: Story = {
  ...(everyValue(Drawer.Root, "side", {
    render: (props) => (
      <OverlayFrame className="h-60 w-150">
        <Drawer.Root {...props} open modal={false}>
          <Drawer size={props.side?.startsWith("inline") ? 280 : "auto"} initialFocus={false}>
            {content}
          </Drawer>
        </Drawer.Root>
      </OverlayFrame>
    ),
  }) as Story),
  play: async ({ canvasElement }) => {
    const isRtl = getComputedStyle(canvasElement).direction === "rtl";
    const edges = {
      "inline-end": isRtl ? "left" : "right",
      "inline-start": isRtl ? "right" : "left",
      top: "top",
      bottom: "bottom",
    } as const;
    for (const [side, edge] of Object.entries(edges)) {
      const specimen = canvasElement.querySelector<HTMLElement>(`[data-specimen="Drawer.Root.side=${side}"]`);
      const drawer = await within(specimen as HTMLElement).findByRole("dialog", { name: "Filters" });
      const viewport = drawer.parentElement as HTMLElement;
      const [inner, outer] = [drawer, viewport].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      await expect(inner[edge]).toBe(outer[edge]);
    }
  },
};

/** A width in px, or the width of the content. */
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {([280, "auto"] as const).map((size) => (
        <div key={size} data-specimen={`Drawer.size=${size}`}>
          <OverlayFrame className="h-60 w-150">
            <Drawer.Root open modal={false}>
              <Drawer size={size} initialFocus={false}>
                {content}
              </Drawer>
            </Drawer.Root>
          </OverlayFrame>
        </div>
      ))}
    </div>
  ),
  play: async () => {
    for (const title of screen.getAllByRole("heading", { name: "Filters" })) {
      await expect(title.offsetHeight).toBeLessThan(40);
    }
  },
};

/** At its first and at its highest snap point. */
export const SnapPoints: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {[168, 0.9].map((point) => (
        <OverlayFrame key={point} className="h-72 w-80">
          <Drawer.Root open modal={false} side="bottom" snapPoints={[168, 0.9]} defaultSnapPoint={point}>
            <Drawer initialFocus={false}>{content}</Drawer>
          </Drawer.Root>
        </OverlayFrame>
      ))}
    </div>
  ),
};

export const InvoiceDetails: Story = exampleStory(examples, "InvoiceDetails", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "View invoice" }));
  const drawer = await screen.findByRole("dialog", { name: "Invoice 2048" });
  await expect(drawer).toHaveAccessibleDescription("Due on March 1. Sent to billing@example.com.");
});

export const InviteMember: Story = exampleStory(examples, "InviteMember", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Invite a member" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "ada@example.com{Enter}");
  await canvas.findByText("Invited: ada@example.com");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(canvas.getByRole("button", { name: "Invite a member" }));
  await screen.findByRole("dialog", { name: "Invite a member" });
});

export const NearbyStops: Story = exampleStory(examples, "NearbyStops", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Nearby stops" }));
  await screen.findByRole("dialog", { name: "Nearby stops" });
});

export const Inspector: Story = exampleStory(examples, "Inspector", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Inspect" }));
  await screen.findByRole("dialog", { name: "Header" });
  await focusOn(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(canvas.getByRole("button", { name: "Footer" }));
  await screen.findByRole("dialog", { name: "Footer" });
});
