import type { Meta, StoryObj } from "@storybook/react-vite";
import { InfoIcon } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { conformance, matrix } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Banner } from ".";

const meta = {
  component: Banner,
  title: "Behaviour/Banner",
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();
const part = (root: HTMLElement, slot: string) =>
  root.querySelector<HTMLElement>(`[data-slot=banner-${slot}]`);

/** An error interrupts, an alert waits for a pause, and other variants aren't announced. */
export const Announced: Story = {
  ...matrix(Banner, "variant", "size"),
  args: { text: "The disk is nearly full." },
  play: async ({ canvasElement }) => {
    const roles = [...canvasElement.querySelectorAll("[data-specimen]")].map((cell) => [
      cell.getAttribute("data-specimen")?.split(" ")[0],
      cell.querySelector("[data-slot=banner]")?.getAttribute("role"),
    ]);
    const of = { default: null, success: null, alert: "status", error: "alert", secondary: null };
    for (const [cell, role] of roles) {
      await expect(role).toBe(of[cell?.split("=")[1] as keyof typeof of]);
    }
  },
};

/** Each variant has an icon. The `icon` prop replaces it, and `null` removes it. Screen readers don't read it. */
export const Icons: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      <Banner variant="alert" id="own">
        The disk is nearly full.
      </Banner>
      <Banner variant="error" icon={InfoIcon} id="component">
        The disk is full.
      </Banner>
      <Banner variant="error" icon={<InfoIcon data-testid="element" />} id="element">
        The disk is full.
      </Banner>
      <Banner variant="error" icon={null} id="none">
        The disk is full.
      </Banner>
      <Banner id="default">The disk was replaced.</Banner>
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    const iconsIn = (id: string) => [...canvasElement.querySelectorAll(`#${id} svg`)];
    for (const id of ["own", "component", "element", "default"]) {
      await expect(iconsIn(id)).toHaveLength(1);
      await expect(iconsIn(id)[0]).toHaveAttribute("aria-hidden", "true");
    }
    await expect(iconsIn("element")[0]).toBe(canvas.getByTestId("element"));
    await expect(iconsIn("none")).toEqual([]);
  },
};

/**
 * A structured banner has the title above the description and the action beside both. The action works like any
 * button.
 */
export const Structured: Story = {
  args: {
    variant: "error",
    title: "The export failed",
    description: "The server did not answer.",
    action: (
      <>
        <Banner.Action onClick={onRetry}>Retry</Banner.Action>
        <Banner.Action variant="ghost">Dismiss</Banner.Action>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole("alert"));
    const box = (text: string) => banner.getByText(text).getBoundingClientRect();
    await expect(box("The server did not answer.").top).toBeGreaterThanOrEqual(
      box("The export failed").bottom,
    );
    await expect(banner.getAllByRole("button").map((each) => each.textContent)).toEqual(["Retry", "Dismiss"]);
    await expect(box("Retry").left).toBeGreaterThanOrEqual(box("The export failed").right);
    await userEvent.click(banner.getByRole("button", { name: "Retry" }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

/** In a simple banner, children take precedence over text, and an action isn't shown. A warning says so. */
export const SimpleMode: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      <Banner text="A string" />
      <Banner text="A string">Children</Banner>
      <Banner action={<Banner.Action>Retry</Banner.Action>}>No action</Banner>
      <Banner title="Only the title">Children</Banner>
    </div>
  ),
  parameters: { console: { expect: [/ignores its action/, /ignores its children and text/] } },
  play: async ({ canvas, canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll("[data-slot=banner]")].map((each) => each.textContent);
    await expect(texts).toEqual(["A string", "Children", "No action", "Only the title"]);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** If less than 240 px remain beside the actions, they move below the text. Nothing overflows. */
export const Wraps: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      {["w-140", "w-72"].map((width) => (
        <Banner
          key={width}
          className={width}
          variant="alert"
          title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
          description="🪚 التخزين ممتلئ تقريبًا 空き容量が残りわずかです"
          action={
            <>
              <Banner.Action>Add space</Banner.Action>
              <Banner.Action variant="ghost">Show the largest files of everyone</Banner.Action>
            </>
          }
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const banner of canvasElement.querySelectorAll<HTMLElement>("[data-slot=banner]")) {
      await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
      const [text, actions] = [part(banner, "text"), part(banner, "actions")].map((each) =>
        each?.getBoundingClientRect(),
      );
      if (!text || !actions) throw new Error("no text or no actions");
      await expect(actions.right).toBeLessThanOrEqual(banner.getBoundingClientRect().right - 16);
      if (banner.offsetWidth < 300) await expect(actions.top).toBeGreaterThan(text.bottom);
    }
  },
};

/** `sm` places the action inline after the description, 20 px high and underlined like a link. */
export const Inline: Story = {
  args: {
    size: "sm",
    variant: "alert",
    description: "Nearly full.",
    action: <Banner.Action onClick={onRetry}>Add space</Banner.Action>,
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole("button", { name: "Add space" });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    action.blur();
    await userEvent.click(action);
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

/** In a neutral banner, the inline action has the color of links. */
export const InlineNeutral: Story = {
  render: () => (
    <Banner
      size="sm"
      variant="secondary"
      description="Read only."
      action={<Banner.Action>Ask for access</Banner.Action>}
    />
  ),
};

/** In a narrow space, the link doesn't break and wraps to the start of the next line. */
export const NarrowSpace: Story = {
  args: {
    size: "sm",
    className: "w-44",
    description: "You have used it up.",
    action: <Banner.Action>Add minutes</Banner.Action>,
  },
};

/** An action has the color of its banner. */
export const Accent: Story = matrix(Banner, "variant", "size", {
  props: () => ({
    title: "The plan was changed",
    action: <Banner.Action variant="primary">Review</Banner.Action>,
  }),
});

export const Conforms = conformance({
  Banner: (props) => (
    <Banner
      icon={CheckIcon}
      title="The plan ends on Friday."
      description="Renew it by then."
      action={<Banner.Action>Renew</Banner.Action>}
      {...props}
    />
  ),
  "Banner.Action": (props) => (
    <Banner title="The plan ends on Friday." action={<Banner.Action {...props}>Renew</Banner.Action>} />
  ),
});
