import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { Surface, type SurfaceProps } from ".";

const meta = {
  component: Surface,
  title: "Behaviour/Surface",
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
