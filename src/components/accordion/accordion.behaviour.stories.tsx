import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { conformance, Held, inStrictMode } from "#kit";
import { Button } from "../button";
import { Accordion } from ".";
import { opened, Settings, trigger } from "./accordion.fixture";

const meta = {
  component: Accordion,
  title: "Behaviour/Accordion",
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const onValueChange = fn();

/** With `multiple`, items open and close independently. */
export const Multiple: Story = {
  render: () => <Settings multiple onValueChange={onValueChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas, "Domain"));
    await userEvent.click(trigger(canvas, "Build"));
    await opened(canvasElement, "Build", "Domain");
    await expect(onValueChange).toHaveBeenLastCalledWith(["Domain", "Build"], expect.anything());
    await userEvent.click(trigger(canvas, "Domain"));
    await opened(canvasElement, "Build");
  },
};

/**
 * Opening an item closes the other. A second press closes it, and focus stays on its trigger. Without `keepMounted`, closing
 * removes the content. By keyboard: Tab moves to the triggers and into an open panel, Enter and Space open and close.
 */
export const Keyboard: Story = {
  render: () => <Settings onValueChange={onValueChange} />,
  play: async ({ canvas, canvasElement }) => {
    const pressed = expect.objectContaining({ reason: "trigger-press" });
    await userEvent.click(trigger(canvas, "Build"));
    await opened(canvasElement, "Build");
    await expect(onValueChange).toHaveBeenLastCalledWith(["Build"], pressed);
    await userEvent.type(canvas.getByRole("textbox"), "birch");
    await userEvent.click(trigger(canvas, "Domain"));
    await opened(canvasElement, "Domain");
    await expect(canvas.queryByRole("textbox", { name: "Build note", hidden: true })).toBeNull();
    await expect(onValueChange).toHaveBeenLastCalledWith(["Domain"], pressed);
    await userEvent.click(trigger(canvas, "Domain"));
    await opened(canvasElement);
    await expect(onValueChange).toHaveBeenLastCalledWith([], pressed);
    await expect(onValueChange).toHaveBeenCalledTimes(3);
    await expect(trigger(canvas, "Domain")).toHaveFocus();
    trigger(canvas, "Domain").blur();
    await userEvent.tab();
    await expect(trigger(canvas, "Build")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await opened(canvasElement, "Build");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Build note" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Build note" })).toHaveValue("");
    await userEvent.tab();
    await expect(trigger(canvas, "Domain")).toHaveFocus();
    await userEvent.keyboard(" ");
    await opened(canvasElement, "Domain");
    // The disabled trigger is skipped.
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("textbox", { name: "Domain note" })).toHaveFocus();
  },
};

/** Each trigger is in a heading of the requested level, exposes whether it is open, and names its panel. */
export const Structure: Story = {
  render: () => <Settings headingLevel={4} defaultValue={["Build"]} />,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading", { level: 4 });
    await expect(headings.map((each) => each.textContent)).toEqual(["Build", "Domain", "Regions"]);
    const region = canvas.getByRole("group", { name: "Build" });
    await expect(trigger(canvas, "Build")).toHaveAttribute("aria-controls", region.id);
    await expect(trigger(canvas, "Build")).toHaveAttribute("data-panel-open");
    await expect(trigger(canvas, "Domain")).toHaveAttribute("aria-expanded", "false");
    await expect(trigger(canvas, "Domain")).not.toHaveAttribute("aria-controls");
  },
};

/** With `keepMounted`, typed text is kept, and find-in-page opens a closed item. */
export const FoundInPage: Story = {
  render: () => <Settings keepMounted defaultValue={["Build"]} onValueChange={onValueChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Build note" }), "birch");
    const domain = canvasElement.querySelector("#Domain-note")?.closest("[role=group]");
    await waitFor(() => expect(domain).toHaveAttribute("hidden", "until-found"));
    // Scripts can't use find-in-page. Navigating to an anchor inside the panel opens it in the same way.
    window.location.hash = "Domain-note";
    await opened(canvasElement, "Domain");
    await expect(onValueChange).toHaveBeenLastCalledWith(["Domain"], expect.anything());
    history.replaceState(history.state, "", window.location.pathname + window.location.search);
    await userEvent.click(trigger(canvas, "Build"));
    await opened(canvasElement, "Build");
    await expect(canvas.getByRole("textbox", { name: "Build note" })).toHaveValue("birch");
  },
};

