import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps, ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, focusOn, OverlayFrame, withoutElement } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Button } from "../button";
import { Combobox } from "../combobox";
import { Dialog } from "../dialog";
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

/** A named dialog with a focused input and the first result highlighted. Escape closes it and returns focus. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, step }) => {
    const control = await open();
    const dialog = screen.getByRole("dialog", { name: "Command palette" });
    await expect(dialog).toContainElement(control);
    await expect(control).toHaveAttribute(
      "aria-controls",
      screen.getByRole("listbox", { name: "Results" }).id,
    );
    await expect(options()).toEqual(commands);
    await highlights("New project");
    await step("Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
    });
    await step("the close button, for people without a keyboard", async () => {
      await open();
      await userEvent.click(screen.getByRole("button", { name: "Close Esc" }));
      await closed();
    });
    await step("a press outside", async () => {
      await open();
      await userEvent.click(document.querySelector("[data-slot=dialog-backdrop]") as Element);
      await closed();
      await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
    });
    await open();
  },
};

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
    await step("a click whose handler prevents the selection", async () => {
      onClick.mockImplementationOnce((event) => event.preventDefault());
      await userEvent.click(screen.getByRole("option", { name: /Sign out/ }));
      await expect(onClick).toHaveBeenCalledTimes(3);
      await expect(onSelect).toHaveBeenCalledTimes(2);
    });
    await step("Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(screen.getByRole("dialog")).toHaveAttribute("data-open");
    });
  },
};

/** Escape closes only a popup opened above it, and returns focus. The next Escape closes the palette. */
export const PopupAbove: Story = {
  render: () => (
    <Palette>
      <CommandPalette.Input />
      {list}
      <CommandPalette.Footer>
        <Combobox items={["Alder", "Birch"]} aria-label="Wood">
          <Combobox.TriggerInput />
          <Combobox.Content>
            <Combobox.List>{(item) => <Combobox.Item value={item} />}</Combobox.List>
          </Combobox.Content>
        </Combobox>
        <Dialog.Root>
          <Dialog.Trigger render={<Button size="sm">Help</Button>} />
          <Dialog size="sm">
            <Dialog.Title>How to search</Dialog.Title>
            <Dialog.Close render={<Button>Done</Button>} />
          </Dialog>
        </Dialog.Root>
      </CommandPalette.Footer>
    </Palette>
  ),
  play: async ({ canvas, step }) => {
    const control = await open();
    await step("a list inside the palette", async () => {
      const wood = screen.getByRole("combobox", { name: "Wood" });
      await userEvent.click(wood);
      await screen.findByRole("option", { name: "Birch" });
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("option", { name: "Birch" })).toBeNull());
      await focusOn(wood);
      await userEvent.keyboard("bi{ArrowDown}{Enter}");
      await waitFor(() => expect(wood).toHaveValue("Birch"));
    });
    await step("a dialog above the palette", async () => {
      const help = screen.getByRole("button", { name: "Help" });
      await userEvent.click(help);
      await focusOn(await screen.findByRole("button", { name: "Done" }));
      await userEvent.keyboard("{Escape}");
      await focusOn(help);
      await userEvent.click(control);
      await highlights("New project");
    });
    await step("the palette itself", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await focusOn(canvas.getByRole("button", { name: "Open" }));
    });
  },
};

/** In a dialog, Escape closes the palette and leaves the dialog open. */
export const InDialog: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger render={<Button>New drawing</Button>} />
      <Dialog>
        <Dialog.Title>New drawing</Dialog.Title>
        <Palette />
      </Dialog>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "New drawing" });
    await userEvent.click(opener);
    const inner = await screen.findByRole("button", { name: "Open" });
    await focusOn(inner);
    await userEvent.click(inner);
    await focusOn(await screen.findByRole("combobox", { name: "Search" }));
    await userEvent.keyboard("inv");
    await highlights("Invite people");
    await userEvent.keyboard("{Escape}");
    await focusOn(inner);
    await expect(screen.getByRole("dialog", { name: "New drawing" })).toHaveAttribute("data-open");
    await userEvent.keyboard("{Escape}");
    await closed();
    await focusOn(opener);
  },
};

