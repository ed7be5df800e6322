import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, waitFor } from "storybook/test";
import { exampleStory, settled } from "#kit";
import { DropdownMenu } from "../dropdown-menu";
import { ContextMenu } from ".";
import * as examples from "./context-menu.examples";

const meta = {
  component: ContextMenu,
  title: "Components/ContextMenu",
  parameters: { visual: { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] } },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu by right click, 60 px from the corner of an element. */
async function openAt(element: HTMLElement, name: string) {
  const { left, top } = element.getBoundingClientRect();
  const coords = { clientX: left + 60, clientY: top + 16 };
  await userEvent.pointer({ keys: "[MouseRight]", target: element, coords });
  await settled(await screen.findByRole("menu", { name }));
}

export const Playground: Story = {
  decorators: (Story) => (
    <div data-frame className="h-80">
      <Story />
    </div>
  ),
  render: (args) => (
    <ContextMenu {...args}>
      <ContextMenu.Trigger
        tabIndex={0}
        className="grid h-40 place-items-center wrap-anywhere rounded-md border border-line border-dashed text-ink-muted"
      >
        Right-click or long-press
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label="Actions for the drawing">
        <DropdownMenu.Item>
          Rename<DropdownMenu.Shortcut>F2</DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>Workshop</DropdownMenu.Item>
            <DropdownMenu.Item>Garden shed</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.CheckboxItem defaultChecked>Locked</DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Item variant="danger">Delete</DropdownMenu.Item>
      </ContextMenu.Content>
    </ContextMenu>
  ),
  play: async ({ canvas }) =>
    openAt(canvas.getByText("Right-click or long-press"), "Actions for the drawing"),
};

/** A key opened it: it is below the focused link, and the first item has the focus. */
export const ByKeyboard: Story = {
  render: () => <examples.InvoiceCard />,
  play: async ({ canvas }) => {
    canvas.getByRole("link").focus();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await settled(await screen.findByRole("menu"));
    await waitFor(() => screen.getByRole("menuitem", { name: "Edit" }).matches(":focus") || Promise.reject());
  },
};

export const InvoiceCard: Story = exampleStory(examples, "InvoiceCard", async ({ canvas }) =>
  openAt(canvas.getByText(/due on/), "Actions for invoice 2041"),
);
