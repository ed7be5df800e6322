import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { focusOn, openContract } from "#kit";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Popover } from ".";
import { button, closed, Kerf, open, popover } from "./popover.fixture";

const meta = {
  component: Popover,
  title: "Behaviour/Popover",
  tags: ["!autodocs"],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPress = fn();

export const Contract = openContract({
  role: "dialog",
  name: "Width of the cut",
  description: "Material removed by the blade.",
  hasAsChild: true,
  render: ({ root, trigger, popup, children }) => (
    <Popover {...root}>
      <Popover.Trigger {...trigger} />
      <Popover.Content {...popup}>
        <Popover.Title>Width of the cut</Popover.Title>
        <Popover.Description>Material removed by the blade.</Popover.Description>
        {children}
        <Popover.Close>Done</Popover.Close>
      </Popover.Content>
    </Popover>
  ),
  closes: {
    "outside-press": () => userEvent.click(document.body),
    "close-press": async () => userEvent.click(await button("Done")),
    "trigger-press": (trigger) => userEvent.click(trigger),
    "focus-out": () => userEvent.tab(),
  },
});

/** Without a title, it has its trigger's name. Its own label overrides that. */
export const Untitled: Story = {
  render: () => (
    <>
      <Popover defaultOpen>
        <Popover.Trigger render={<Button>Legend</Button>} />
        <Popover.Content>Red lines are cut first.</Popover.Content>
      </Popover>
      <Popover defaultOpen>
        <Popover.Trigger render={<Button>Scale</Button>} />
        <Popover.Content aria-label="Scale of the drawing" side="right">
          One to ten.
        </Popover.Content>
      </Popover>
    </>
  ),
  play: async () => {
    await screen.findByRole("dialog", { name: "Legend" });
    await screen.findByRole("dialog", { name: "Scale of the drawing" });
  },
};

/** Without a name or a trigger, it logs a warning. */
export const Unnamed: Story = {
  parameters: {
    console: { expect: [/<Popover> without a trigger has no accessible name/] },
    // The story tests this warning, so the name is missing. Base UI hides the focus guards around an open popover.
    a11y: {
      config: {
        rules: [
          { id: "aria-dialog-name", enabled: false },
          { id: "aria-hidden-focus", enabled: false },
        ],
      },
    },
  },
  render: () => (
    <Popover open>
      <Popover.Content>Red lines are cut first.</Popover.Content>
    </Popover>
  ),
  play: async () => void (await screen.findByRole("dialog")),
};

/** The page stays usable. A click outside closes it and has its normal effect. Tab moves on to the page. */
export const PageStaysUsable: Story = {
  render: () => (
    <>
      <Kerf />
      <Button onClick={() => onPress()}>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas, step }) => {
    const elsewhere = canvas.getByRole("button", { name: "Elsewhere" });
    await step("a click outside closes it", async () => {
      onPress.mockClear();
      await open(canvas);
      await expect(canvas.getByRole("button", { name: "Elsewhere" })).toBeVisible();
      await userEvent.click(elsewhere);
      await closed();
      await expect(onPress).toHaveBeenCalledOnce();
    });
    await step("Tab moves out of it and closes it", async () => {
      await open(canvas);
      await focusOn(await button("Done"));
      await userEvent.tab();
      await expect(elsewhere).toHaveFocus();
      await closed();
    });
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
    await open(canvas);
  },
};

/** In a dialog with nested popovers, each Escape closes one layer, and focus returns one step at a time. */
export const Layers: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>Settings</Button>} />
      <Dialog aria-label="Settings">
        <Kerf>
          <Popover>
            <Popover.Trigger render={<Button>More</Button>} />
            <Popover.Content aria-label="More" side="right">
              <Popover.Close render={<Button>Less</Button>} />
            </Popover.Content>
          </Popover>
        </Kerf>
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas, step }) => {
    const openAll = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Settings" }));
      await userEvent.click(await button("Kerf"));
      await userEvent.click(await button("More"));
      await focusOn(await button("Less"));
    };
    await openAll();
    await step("the first Escape closes the innermost popover", async () => {
      await userEvent.keyboard("{Escape}");
      await focusOn(await button("More"));
      await expect(screen.queryByRole("button", { name: "Less" })).toBeNull();
      await popover();
    });
    await step("the next Escape closes the outer popover", async () => {
      await userEvent.keyboard("{Escape}");
      await focusOn(await button("Kerf"));
      await screen.findByRole("dialog", { name: "Settings" });
    });
    await step("the last Escape closes the dialog", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await focusOn(canvas.getByRole("button", { name: "Settings" }));
    });
    await openAll();
  },
};
