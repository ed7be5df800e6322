import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, focusOn, openContract, pause, pointAt, rightToLeft, withoutElement } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { Button } from "../button";
import { type LinkComponentProps, LinkProvider } from "../link";
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

/** A destructive item is also marked by weight and icon. The root can set the variant for all items. */
export const Danger: Story = {
  render: () => (
    <Drawing variant="danger">
      <DropdownMenu.Item>Delete</DropdownMenu.Item>
      <DropdownMenu.Item icon={<svg aria-hidden="true" data-testid="own" />}>Empty bin</DropdownMenu.Item>
      <DropdownMenu.Item variant="default">Rename</DropdownMenu.Item>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const [remove, empty, rename] = [await item("Delete"), await item("Empty bin"), await item("Rename")];
    await expect([remove, empty, rename].map((it) => getComputedStyle(it).fontWeight)).toEqual([
      "500",
      "500",
      "400",
    ]);
    await expect([remove, empty, rename].map((it) => it.querySelectorAll("svg").length)).toEqual([1, 1, 0]);
    await expect(getComputedStyle(remove).color).not.toBe(getComputedStyle(rename).color);
  },
};

const onChange = fn();
const units = ["mm", "cm", "in"].map((unit) => (
  <DropdownMenu.RadioItem key={unit} value={unit} disabled={unit === "cm"}>
    {unit}
    <DropdownMenu.RadioItemIndicator />
  </DropdownMenu.RadioItem>
));

/** Checkbox items change by pointer and keyboard while the menu stays open. Their state is kept when it closes. */
export const Checks: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.CheckboxItem onCheckedChange={onChange}>Grid</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem defaultChecked>Rulers</DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem disabled onCheckedChange={onChange}>
        Guides
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem closeOnClick>Full screen</DropdownMenu.CheckboxItem>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const grid = await item("Grid");
    await expect(grid).toHaveRole("menuitemcheckbox");
    await expect(grid).not.toBeChecked();
    await expect(await item("Rulers")).toBeChecked();
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: expect.anything() }),
    );
    await userEvent.keyboard("{Home}{ArrowDown} ");
    await expect(await item("Rulers")).not.toBeChecked();
    await userEvent.click(await item("Guides"));
    await expect(onChange).toHaveBeenCalledOnce();
    await menu();
    await userEvent.click(await item("Full screen"));
    await closed();
    await open(canvas);
    await expect(await item("Grid")).toBeChecked();
    await expect(await item("Rulers")).not.toBeChecked();
    await expect(await item("Full screen")).toBeChecked();
  },
};

/** One radio item is selected at a time, never a disabled one. The selection is kept when the menu closes. */
export const Choice: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.RadioGroup defaultValue="mm" onValueChange={onChange}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await item("mm")).toHaveRole("menuitemradio");
    await userEvent.click(await item("in"));
    await expect(onChange).toHaveBeenLastCalledWith(
      "in",
      expect.objectContaining({ reason: expect.anything() }),
    );
    await userEvent.click(await item("cm"));
    await expect(onChange).toHaveBeenCalledOnce();
    const checks = () => screen.getAllByRole("menuitemradio").map((it) => it.ariaChecked);
    await expect(checks()).toEqual(["false", "false", "true"]);
    await userEvent.keyboard("{Home}{Enter}");
    await expect(checks()).toEqual(["true", "false", "false"]);
    await userEvent.keyboard("{Escape}");
    await closed();
    await open(canvas);
    await expect(checks()).toEqual(["true", "false", "false"]);
    await expect(document.querySelectorAll("[data-slot=dropdown-menu-radio-item-indicator]")).toHaveLength(1);
  },
};

