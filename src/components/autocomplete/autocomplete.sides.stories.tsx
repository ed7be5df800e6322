import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { openAtOnce } from "#kit";
import { Autocomplete } from ".";
import { fruit } from "./autocomplete.fixture";

const meta = {
  component: Autocomplete,
  title: "Behaviour/Autocomplete/Sides",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Turning() {
  const [side, setSide] = useState<"left" | "inline-end">("left");
  return (
    <>
      <button type="button" onClick={() => setSide("inline-end")}>
        Turn
      </button>
      <Autocomplete items={fruit} aria-label="Fruit" open>
        <Autocomplete.InputGroup />
        <Autocomplete.Content side={side}>
          <Autocomplete.List>{(item) => <Autocomplete.Item value={item} />}</Autocomplete.List>
        </Autocomplete.Content>
      </Autocomplete>
    </>
  );
}

/** An open popup can change to another side, also between physical and logical names. */
export const ToAnotherSide: Story = {
  // The open popup hides the button from assistive technology. Only the play function needs it.
  parameters: { ...openAtOnce, visual: { skip: "the stories of sides show its position" } },
  render: () => <Turning />,
  play: async ({ canvas }) => {
    await screen.findByRole("listbox");
    fireEvent.click(canvas.getByText("Turn"));
    await waitFor(() => expect(document.querySelector("[data-side=inline-end]")).not.toBeNull());
    await screen.findByRole("listbox");
  },
};
