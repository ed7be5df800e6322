import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { OverlayFrame } from "#kit";
import { Button } from "../button";
import { CommandPalette } from ".";
import {
  closed,
  commands,
  expectSelection,
  highlights,
  list,
  onSelect,
  open,
  options,
  Palette,
  press,
} from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette/More",
  tags: ["!autodocs"],
  beforeEach: () => {
    onSelect.mockReset();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const parts = Array.from({ length: 10_000 }, (_, index) => `Part ${index + 1}`);
const drawn = () => screen.getAllByRole("option").length;

/**
 * Of ten thousand results, only visible ones are rendered. Every typed letter arrives, and the keys reach the last
 * result immediately.
 */
export const TenThousand: Story = {
  render: () => <Palette items={parts} />,
  play: async ({ step }) => {
    const control = await open();
    const last = () => screen.findByRole("option", { name: "Part 10000" });
    await step("keys move to both ends", async () => {
      await expect(drawn()).toBeLessThan(60);
      await press("{End}");
      await highlights("Part 10000");
      await expect(await last()).toHaveAttribute("aria-posinset", "10000");
      await expect(await last()).toHaveAttribute("aria-setsize", "10000");
      await press("{Home}");
      await highlights("Part 1");
      await press("{ArrowUp}");
      await highlights("Part 10000");
      await waitFor(async () => {
        const box = screen.getByRole("listbox").getBoundingClientRect();
        await expect((await last()).getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom + 1);
      });
    });
    await step("typing without a pause", async () => {
      await userEvent.type(control, "part 777", { delay: null });
      await expect(control).toHaveValue("part 777");
      await highlights("Part 777");
      await expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-posinset", "1");
    });
    await step("Enter selects the highlighted row even if it is scrolled out of view", async () => {
      await userEvent.clear(control);
      await highlights("Part 1");
      const box = screen.getByRole("listbox");
      box.scrollTop = box.scrollHeight / 2;
      await waitFor(() => expect(screen.queryByRole("option", { name: "Part 1" })).toBeNull());
      await press("{Control>}{Enter}{/Control}");
      await expectSelection("Part 1", true);
      await closed();
    });
    await open();
  },
};

function Filtering() {
  const [query, setQuery] = useState("");
  const words: Record<string, string> = { Saw: "cut", Plane: "smooth cut", Clamp: "hold" };
  const found = Object.keys(words).filter((tool) => words[tool]?.includes(query));
  return (
    <Palette items={found} value={query} onValueChange={setQuery}>
      <CommandPalette.Input />
      {list}
    </Palette>
  );
}

/** A caller can filter by data that the palette doesn't know. The palette shows those items as they are. */
export const CallerFilters: Story = {
  render: () => <Filtering />,
  play: async () => {
    const control = await open();
    await userEvent.type(control, "cut");
    await waitFor(() => expect(options()).toEqual(["Saw", "Plane"]));
    await userEvent.clear(control);
    await waitFor(() => expect(options()).toEqual(["Saw", "Plane", "Clamp"]));
    await userEvent.type(control, "hold");
    await waitFor(() => expect(options()).toEqual(["Clamp"]));
  },
};

const onValueChange = fn();

function Held() {
  const [query] = useState("proj");
  return (
    <Palette
      value={query}
      onValueChange={onValueChange}
      items={commands.map((title) => ({ title }))}
      itemToStringValue={(item) => String((item as { title: string }).title)}
    />
  );
}

/** A controlled search text stays. Items that are recreated on each render are still searched. */
export const Controlled: Story = {
  render: () => <Held />,
  play: async () => {
    const control = await open();
    await waitFor(() => expect(options()).toHaveLength(4));
    await userEvent.type(control, "x");
    await expect(onValueChange).toHaveBeenLastCalledWith("projx");
    await expect(control).toHaveValue("proj");
    await expect(options()[0]).toBe("Project settings");
  },
};

function Server() {
  const [items, setItems] = useState<string[]>();
  return (
    <Palette items={items ?? []} filter={null}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>{(item) => <CommandPalette.Item value={item} />}</CommandPalette.Results>
        {items ? null : <CommandPalette.Loading />}
        <CommandPalette.Empty />
      </CommandPalette.List>
      <CommandPalette.Footer>
        <Button size="xs" onClick={() => setItems(items ? [] : ["Ada Park"])}>
          Answer
        </Button>
      </CommandPalette.Footer>
    </Palette>
  );
}

/** While results load, it shows loading instead of no results. */
export const LoadingResults: Story = {
  render: () => <Server />,
  play: async () => {
    await open();
    const said = () =>
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .join("");
    await waitFor(() => expect(said()).toBe("Loading"));
    const box = document.querySelector("[data-slot=command-palette-list]");
    await expect(box).toHaveAttribute("aria-busy", "true");
    await expect(
      screen.queryByText("No results", { selector: "[data-slot=command-palette-empty]" }),
    ).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    await waitFor(() => expect(said()).toBe("1 result"));
    await highlights("Ada Park");
    await expect(screen.getByRole("listbox")).toBe(box);
    await expect(box).not.toHaveAttribute("aria-busy");
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    await waitFor(() => expect(said()).toBe("No results"));
  },
};

/** `labels` replaces the message while results load. */
export const LoadingLabel: Story = {
  render: () => (
    <Palette items={[]} labels={{ loading: "Searching all projects" }}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Loading />
      </CommandPalette.List>
    </Palette>
  ),
  play: async () => {
    await open();
    const [message, announcement] = await screen.findAllByText("Searching all projects");
    await expect(message).toBeVisible();
    await expect(announcement).toHaveRole("status");
  },
};

/** It renders into the caller's container. */
export const Container: Story = {
  render: () => (
    <OverlayFrame className="h-96 w-full">
      <Palette />
    </OverlayFrame>
  ),
  play: async ({ canvasElement }) => {
    await open();
    await expect(canvasElement.querySelector("[role=dialog]")).toBe(screen.getByRole("dialog"));
  },
};