/** A controlled value that doesn't change keeps the items as they are, in StrictMode too. */
export const ControlledStays: Story = {
  decorators: inStrictMode,
  render: () => <Settings value={["Build"]} onValueChange={onValueChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas, "Domain"));
    await expect(onValueChange).toHaveBeenLastCalledWith(["Domain"], expect.anything());
    await opened(canvasElement, "Build");
  },
};

/** Updating the controlled value from elsewhere opens and closes items. */
export const ControlledMoves: Story = {
  decorators: inStrictMode,
  render: () => (
    <Held<string[]> initial={[]} buttons={{ "Show domain": ["Domain"] }} button={Button}>
      {(value, setValue) => <Settings multiple value={value} onValueChange={setValue} />}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas, "Build"));
    await opened(canvasElement, "Build");
    await userEvent.click(canvas.getByRole("button", { name: "Show domain" }));
    await opened(canvasElement, "Domain");
  },
};

/** `details.cancel()` prevents the change of an uncontrolled accordion. */
export const Canceled: Story = {
  render: () => (
    <Settings
      defaultValue={["Build"]}
      onValueChange={(value, details) => value.length === 0 && details.cancel()}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(trigger(canvas, "Build"));
    await opened(canvasElement, "Build");
    await userEvent.click(trigger(canvas, "Domain"));
    await opened(canvasElement, "Domain");
  },
};

/** A disabled item or accordion stays as it is, and its triggers can't be focused. */
export const Disabled: Story = {
  render: () => (
    <>
      <Settings defaultValue={["Regions"]} />
      <hr />
      <Settings disabled onValueChange={onValueChange} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const each of canvas.getAllByRole("button").slice(2)) {
      await userEvent.click(each, { pointerEventsCheck: 0 });
      await expect(each).toBeDisabled();
    }
    await opened(canvasElement, "Regions");
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

/** Long words, other scripts, and one accordion inside another. */
export const Content: Story = {
  render: () => (
    <div className="w-64">
      <Accordion variant="outline" defaultValue={["long"]}>
        <Accordion.Item value="long">
          <Accordion.Trigger>
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 🪚 التفاصيل 詳細
          </Accordion.Trigger>
          <Accordion.Panel>
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
            <Settings headingLevel={4} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll("[data-slot^=accordion]:not(svg)")) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
  },
};

/** The animated height matches the panel's final height, so nothing jumps when the animation ends. */
export const HeightIsExact: Story = {
  render: () => <Settings />,
  play: async ({ canvas, canvasElement }) => {
    const heights: string[] = [];
    const panel = () => canvasElement.querySelector<HTMLElement>("[data-slot=accordion-panel]");
    const watch = new MutationObserver(() => {
      heights.push(panel()?.style.getPropertyValue("--accordion-panel-height") ?? "");
    });
    watch.observe(canvasElement, { attributes: true, childList: true, subtree: true });
    await userEvent.click(trigger(canvas, "Build"));
    await waitFor(() => expect(heights.at(-1)).toBe("auto"));
    watch.disconnect();
    const numbers = new Set(heights.filter((height) => height.endsWith("px")));
    await expect([...numbers]).toEqual([`${panel()?.offsetHeight}px`]);
  },
};

const withItem = (trigger: object, panel?: object, item?: object, root?: object) => (
  <Accordion {...root}>
    <Accordion.Item value="billing" {...item}>
      <Accordion.Trigger {...trigger}>Billing</Accordion.Trigger>
      {panel && <Accordion.Panel {...panel}>The next invoice is due on March 1.</Accordion.Panel>}
    </Accordion.Item>
  </Accordion>
);

export const Conforms = conformance({
  Accordion: (props) => withItem({}, undefined, {}, props),
  "Accordion.Item": (props) => withItem({}, undefined, props),
  "Accordion.Trigger": (props) => withItem(props),
  "Accordion.Panel": (props) => withItem({}, props, {}, { defaultValue: ["billing"] }),
});
