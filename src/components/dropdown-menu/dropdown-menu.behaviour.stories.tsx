import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, focusOn, openContract, pause, withoutElement } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Button } from "../button";
import { Popover } from "../popover";
import { DropdownMenu } from ".";
import { at, closed, Drawing, item, menu, open, trigger } from "./dropdown-menu.fixture";

const meta = {
  component: DropdownMenu,
  title: "Behaviour/DropdownMenu",
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();

export const Contract = openContract({
  role: "menu",
  name: "Open",
  hasAsChild: true,
  render: ({ root, trigger, popup }) => (
    <DropdownMenu {...root}>
      <DropdownMenu.Trigger {...trigger} />
      <DropdownMenu.Content {...popup}>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  ),
  closes: {
    "item-press": async () => userEvent.click(await item("Rename")),
    "outside-press": () =>
      userEvent.click(document.querySelector("[data-base-ui-inert]") ?? document.body, {
        pointerEventsCheck: 0,
      }),
    "focus-out": () => userEvent.tab(),
  },
});

/**
 * Enter, Space and Arrow Down open it at the first item, Arrow Up at the last. Arrow keys wrap around and reach disabled
 * items. Home and End move to the ends. Typing moves to a matching item.
 */
export const Keys: Story = {
  render: () => <Drawing />,
  play: async ({ canvas }) => {
    for (const [key, name] of [
      ["{Enter}", "Rename"],
      [" ", "Rename"],
      ["{ArrowDown}", "Rename"],
      ["{ArrowUp}", "Delete"],
    ] as const) {
      (await trigger(canvas)).focus();
      await userEvent.keyboard(key);
      await at(name);
      await userEvent.keyboard("{Escape}");
      await closed();
    }
    await open(canvas);
    await at("Rename");
    for (const [keys, name] of [
      ["{ArrowDown}", "Restore"],
      ["{ArrowDown}", "Duplicate"],
      ["{End}", "Delete"],
      ["{ArrowDown}", "Rename"],
      ["{ArrowUp}", "Delete"],
      ["{Home}", "Rename"],
      ["mo", "Move to"],
    ] as const) {
      await userEvent.keyboard(keys);
      await at(name);
    }
    await pause(800);
    await userEvent.keyboard("de");
    await at("Delete");
  },
};

/** An item runs its action once, by pointer or keyboard, and closes the menu unless `closeOnClick` is false. */
export const Items: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.Item onClick={() => onClick("rename")}>Rename</DropdownMenu.Item>
      <DropdownMenu.Item onClick={() => onClick("zoom")} closeOnClick={false}>
        Zoom
      </DropdownMenu.Item>
      <DropdownMenu.Item onClick={() => onClick("restore")} disabled>
        Restore
      </DropdownMenu.Item>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await item("Rename"));
    await closed();
    await focusOn(await trigger(canvas));
    await open(canvas);
    await userEvent.keyboard("{Enter}");
    await closed();
    await open(canvas);
    await userEvent.keyboard("{ArrowDown} ");
    await userEvent.click(await item("Zoom"));
    await menu();
    const restore = await item("Restore");
    await expect(restore).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(restore);
    restore.focus();
    await userEvent.keyboard("{Enter} ");
    await menu();
    await expect(onClick.mock.calls.flat()).toEqual(["rename", "rename", "zoom", "zoom"]);
  },
};

/** A press outside closes it and has no other effect. If it isn't modal, the press has its usual effect as well. */
export const Outside: Story = {
  render: () => (
    <>
      <Drawing />
      <DropdownMenu modal={false}>
        <DropdownMenu.Trigger render={<Button>Sheet</Button>} />
        <DropdownMenu.Content>
          <DropdownMenu.Item>Print</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
    </>
  ),
  play: async ({ canvas, step }) => {
    const locked = () => getComputedStyle(document.documentElement).overflowY === "hidden";
    await step("modal", async () => {
      await open(canvas);
      await userEvent.click(document.querySelector("[data-base-ui-inert]") ?? document.body, {
        pointerEventsCheck: 0,
      });
      await closed();
      await waitFor(() => expect(locked()).toBe(false));
    });
    await step("not modal", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Sheet" }));
      await menu("Sheet");
      await expect(locked()).toBe(false);
      await userEvent.click(document.body);
      await closed("Sheet");
    });
    await step("Tab closes it", async () => {
      await open(canvas);
      await userEvent.tab();
      await closed();
    });
  },
};

/**
 * A popover may cover the item that opens it. The pointer then leaves the item before the focus has moved into the
 * popover, which stays open.
 */
