import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { CommandPalette } from ".";
import { commands, input, onOpenChange, onSelect } from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette callbacks",
  tags: ["!autodocs"],
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj;

const onValueChange = fn();
const onClick = fn();

/** When controlled, it reports the search text, the selection, the highlighted item, and that it should close. */
export const Callbacks: Story = {
  render: () => (
    <CommandPalette
      items={commands}
      open
      onOpenChange={onOpenChange}
      onValueChange={onValueChange}
      onSelect={onSelect}
    >
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item) =>
            item === "Sign out" ? (
              <CommandPalette.ResultItem value={item} breadcrumbs={["Account"]} onClick={onClick} />
            ) : (
              <CommandPalette.Item value={item} onClick={onClick} />
            )
          }
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette>
  ),
  play: async ({ step }) => {
    const search = await input();
    await step("an item with Enter", async () => {
      await userEvent.type(search, "ren");
      await expect(onValueChange.mock.calls).toEqual([["r"], ["re"], ["ren"]]);
      await userEvent.keyboard("{Enter}");
      await expect(onSelect).toHaveBeenLastCalledWith("Rename project", { newTab: false });
      await expect(onClick).toHaveBeenCalledTimes(1);
    });
    await step("a result with a path, with a click", async () => {
      await userEvent.clear(search);
      await userEvent.click(screen.getByRole("option", { name: /Sign out/ }));
      await expect(onSelect).toHaveBeenLastCalledWith("Sign out", { newTab: false });
      await expect(onClick).toHaveBeenCalledTimes(2);
    });
    await step("Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(screen.getByRole("dialog")).toHaveAttribute("data-open");
    });
  },
};

/** Of results with equal labels, `onSelect` gets the selected one. Headings may be equal, too. */
export const EqualLabels: Story = {
  parameters: { visual: { skip: "looks like any palette with groups" } },
  render: () => (
    <CommandPalette
      items={[
        { value: "Places", items: cities },
        { value: "Places", items: cities.map((city) => ({ ...city, value: `${city.value}-2` })) },
      ]}
      open
      onOpenChange={onOpenChange}
      onSelect={onSelect}
    >
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(group) => (
            <CommandPalette.Group items={group.items}>
              <CommandPalette.GroupLabel />
              <CommandPalette.Items>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Items>
            </CommandPalette.Group>
          )}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette>
  ),
  play: async () => {
    onSelect.mockClear();
    await userEvent.type(await input(), "spring");
    await expect(screen.getAllByRole("group", { name: "Places" })).toHaveLength(2);
    await expect(screen.getAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith(cities[1], { newTab: false });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith(
      { value: "us-ma-2", label: "Springfield" },
      { newTab: false },
    );
  },
};
