import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { withoutCss } from "#kit";
import { ClipboardText, type ClipboardTextProps } from "../components/clipboard-text";
import { Field } from "../components/field";
import { Input } from "../components/input";

const meta = {
  component: ClipboardText,
  title: "Behaviour/Tips without anchors",
  parameters: { visual: { skip: "it looks the same as with anchor positioning" } },
} satisfies Meta<typeof ClipboardText>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, "args">;

const tipOf = (button: HTMLElement) => button.nextElementSibling as HTMLElement;
const isOpen = (button: HTMLElement) => tipOf(button).matches(":popover-open");

/** Waits for two frames, because the script places tips in each frame. */
const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The position of the tip relative to its button's corner, in whole px. */
function place(button: HTMLElement) {
  const [from, at] = [button.getBoundingClientRect(), tipOf(button).getBoundingClientRect()];
  return [at.left - from.left, at.top - from.top, at.width, at.height].map(Math.round);
}

/** Shows each button's tip, one after the other, and returns their positions. */
async function places(element: HTMLElement) {
  const found: number[][] = [];
  for (const button of element.querySelectorAll<HTMLElement>("button:has(+ [popover])")) {
    button.focus({ preventScroll: true });
    await waitFor(() => expect(isOpen(button)).toBe(true));
    await nextFrames();
    found.push(place(button));
    button.blur();
    await waitFor(() => expect(isOpen(button)).toBe(false));
  }
  return found;
}

/** Compares the positions of tips without some CSS features with those from CSS anchor positioning. */
const comparePlaces =
  (...missing: string[]): Story["play"] =>
  async ({ canvasElement }) => {
    const expected = await places(canvasElement);
    await expect(expected.length).toBeGreaterThan(8);
    const restore = withoutCss(...missing);
    try {
      const measured = await places(canvasElement);
      await expect(measured).toEqual(expected);
    } finally {
      restore();
    }
  };

const anchors = ["anchor-name", "anchor-scope", "position-area"];

/** Renders its children at each corner and edge of the window, and in its center. */
function Everywhere({ children, dir }: { children: ReactNode; dir?: "rtl" }) {
  return ["start", "center", "end"].map((row) => (
    <div
      key={row}
      dir={dir}
      className="pointer-events-none fixed inset-0 flex justify-between p-2"
      style={{ alignItems: row }}
    >
      {["left", "middle", "right"].map((column) => (
        <div key={column}>{children}</div>
      ))}
    </div>
  ));
}

const field = (
  <Field label="Host" labelTooltip="The name that resolves to the server, without its domain.">
    <Input />
  </Field>
);

/** At each edge of the window, the tips of info buttons are where CSS anchor positioning places them. */
export const InfoButtons: Story = {
  render: () => <Everywhere>{field}</Everywhere>,
  play: comparePlaces(...anchors),
};

/** In browsers that support anchors but not `anchor-scope`, each tip is next to its own button. */
export const AnchorsWithoutScope: Story = { ...InfoButtons, play: comparePlaces("anchor-scope") };

/** Info buttons in right-to-left text. */
export const RightToLeft: Story = {
  render: () => <Everywhere dir="rtl">{field}</Everywhere>,
  play: comparePlaces(...anchors),
};

const sides = ["top", "right", "bottom", "left"] as const;

/**
 * On each side, and after flipping for lack of space, the tips of ClipboardText are where CSS anchor
 * positioning places them.
 */
export const Sides: Story = {
  render: () => (
    <Everywhere>
      {sides.map((side) => (
        <ClipboardText key={side} text={side} tooltip={{ side }} />
      ))}
    </Everywhere>
  ),
  play: comparePlaces(...anchors),
};

/** An open tip follows its button when the page or an element around it scrolls. */
export const Scroll: Story = {
  beforeEach: () => withoutCss(...anchors),
  render: () => (
    <div style={{ height: 1600, paddingTop: 200 }}>
      <div className="h-60 overflow-auto" data-testid="scroller">
        <div style={{ height: 600, paddingTop: 100 }}>{field}</div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    await waitFor(() => expect(isOpen(button)).toBe(true));
    const [start, top] = [place(button), button.getBoundingClientRect().top];
    await expect(start[1]).toBe(-(start[3] ?? 0));
    canvas.getByTestId("scroller").scrollTop = 50;
    scrollTo(0, 30);
    await nextFrames();
    await expect(button.getBoundingClientRect().top).toBe(top - 80);
    await expect(place(button)).toEqual(start);
    // Without space above, it flips.
    scrollTo(0, 230);
    await nextFrames();
    await expect(place(button)[1]).toBe(button.offsetHeight);
  },
};

function Growing(props: Omit<ClipboardTextProps, "text">) {
  const [text, setText] = useState("Copy");
  return (
    <div className="grid justify-center p-16">
      <ClipboardText {...props} text="prj_8Jb2sVZq0mR4" tooltip={{ text }} />
      <button type="button" onClick={() => setText("Copy the identifier of this project")}>
        Explain more
      </button>
    </div>
  );
}

/** A tip stays centered on its button when its text changes. */
export const NewText: Story = {
  beforeEach: () => withoutCss(...anchors),
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    await userEvent.hover(button);
    await waitFor(() => expect(isOpen(button)).toBe(true));
    const [, , width] = place(button);
    canvas.getByRole("button", { name: "Explain more" }).click();
    await waitFor(() => expect(tipOf(button).offsetWidth).toBeGreaterThan(2 * (width ?? 0)));
    await nextFrames();
    const [left = 0, , after = 0] = place(button);
    await expect(Math.abs(left + after / 2 - button.offsetWidth / 2)).toBeLessThanOrEqual(1);
  },
};
