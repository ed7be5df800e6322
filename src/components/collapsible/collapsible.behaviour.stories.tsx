import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType, ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, Held, inStrictMode, withoutElement } from "#kit";
import { Button } from "../button";
import { Input } from "../input";
import { Collapsible, type CollapsibleRootProps } from ".";
import { Details, folded, hidden, panelIn, trigger } from "./collapsible.fixture";

const meta = {
  component: Collapsible as unknown as ComponentType<CollapsibleRootProps>,
  title: "Behaviour/Collapsible",
} satisfies Meta<ComponentType<CollapsibleRootProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn();

/**
 * Click, Enter and Space open and close it. The trigger says whether it is open and what it controls. Without `keepMounted`,
 * closing removes the content, and opening restores its initial state.
 */
export const OpensAndCloses: Story = {
  render: () => <Details />,
  play: async ({ canvas, canvasElement, step }) => {
    const button = trigger(canvas);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).not.toHaveAttribute("aria-controls");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const press of [
      () => userEvent.click(button),
      () => userEvent.keyboard("{Enter}"),
      () => userEvent.keyboard(" "),
    ]) {
      await step("opens", async () => {
        await press();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        const note = await canvas.findByRole("textbox", { name: "Note" });
        await expect(button).toHaveAttribute("aria-controls", panelIn(canvasElement)?.id);
        await expect(note).toHaveValue("");
        await userEvent.type(note, "birch");
        button.focus();
      });
      await step("closes and keeps focus", async () => {
        await press();
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await folded(canvasElement);
        await expect(button).toHaveFocus();
      });
    }
  },
};

/** With `keepMounted`, typed text is kept. While closed, it is invisible, not focusable and not read. */
export const KeepsTypedText: Story = {
  render: () => <Details defaultOpen keepMounted />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "birch");
    await userEvent.click(trigger(canvas));
    await hidden(canvasElement);
    await expect(panelIn(canvasElement)?.getBoundingClientRect().height).toBe(0);
    await expect(
      panelIn(canvasElement)?.querySelector("input")?.checkVisibility({ contentVisibilityAuto: true }),
    ).toBe(false);
    await userEvent.tab();
    await expect(canvasElement.querySelector("input")).not.toHaveFocus();
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Note" })).toBeVisible());
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue("birch");
  },
};

/** Find-in-page opens it, and the caller is notified as for any other opening. */
export const FoundInPage: Story = {
  render: () => (
    <Details keepMounted onOpenChange={onOpenChange}>
      <Input aria-label="Note" id="found" />
    </Details>
  ),
  play: async ({ canvas, canvasElement }) => {
    await hidden(canvasElement);
    // Scripts can't use find-in-page. Navigating to an anchor inside the panel opens it in the same way.
    window.location.hash = "found";
    await waitFor(() => expect(trigger(canvas)).toHaveAttribute("aria-expanded", "true"));
    await expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.anything());
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Note" })).toBeVisible());
    history.replaceState(history.state, "", window.location.pathname + window.location.search);
  },
};

/** If the caller keeps it closed, neither finding nor pressing opens it. */
export const ControlledStays: Story = {
  decorators: inStrictMode,
  render: () => <Details open={false} keepMounted onOpenChange={onOpenChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas));
    await expect(onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: "trigger-press" }),
    );
    await expect(trigger(canvas)).toHaveAttribute("aria-expanded", "false");
    await hidden(canvasElement);
  },
};

/** If the caller updates the state, it opens and closes, also from elsewhere and in StrictMode. */
export const ControlledMoves: Story = {
  decorators: inStrictMode,
  render: () => (
    <Held<boolean> initial={false} buttons={{ "Close it": false }} button={Button}>
      {(open, setOpen) => <Details open={open} onOpenChange={setOpen} />}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas));
    await canvas.findByRole("textbox", { name: "Note" });
    await userEvent.click(canvas.getByRole("button", { name: "Close it" }));
    await expect(trigger(canvas)).toHaveAttribute("aria-expanded", "false");
    await folded(canvasElement);
    await userEvent.click(trigger(canvas));
    await canvas.findByRole("textbox", { name: "Note" });
  },
};

/** When disabled, it stays as it is, and its trigger can't be pressed or focused. */
export const Disabled: Story = {
  render: () => <Details disabled onOpenChange={onOpenChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas), { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(trigger(canvas)).not.toHaveFocus();
    await expect(trigger(canvas)).toBeDisabled();
    await expect(onOpenChange).not.toHaveBeenCalled();
    await expect(panelIn(canvasElement)).toBeNull();
  },
};

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

const inRoot = (part: ReactNode, props?: object) => <Collapsible.Root {...props}>{part}</Collapsible.Root>;
const isOpen = { defaultOpen: true };

export const Conforms = conformance({
  Collapsible: withoutElement("it is only a namespace for its parts", () => null),
  "Collapsible.Root": (props) => inRoot(<Collapsible.DefaultTrigger>More</Collapsible.DefaultTrigger>, props),
  "Collapsible.Trigger": (props) => inRoot(<Collapsible.Trigger {...props}>More</Collapsible.Trigger>),
  "Collapsible.Panel": (props) => inRoot(<Collapsible.Panel {...props}>Saws</Collapsible.Panel>, isOpen),
  "Collapsible.DefaultTrigger": (props) =>
    inRoot(<Collapsible.DefaultTrigger {...props}>More</Collapsible.DefaultTrigger>),
  "Collapsible.DefaultPanel": (props) =>
    inRoot(<Collapsible.DefaultPanel {...props}>Saws</Collapsible.DefaultPanel>, isOpen),
});
