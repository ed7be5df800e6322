import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { Collapsible, type CollapsibleRootProps } from ".";
import { Details, panelIn, trigger } from "./collapsible.fixture";

const meta = {
  component: Collapsible as unknown as ComponentType<CollapsibleRootProps>,
  title: "Behaviour/Collapsible/Look",
  tags: ["!autodocs"],
} satisfies Meta<ComponentType<CollapsibleRootProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The height animates for the duration of the token, and content is clipped only during the animation. With
 * reduced motion, it doesn't animate.
 */
export const Motion: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Details defaultOpen />
      <div data-motion="reduced">
        <Details defaultOpen />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=collapsible-default-panel]")];
    const probe = document.createElement("i");
    panels[0]?.before(probe);
    probe.style.transitionDuration = "var(--kerf-duration-height)";
    const [moving, still] = panels.map((panel) => getComputedStyle(panel));
    await expect(moving?.transitionProperty).toBe("height");
    await expect(moving?.transitionDuration).toBe(getComputedStyle(probe).transitionDuration);
    await expect(Number.parseFloat(still?.transitionDuration ?? "1")).toBeLessThan(0.001);
    await expect(moving?.overflow).toBe("visible");
    panels[0]?.style.setProperty("--collapsible-panel-height", "20px");
    await expect(moving?.overflow).toBe("hidden");
    panels[0]?.style.setProperty("--collapsible-panel-height", "auto");
    probe.remove();
  },
};

/** The animated height matches the panel's final height, including inner margins, so nothing jumps. */
export const HeightIsExact: Story = {
  render: () => (
    <Details>
      <p>Some text.</p>
      <p>Some more.</p>
    </Details>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights: string[] = [];
    const watch = new MutationObserver(() => {
      heights.push(panelIn(canvasElement)?.style.getPropertyValue("--collapsible-panel-height") ?? "");
    });
    watch.observe(canvasElement, { attributes: true, childList: true, subtree: true });
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(heights.at(-1)).toBe("auto"));
    watch.disconnect();
    const numbers = new Set(heights.filter((height) => height.endsWith("px")));
    await expect([...numbers]).toEqual([`${panelIn(canvasElement)?.offsetHeight}px`]);
  },
};

/** While closed, the chevron points in the reading direction. While open, it points down. */
export const Chevron: Story = {
  render: () => (
    <>
      <Details />
      <div dir="rtl">
        <Details />
      </div>
      <Details defaultOpen />
    </>
  ),
  play: async ({ canvasElement }) => {
    const chevrons = canvasElement.querySelectorAll("[data-slot=collapsible-chevron]");
    await expect([...chevrons].map((each) => getComputedStyle(each).rotate)).toEqual([
      "-90deg",
      "90deg",
      "0deg",
    ]);
  },
};

/** Unstyled parts: a trigger rendered as a Button, and one that isn't a button but has its keyboard behavior. */
export const Rendered: Story = {
  render: () => (
    <>
      <Collapsible.Root className="mb-4" id="first">
        <Collapsible.Trigger render={<Button>More</Button>} />
        <Collapsible.Panel className="bg-recessed">Bare</Collapsible.Panel>
      </Collapsible.Root>
      <Collapsible.Root>
        <Collapsible.Trigger render={<span />} nativeButton={false}>
          Own element
        </Collapsible.Trigger>
        <Collapsible.Panel>Opened by keys</Collapsible.Panel>
      </Collapsible.Root>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(await canvas.findByText("Bare")).toHaveAttribute("data-slot", "collapsible-panel");
    await expect(canvasElement.querySelector("#first")).toHaveAttribute("data-slot", "collapsible-root");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Opened by keys")).toBeVisible();
  },
};

/** Long words, other scripts, and one inside another. */
export const Content: Story = {
  render: () => (
    <div className="w-64">
      <Collapsible.Root defaultOpen>
        <Collapsible.DefaultTrigger>
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 🪚 التفاصيل 詳細
        </Collapsible.DefaultTrigger>
        <Collapsible.DefaultPanel>
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
          <Details defaultOpen>One within another.</Details>
        </Collapsible.DefaultPanel>
      </Collapsible.Root>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll("[data-slot^=collapsible]:not(svg)")) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
  },
};