export const CoveredItem: Story = {
  parameters: { visual: { skip: "everything is closed at the end" } },
  render: () => (
    <Drawing>
      <Popover>
        <Popover.Trigger nativeButton={false} render={<DropdownMenu.Item closeOnClick={false} />}>
          Share
        </Popover.Trigger>
        <Popover.Content sideOffset={-32}>
          <Popover.Title>Share drawing</Popover.Title>
          <Popover.Close render={<Button>Done</Button>} />
        </Popover.Content>
      </Popover>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await trigger(canvas));
    const share = await item("Share");
    await userEvent.hover(share);
    await focusOn(share);
    fireEvent.click(share);
    // React renders in a microtask, and the focus moves with the next frame.
    await Promise.resolve();
    const popover = screen.getByRole("dialog");
    fireEvent(share, new PointerEvent("pointerout", { bubbles: true, relatedTarget: popover }));
    const done = await screen.findByRole("button", { name: "Done" });
    await focusOn(done);
    await userEvent.click(done);
    await focusOn(share);
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

/** The trigger names the menu, the text names an item without its shortcut, and the label names its group. */
export const Names: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.Label>Alone</DropdownMenu.Label>
      <DropdownMenu.Item>
        Rename<DropdownMenu.Shortcut>F2</DropdownMenu.Shortcut>
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Group>
        <DropdownMenu.Label>Show</DropdownMenu.Label>
        <DropdownMenu.CheckboxItem>Grid</DropdownMenu.CheckboxItem>
      </DropdownMenu.Group>
      <DropdownMenu.RadioGroup defaultValue="mm">
        <DropdownMenu.Label>Unit</DropdownMenu.Label>
        <DropdownMenu.RadioItem value="mm">
          Millimetres
          <DropdownMenu.RadioItemIndicator />
        </DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await item("Rename")).toHaveTextContent("RenameF2");
    screen.getByRole("group", { name: "Show" });
    screen.getByRole("group", { name: "Unit" });
    screen.getByRole("separator");
    screen.getByRole("menuitemradio", { name: "Millimetres", checked: true });
    await expect(screen.getByText("Alone")).not.toHaveAttribute("aria-hidden");
  },
};

/** Forty items in a low window scroll inside the menu. The focused item is in view. */
export const Long: Story = {
  render: () => (
    <Drawing>
      {Array.from({ length: 40 }, (_, index) => `Layer ${index + 1}`).map((name) => (
        <DropdownMenu.Item key={name}>{name}</DropdownMenu.Item>
      ))}
    </Drawing>
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await userEvent.keyboard("{End}");
    const last = await item("Layer 40");
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      panel.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard("{Home}");
  },
};

const inMenu = (part: ReactNode) => (
  <DropdownMenu defaultOpen modal={false}>
    <DropdownMenu.Trigger>Drawing</DropdownMenu.Trigger>
    <DropdownMenu.Content>{part}</DropdownMenu.Content>
  </DropdownMenu>
);
const inUnit = (indicator: ReactNode, item?: object, group?: object) =>
  inMenu(
    <DropdownMenu.RadioGroup {...group}>
      <DropdownMenu.RadioItem value="mm" {...item}>
        Millimetres
        {indicator}
      </DropdownMenu.RadioItem>
    </DropdownMenu.RadioGroup>,
  );
const inSub = (content: ReactNode, trigger?: object, sub?: object) =>
  inMenu(
    <DropdownMenu.Sub {...sub}>
      <DropdownMenu.SubTrigger {...trigger}>Move to</DropdownMenu.SubTrigger>
      {content}
    </DropdownMenu.Sub>,
  );

export const Conforms = conformance({
  DropdownMenu: withoutElement("it only holds the state", (props) => (
    <DropdownMenu {...props}>
      <DropdownMenu.Trigger>Drawing</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  )),
  "DropdownMenu.Trigger": (props) => (
    <DropdownMenu modal={false}>
      <DropdownMenu.Trigger {...props}>Drawing</DropdownMenu.Trigger>
    </DropdownMenu>
  ),
  "DropdownMenu.Content": (props) => (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenu.Trigger>Drawing</DropdownMenu.Trigger>
      <DropdownMenu.Content {...props}>
        <DropdownMenu.Item>Rename this drawing</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  ),
  "DropdownMenu.Item": (props) =>
    inMenu(
      <DropdownMenu.Item icon={CheckIcon} {...props}>
        Rename
      </DropdownMenu.Item>,
    ),
  "DropdownMenu.LinkItem": (props) =>
    inMenu(
      <DropdownMenu.LinkItem href="#history" icon={CheckIcon} {...props}>
        History
      </DropdownMenu.LinkItem>,
    ),
  "DropdownMenu.CheckboxItem": (props) =>
    inMenu(<DropdownMenu.CheckboxItem {...props}>Grid</DropdownMenu.CheckboxItem>),
  "DropdownMenu.RadioGroup": (props) => inUnit(null, {}, props),
  "DropdownMenu.RadioItem": (props) => inUnit(null, { icon: CheckIcon, ...props }),
  "DropdownMenu.RadioItemIndicator": (props) =>
    inUnit(<DropdownMenu.RadioItemIndicator {...props} />, {}, { value: "mm" }),
  "DropdownMenu.Label": (props) =>
    inMenu(
      <DropdownMenu.Group>
        <DropdownMenu.Label {...props}>Show</DropdownMenu.Label>
      </DropdownMenu.Group>,
    ),
  "DropdownMenu.Separator": (props) => inMenu(<DropdownMenu.Separator {...props} />),
  "DropdownMenu.Shortcut": (props) =>
    inMenu(
      <DropdownMenu.Item>
        Rename<DropdownMenu.Shortcut {...props}>F2</DropdownMenu.Shortcut>
      </DropdownMenu.Item>,
    ),
  "DropdownMenu.Group": (props) => inMenu(<DropdownMenu.Group {...props} />),
  "DropdownMenu.Sub": withoutElement("it only holds the state", (props) =>
    inSub(<DropdownMenu.SubContent />, {}, props),
  ),
  "DropdownMenu.SubTrigger": (props) => inSub(null, { icon: CheckIcon, ...props }),
  "DropdownMenu.SubContent": (props) =>
    inSub(
      <DropdownMenu.SubContent {...props}>
        <DropdownMenu.Item>The drawer of plans</DropdownMenu.Item>
        <DropdownMenu.Item>The archive</DropdownMenu.Item>
      </DropdownMenu.SubContent>,
      {},
      { defaultOpen: true },
    ),
});
