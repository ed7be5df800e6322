import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { conformance, everyValue } from "#kit";
import { Surface, type SurfaceProps } from ".";

const meta = {
  component: Surface,
  title: "Behaviour/Surface",
  tags: ["!autodocs"],
  args: { children: "Panel" },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Corners have a radius of 12 px, and content is 16 px from the edge. Each elevation has a hairline border and its own
 * background.
 */
export const Metrics: Story = {
  ...everyValue(Surface, "elevation"),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByText("Panel").map((panel) => getComputedStyle(panel));
    for (const look of looks) {
      await expect(look.borderTopLeftRadius).toBe("12px");
      await expect(look.borderTopWidth).toBe("1px");
      await expect(look.paddingInlineStart).toBe("16px");
    }
    const told = looks.map(({ backgroundColor, boxShadow }) => `${backgroundColor} ${boxShadow}`);
    await expect(new Set(told).size).toBe(3);
  },
};

/** A panel can be a landmark with a name. */
export const AsASection: Story = {
  args: { as: "section", "aria-label": "Billing" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Billing" })).toHaveAttribute("data-slot", "surface");
  },
};

const ref = createRef<HTMLElement>();
const onSurface = fn();
const onForm = fn();

/** `render` takes an element. Classes, handlers, styles and refs are merged. */
export const RenderElement: Story = {
  render: () => (
    <Surface
      ref={ref}
      as="section"
      elevation="raised"
      className="own"
      onFocus={onSurface}
      render={<form aria-label="Search" className="theirs" onFocus={onForm} style={{ maxWidth: 320 }} />}
    >
      <input aria-label="Host" />
    </Surface>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole("form", { name: "Search" });
    await expect(form).toHaveClass("own", "theirs");
    await expect(form).toHaveAttribute("data-slot", "surface");
    await expect(getComputedStyle(form).borderTopLeftRadius).toBe("12px");
    await expect(getComputedStyle(form).maxWidth).toBe("320px");
    await expect(ref.current).toBe(form);
    await userEvent.click(canvas.getByRole("textbox", { name: "Host" }));
    await expect(onSurface).toHaveBeenCalledOnce();
    await expect(onForm).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onSurface.mockClear();
    onForm.mockClear();
  },
};

/** `render` takes a function, which gets the props and passes them on. */
export const RenderFunction: Story = {
  args: { render: (props) => <a href="#panel" {...props} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Panel" })).toHaveAttribute("data-slot", "surface");
  },
};

/** Invalid values fall back to the default and log a warning. */
export const UnknownValues: Story = {
  args: { as: "marquee", elevation: "sky" } as object as SurfaceProps,
  parameters: {
    console: { expect: [/Invalid Surface.as "marquee"/, /Invalid Surface.elevation "sky"/] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Panel").tagName).toBe("DIV");
    await expect(canvas.getByText("Panel")).toHaveClass("k:bg-surface");
  },
};

/** A custom class overrides the component's own, and all other attributes reach the element. */
export const CallersAttributes: Story = {
  args: { className: "p-0 rounded-none", id: "panel", title: "A panel" },
  play: async ({ canvas }) => {
    const panel = canvas.getByTitle("A panel");
    await expect(getComputedStyle(panel).padding).toBe("0px");
    await expect(panel).toHaveAttribute("id", "panel");
  },
};

export const Conforms = conformance({
  Surface: (props) => {
    const surface = <Surface {...props}>Saws</Surface>;
    return (props as SurfaceProps).as === "li" ? <ul>{surface}</ul> : surface;
  },
});
