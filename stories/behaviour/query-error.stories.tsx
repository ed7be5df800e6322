import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Input } from "../../src";

const meta = {
  title: "Behaviour/Query error",
  parameters: { visual: { skip: "it is about the text of an error" } },
} satisfies Meta;
export default meta;

/** A query that finds nothing reports the story's markup and the focused control's value, without Storybook's page. */
export const OfThePage: StoryObj = {
  render: () => <Input aria-label="City" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Cork");
    const search = () => screen.getByRole("button");
    await expect(search).toThrow(/role "button".+The focused control's value: “Cork”.+aria-label="City"/s);
    await expect(search).not.toThrow(/sb-/);
  },
};
