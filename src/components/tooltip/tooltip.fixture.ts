import { expect, screen, waitFor } from "storybook/test";
import { settled } from "#kit";

/** The tooltip with that text, at the end of its animation. */
export const shown = async (name = "Copies the link") =>
  settled(await screen.findByText(name, { selector: "[role=tooltip]" }));
export const hidden = () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