/** Items that can't be selected show, but keyboard navigation skips them, also at the start. */
export const Selectable: Story = {
  render: () => (
    <Palette
      getSelectableItems={(items) => (items as string[]).filter((item) => !item.includes("project"))}
    />
  ),
  play: async () => {
    await open();
    await highlights("Project settings");
    await expect(screen.getByRole("option", { name: "New project" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await press("{ArrowDown}");
    await highlights("Invite people");
    await userEvent.click(screen.getByRole("option", { name: "Delete project" }), { pointerEventsCheck: 0 });
    await expect(onSelect).not.toHaveBeenCalled();
    await press("{End}");
    await highlights("Sign out");
    await press("{Home}");
    await highlights("Project settings");
    await press("{Enter}");
    await expectSelection("Project settings");
  },
};

/** A controlled search text stays. Objects are searched by their text. */
export const Controlled: Story = {
  render: () => (
    <Palette
      value="proj"
      onValueChange={onValueChange}
      items={commands.map((title) => ({ title }))}
      itemToStringValue={(item) => String((item as { title: string }).title)}
    />
  ),
  play: async () => {
    const control = await open();
    await waitFor(() => expect(options()).toHaveLength(4));
    await userEvent.type(control, "x");
    await expect(onValueChange).toHaveBeenLastCalledWith("projx");
    await expect(control).toHaveValue("proj");
    await expect(options()[0]).toBe("Project settings");
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

type PanelProps = Partial<ComponentProps<typeof CommandPalette.Panel>>;

const inPanel = (part: ReactNode, props?: PanelProps) => (
  <CommandPalette.Panel items={commands} {...props}>
    {part}
  </CommandPalette.Panel>
);
const inList = (part: ReactNode, props?: PanelProps) =>
  inPanel(
    <>
      <CommandPalette.Input />
      <CommandPalette.List>{part}</CommandPalette.List>
    </>,
    { items: ["Sign out"], ...props },
  );
const inResults = (draw: (item: string) => ReactNode, props?: PanelProps) =>
  inList(<CommandPalette.Results>{draw}</CommandPalette.Results>, props);
const account = [{ value: "Account", items: commands }];

export const Conforms = conformance({
  CommandPalette: withoutElement("it is CommandPalette.Root", (props) => (
    <CommandPalette open items={commands} {...props}>
      <CommandPalette.Input />
    </CommandPalette>
  )),
  "CommandPalette.Root": withoutElement(
    "it is CommandPalette.Dialog around CommandPalette.Panel; attributes reach the dialog",
    (props) => (
      <CommandPalette.Root open items={commands} {...props}>
        <CommandPalette.Input />
      </CommandPalette.Root>
    ),
  ),
  "CommandPalette.Dialog": (props) => (
    <CommandPalette.Dialog open {...props}>
      {inPanel(<CommandPalette.Input />)}
    </CommandPalette.Dialog>
  ),
  "CommandPalette.Panel": (props) => inPanel(<CommandPalette.Input />, props),
  "CommandPalette.Input": (props) => inPanel(<CommandPalette.Input {...props} />),
  "CommandPalette.List": (props) =>
    inPanel(
      <>
        <CommandPalette.Input />
        <CommandPalette.List {...props} />
      </>,
    ),
  "CommandPalette.Results": withoutElement("it only draws items", (props) =>
    inList(
      <CommandPalette.Results {...props}>
        {(item) => <CommandPalette.Item value={item} />}
      </CommandPalette.Results>,
    ),
  ),
  "CommandPalette.Items": withoutElement("it only draws items", (props) =>
    inList(
      <CommandPalette.Items {...props}>
        {(item) => <CommandPalette.Item value={item} />}
      </CommandPalette.Items>,
    ),
  ),
  "CommandPalette.Item": (props) =>
    inResults((item) => <CommandPalette.Item {...props} value={item} />, { onSelect: () => {} }),
  "CommandPalette.ResultItem": (props) =>
    inResults((item) => (
      <CommandPalette.ResultItem
        breadcrumbs={["Account", "Session"]}
        icon={CheckIcon}
        {...props}
        value={item}
      />
    )),
  "CommandPalette.Group": (props) =>
    inList(
      <CommandPalette.Results>
        {(group) => <CommandPalette.Group items={group.items} {...props} />}
      </CommandPalette.Results>,
      { items: account },
    ),
  "CommandPalette.GroupLabel": (props) =>
    inList(
      <CommandPalette.Results>
        {(group) => (
          <CommandPalette.Group items={group.items}>
            <CommandPalette.GroupLabel {...props} />
          </CommandPalette.Group>
        )}
      </CommandPalette.Results>,
      { items: account },
    ),
  "CommandPalette.HighlightedText": (props) =>
    inPanel(<CommandPalette.HighlightedText {...props} text="Sign out" />),
  "CommandPalette.Empty": (props) => inList(<CommandPalette.Empty {...props} />, { items: [] }),
  "CommandPalette.Loading": (props) => inList(<CommandPalette.Loading {...props} />, { items: [] }),
  "CommandPalette.Footer": (props) => inPanel(<CommandPalette.Footer {...props} />),
});
