import type { Meta, StoryObj } from "@storybook/react-vite";
import { SettingsIcon } from "lucide-react";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cities } from "../../lib/picker/equal-labels.fixture";
import { Button } from "../button";
import { CommandPalette } from ".";
import {
  closed,
  commands,
  expectSelection,
  highlights,
  input,
  list,
  onOpenChange,
  onSelect,
  open,
  options,
  Palette,
  press,
} from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette",
  render: () => <Palette />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Typing ranks results: matches at the start of the text, then at the start of a word. The first is highlighted, and
 * matches are marked.
 */
export const Finds: Story = {
  play: async () => {
    const control = await open();
    await press("{ArrowDown}", "{ArrowDown}");
    await userEvent.type(control, "proj");
    await waitFor(() =>
      expect(options()).toEqual(["Project settings", "New project", "Rename project", "Delete project"]),
    );
    await highlights("Project settings");
    for (const row of screen.getAllByRole("option")) {
      await expect(row.querySelector("mark")?.textContent?.toLowerCase()).toBe("proj");
    }
    await press("{ArrowDown}", "{Enter}");
    await expectSelection("New project");
    await closed();
    await open();
    await expect(await input()).toHaveValue("");
    await userEvent.keyboard("dpr");
    await highlights("Delete project");
  },
};

const said = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

/** The number of results is announced, also if there are no results. Enter then does nothing. */
export const Announced: Story = {
  play: async () => {
    const control = await open();
    await waitFor(() => expect(said()).toBe("6 results"));
    await userEvent.type(control, "settings");
    await waitFor(() => expect(said()).toBe("1 result"));
    await userEvent.type(control, "qqq");
    await waitFor(() => expect(said()).toBe("No results"));
    await expect(screen.getByText("No results for “settingsqqq”")).toBeVisible();
    await highlights(undefined);
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).not.toHaveBeenCalled();
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

const groups = [
  { value: "Pages", items: [{ title: "Projects" }, { title: "Members" }] },
  { value: "People", items: [{ title: "Pro Lind" }, { title: "Ada Park" }] },
];

/** Groups have names. The group with the best result is first, and a group without results is hidden. */
export const Grouped: Story = {
  render: () => (
    <Palette items={groups}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(group) => (
            <CommandPalette.Group items={group.items}>
              <CommandPalette.GroupLabel />
              <CommandPalette.Items>
                {(item) => <CommandPalette.ResultItem value={item} breadcrumbs={["Home", group.value]} />}
              </CommandPalette.Items>
            </CommandPalette.Group>
          )}
        </CommandPalette.Results>
        <CommandPalette.Empty />
      </CommandPalette.List>
    </Palette>
  ),
  play: async () => {
    const control = await open();
    const names = () => screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"));
    await expect(names().map((id) => document.getElementById(id ?? "")?.textContent)).toEqual([
      "Pages",
      "People",
    ]);
    await userEvent.type(control, "park");
    await waitFor(() => expect(screen.getAllByRole("group")).toHaveLength(1));
    const people = screen.getByRole("group", { name: "People" });
    await expect(within(people).getByRole("option")).toHaveTextContent("Ada ParkHomePeople");
    await userEvent.clear(control);
    await userEvent.type(control, "pro");
    await waitFor(() => expect(options()).toEqual(["ProjectsHomePages", "Pro LindHomePeople"]));
    await press("{ArrowDown}", "{Enter}");
    await expectSelection({ title: "Pro Lind" });
  },
};

/** Explicit ranges are highlighted as given: sorted, joined, and clipped to the text. */
export const Ranges: Story = {
  render: () => (
    <CommandPalette.Panel items={commands} defaultValue="x" filter={null}>
      <CommandPalette.Input />
      {list}
      <p>
        <CommandPalette.HighlightedText
          text="Dovetail"
          ranges={[
            [4, 6],
            [0, 2],
            [5, 99],
            [3, 3],
          ]}
        />
      </p>
    </CommandPalette.Panel>
  ),
  play: async ({ canvas }) => {
    const marks = [...(canvas.getByText("ve").querySelectorAll("mark") ?? [])];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(["Do", "tail"]);
  },
};

/** With explicit ranges, highlighted text works outside a palette. */
export const RangesInThePage: Story = {
  parameters: { visual: { skip: "Ranges has the pictures" } },
  render: () => (
    <p>
      <CommandPalette.HighlightedText text="Dovetail" ranges={[[0, 4]]} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dove").tagName).toBe("MARK");
  },
};

const long = [
  {
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    path: ["Vereine"],
  },
  {
    title:
      "The drawing that everyone who has ever edited a document of this project can see, and nobody can change",
    path: ["Projects", "Garden shed with a terrace and a roof of reed", "Drawings of the second floor"],
  },
  { title: "إعدادات الحساب", path: ["الرئيسية", "الفريق"] },
  { title: "🪚 アカウント設定", path: ["ホーム"] },
];

/** Long titles wrap, long paths are truncated, and all scripts fit. */
export const Content: Story = {
  parameters: { visual: { modes: ["light", "dark", "rtl", "narrow"] } },
  render: () => (
    <Palette items={long}>
      <CommandPalette.Input placeholder="Everything that this organization has ever drawn, built or thrown away again" />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item) => <CommandPalette.ResultItem value={item} icon={SettingsIcon} breadcrumbs={item.path} />}
        </CommandPalette.Results>
      </CommandPalette.List>
      <CommandPalette.Footer />
    </Palette>
  ),
  play: async () => {
    await open();
    const list = screen.getByRole("listbox");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const row of screen.getAllByRole("option")) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

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

/** A caller can filter by data that the palette doesn't know. The palette shows those items as they are. */
export const CallerFilters: Story = {
  render: function Filtering() {
    const [query, setQuery] = useState("");
    const words: Record<string, string> = { Saw: "cut", Plane: "smooth cut", Clamp: "hold" };
    const found = Object.keys(words).filter((tool) => words[tool]?.includes(query));
    return (
      <Palette items={found} value={query} onValueChange={setQuery}>
        <CommandPalette.Input />
        {list}
      </Palette>
    );
  },
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

/** While results load, it shows and announces the message in `labels` instead of no results. */
export const LoadingResults: Story = {
  render: function Server() {
    const [items, setItems] = useState<string[]>();
    return (
      <Palette items={items ?? []} filter={null} labels={{ loading: "Searching all projects" }}>
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
  },
  play: async () => {
    await open();
    await waitFor(() => expect(said()).toBe("Searching all projects"));
    await expect((await screen.findAllByText("Searching all projects"))[0]).toBeVisible();
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