/** In a disabled group, no item can be selected. */
export const DisabledGroup: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.RadioGroup disabled defaultValue="mm" onValueChange={onChange}>
        {units}
      </DropdownMenu.RadioGroup>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await item("in"));
    await expect(await item("mm")).toBeChecked();
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** When controlled, checkbox and radio items stay as they are until updated, and then change. */
export const Controlled: Story = {
  render: function Held() {
    const [on, setOn] = useState(false);
    const [unit, setUnit] = useState("mm");
    return (
      <Drawing>
        <DropdownMenu.CheckboxItem checked={false}>Stays</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem checked={on} onCheckedChange={setOn}>
          Moves
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.RadioGroup value={unit} onValueChange={setUnit}>
          {units}
        </DropdownMenu.RadioGroup>
      </Drawing>
    );
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await item("Stays"));
    await expect(await item("Stays")).not.toBeChecked();
    await userEvent.click(await item("Moves"));
    await expect(await item("Moves")).toBeChecked();
    await userEvent.click(await item("in"));
    await expect(await item("in")).toBeChecked();
    await at("in");
  },
};

const leave = () => history.replaceState(null, "", " ");

/** Link items are anchors with the role of an item. Click and Enter follow them and close the menu. */
export const Links: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.LinkItem href="#history">History</DropdownMenu.LinkItem>
      <DropdownMenu.LinkItem href="/guide" target="_blank">
        Guide
      </DropdownMenu.LinkItem>
      <DropdownMenu.Item target="_blank" render={<a href="/forum">Forum</a>} />
    </Drawing>
  ),
  play: async ({ canvas }) => {
    leave();
    await open(canvas);
    const history = await item("History");
    await expect([history.tagName, history.getAttribute("href")]).toEqual(["A", "#history"]);
    await expect(await item("Guide")).toHaveAttribute("rel", "noopener noreferrer");
    const forum = await item("Forum");
    await expect([forum.tagName, forum.getAttribute("rel")]).toEqual(["A", "noopener noreferrer"]);
    await userEvent.click(history);
    await expect(location.hash).toBe("#history");
    await closed();
    leave();
    await open(canvas);
    await userEvent.keyboard("{Enter}");
    await expect(location.hash).toBe("#history");
    await closed();
    leave();
    await open(canvas);
  },
};

const RouterLink = ({ to, ...props }: LinkComponentProps) => (
  <a {...props} data-router={to} href={`#${to}`} />
);
const script = ["javascript", "alert(1)"].join(":");

