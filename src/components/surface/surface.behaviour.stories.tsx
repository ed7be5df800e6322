import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { conformance } from "#kit";
import { Surface, type SurfaceProps } from ".";

const meta = {
  component: Surface,
  title: "Behaviour/Surface",
  tags: ["!autodocs"],
  args: { children: "Panel" },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const Conforms = conformance({
  Surface: (props) => {
    const surface = <Surface {...props}>Saws</Surface>;
    return (props as SurfaceProps).as === "li" ? <ul>{surface}</ul> : surface;
  },
});
