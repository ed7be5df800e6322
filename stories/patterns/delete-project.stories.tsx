import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { settled } from "#kit";
import { DeleteProject, type DeleteProjectProps } from "./delete-project";
import { expectError } from "./forms.fixture";

const meta = {
  title: "Patterns/Danger zone",
  component: DeleteProject,
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
  args: { name: "atlas", remove: fn<DeleteProjectProps["remove"]>(async () => undefined) },
} satisfies Meta<typeof DeleteProject>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function ask(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole("button", { name: "Delete project" }));
  await settled(await screen.findByRole("alertdialog", { name: "Delete “atlas”?" }));
  return screen.getByRole("textbox", { name: "Type atlas to confirm" });
}

/** A mistyped name deletes nothing. The exact name deletes the project and closes the dialog. */
export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    const name = await ask(canvas);
    await userEvent.type(name, "Atlas{Enter}");
    await expectError(name, "Enter the exact name: atlas.");
    await expect(args.remove).not.toHaveBeenCalled();
    // The typed text is selected, so the next text replaces it.
    await userEvent.keyboard("atlas{Enter}");
    await waitFor(() => expect(args.remove).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete project" })).toHaveFocus());
  },
};

/** A mistyped name shows an error in the dialog. */
export const MistypedName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await ask(canvas), "atals{Enter}");
  },
};

/** A server error shows in the dialog, which stays open. */
export const ServerError: Story = {
  args: {
    remove: fn<DeleteProjectProps["remove"]>(
      async () => "Only owners can delete a project. Ask Ada Lovelace.",
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await ask(canvas), "atlas{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Ask Ada Lovelace.");
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await ask(canvas);
    await expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: /^Type/ }), "atlas{Enter}");
    await screen.findByRole("alert");
  },
};