/** In a LinkProvider, the router renders the links. A URL that would run as script is removed. */
export const Routed: Story = {
  parameters: { console: { expect: [/javascript/] } },
  render: () => (
    <LinkProvider component={RouterLink}>
      <Drawing>
        <DropdownMenu.LinkItem to="/history">History</DropdownMenu.LinkItem>
        <DropdownMenu.LinkItem href={script}>Script</DropdownMenu.LinkItem>
        <DropdownMenu.LinkItem href="/own" render={<a href="/own" data-own="" />}>
          Own
        </DropdownMenu.LinkItem>
      </Drawing>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    leave();
    await open(canvas);
    await expect(await item("Script")).not.toHaveAttribute("href");
    await expect(await item("Own")).toHaveAttribute("data-own");
    await expect(await item("History")).toHaveAttribute("data-router", "/history");
    await userEvent.click(await item("History"));
    await expect(location.hash).toBe("#/history");
    await closed();
    leave();
    await open(canvas);
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

const box = (element: Element) => element.getBoundingClientRect();

async function byArrows(canvas: Parameters<typeof open>[0], [inwards, outwards]: [string, string]) {
  await open(canvas);
  await userEvent.keyboard("mo");
  await at("Move to");
  await expect(await item("Move to")).toHaveAttribute("aria-haspopup", "menu");
  await pause(800);
  await userEvent.keyboard(inwards);
  await menu("Move to");
  await at("Workshop");
  await userEvent.keyboard("{ArrowDown}");
  await at("Shed");
  await userEvent.keyboard(outwards);
  await closed("Move to");
  await at("Move to");
  await userEvent.keyboard("{Enter}");
  await at("Workshop");
  await userEvent.keyboard("{Escape}");
  await closed("Move to");
  await at("Move to");
  await userEvent.keyboard(inwards);
  await at("Workshop");
}

/** The arrow key toward a submenu opens it, and the opposite one closes it. Escape closes one layer. */
export const Arrows: Story = {
  render: () => <Drawing />,
  play: async ({ canvas }) => {
    await byArrows(canvas, ["{ArrowRight}", "{ArrowLeft}"]);
    await expect(box(await menu("Move to")).left).toBeGreaterThan(box(await menu()).right - 8);
  },
};

/** In right-to-left text, it opens to the left, and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  render: () => <Drawing />,
  play: async ({ canvas }) => {
    await byArrows(canvas, ["{ArrowLeft}", "{ArrowRight}"]);
    await expect(getComputedStyle(await menu()).direction).toBe("rtl");
    await expect(box(await menu("Move to")).right).toBeLessThan(box(await menu()).left + 8);
  },
};

const toggled = fn();

/** It closes with the menu around it, for the same reason, and when another submenu opens. */
export const ClosesWithMenu: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.Sub onOpenChange={toggled}>
        <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Shed</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger>Copy to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Workshop</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    </Drawing>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const openBoth = async () => {
      await open(canvas);
      await at("Move to");
      await userEvent.keyboard("{ArrowRight}");
      await at("Shed");
    };
    const closedBy = async (reason: string) => {
      await closed("Move to");
      await expect(toggled).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason }));
    };
    await step("an item", async () => {
      await openBoth();
      const opened = expect.objectContaining({ reason: expect.anything() });
      await expect(toggled).toHaveBeenLastCalledWith(true, opened);
      await userEvent.click(await item("Shed"));
      await closedBy("item-press");
      await closed();
      await expect(await trigger(canvas)).toHaveFocus();
    });
    await step("Tab", async () => {
      await openBoth();
      await userEvent.keyboard("{Tab}");
      await closedBy("focus-out");
      await closed();
    });
    await step("a press outside", async () => {
      await openBoth();
      await userEvent.click(document.body);
      await closedBy("outside-press");
      await closed();
    });
    await step("another submenu", async () => {
      await openBoth();
      await pointAt(userEvent, await item("Copy to"));
      await menu("Copy to");
      await closedBy("sibling-open");
      await userEvent.keyboard("{Escape}{Escape}");
      await closed();
    });
    await step("the pointer is released outside, after the press that opened the menu", async () => {
      await userEvent.pointer({ keys: "[MouseLeft>]", target: await trigger(canvas) });
      await menu();
      // By keyboard, because the pointer would close the submenu by leaving its trigger.
      await userEvent.keyboard("{ArrowDown}");
      await at("Move to");
      await userEvent.keyboard("{ArrowRight}");
      await at("Shed");
      await userEvent.pointer({
        keys: "[/MouseLeft]",
        target: document.body,
        coords: { clientX: 700, clientY: 500 },
      });
      await closedBy("cancel-open");
      await closed();
    });
  },
};

/** Hovering opens it, and the pointer may cross other items diagonally on the way to it. */
export const SafeCorner: Story = {
  render: () => <Drawing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await trigger(canvas));
    await menu();
    const opener = await item("Move to");
    await pointAt(userEvent, opener);
    const sub = await menu("Move to");
    const [from, to] = [box(opener), box(await item("Shed"))];
    // Halfway, the pointer is over the item below, which doesn't react while the pointer moves.
    const [clientX, clientY] = [from.right - 4, from.bottom + 4];
    const below = document.elementFromPoint(clientX, clientY) ?? document.body;
    await expect(below).not.toBe(await item("Delete"));
    await userEvent.pointer([
      { target: document.body, coords: { clientX, clientY } },
      { target: await item("Shed"), coords: { clientX: to.left + 8, clientY: to.top + 8 } },
    ]);
    await pause(100);
    await expect(sub).toHaveAttribute("data-open");
    await expect(await item("Shed")).toHaveAttribute("data-highlighted");
  },
};

/** A controlled submenu opens as requested. A disabled one doesn't open. */
export const HeldAndDisabled: Story = {
  render: () => (
    <Drawing>
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger disabled>Copy to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Nowhere</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
      <DropdownMenu.Sub open>
        <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent>
          <DropdownMenu.Item>Workshop</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>
    </Drawing>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await menu("Move to");
    await userEvent.click(await item("Copy to"), { pointerEventsCheck: 0 });
    await pause(200);
    await expect(screen.queryByRole("menu", { name: "Copy to" })).toBeNull();
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
