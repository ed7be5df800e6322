import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon, PlusIcon } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { conformance, focusOn, rightToLeft, SentForm, settled } from "#kit";
import { DropdownMenu } from "../dropdown-menu";
import { ButtonGroup, type ButtonGroupButtonProps } from ".";

const meta = {
  component: ButtonGroup,
  title: "Behaviour/ButtonGroup",
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof ButtonGroup>;

const pressed = fn();

const three = ["Edit", "Duplicate", "Send"].map((name) => (
  <ButtonGroup.Button key={name} onClick={() => pressed(name)}>
    {name}
  </ButtonGroup.Button>
));

/** The group has a name. Each button is a tab stop, and its focus ring is above its neighbors. */
export const Keys: Story = {
  render: () => <ButtonGroup aria-label="Invoice 2041">{three}</ButtonGroup>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Invoice 2041" })).toBeVisible();
    const buttons = canvas.getAllByRole("button");
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter} ");
      const others = buttons.filter((other) => other !== button);
      await expect(others.map(levelOf)).toEqual([0, 0]);
      await expect(levelOf(button)).toBeGreaterThan(0);
    }
    await expect(pressed.mock.calls.flat()).toEqual([
      "Edit",
      "Edit",
      "Duplicate",
      "Duplicate",
      "Send",
      "Send",
    ]);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Duplicate" })).toHaveFocus();
  },
};

const levelOf = (button: HTMLElement) => Number(getComputedStyle(button).zIndex) || 0;
const radiiOf = (button: HTMLElement) => {
  const { borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius } =
    getComputedStyle(button);
  return [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius]
    .map((radius) => (Number.parseFloat(radius) > 0 ? "round" : "square"))
    .join(" ");
};
const [left, middle, right] = [
  "round square square round",
  "square square square square",
  "square round round square",
];
const pairs = (buttons: HTMLElement[]) =>
  buttons
    .slice(1)
    .map((button, index) => [buttons[index]?.getBoundingClientRect(), button.getBoundingClientRect()]);

/** Only the corners of the group are round. Buttons with a border share it, and solid buttons are 1 px apart. */
export const Joined: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <ButtonGroup aria-label="Invoice 2041">{three}</ButtonGroup>
      <ButtonGroup aria-label="Invoice 2042" variant="primary">
        {three}
      </ButtonGroup>
      <ButtonGroup aria-label="Invoice 2043" orientation="vertical">
        {three}
      </ButtonGroup>
      <ButtonGroup aria-label="Invoice 2044">
        <ButtonGroup.Button>Edit</ButtonGroup.Button>
      </ButtonGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const [bordered, solid, vertical, alone] = canvas
      .getAllByRole("group")
      .map((group) => [...group.querySelectorAll("button")]);
    await expect(bordered?.map(radiiOf)).toEqual([left, middle, right]);
    await expect(vertical?.map(radiiOf)).toEqual([
      "round round square square",
      middle,
      "square square round round",
    ]);
    await expect(alone?.map(radiiOf)).toEqual(["round round round round"]);
    for (const [one, next] of pairs(bordered ?? []))
      await expect(next?.left).toBeCloseTo((one?.right ?? 0) - 1);
    for (const [one, next] of pairs(solid ?? [])) await expect(next?.left).toBeCloseTo((one?.right ?? 0) + 1);
    for (const [one, next] of pairs(vertical ?? [])) {
      await expect(next?.top).toBeCloseTo((one?.bottom ?? 0) - 1);
      await expect(next?.width).toBe(one?.width);
    }
  },
};

/** In right-to-left text, the first button is on the right, with the round corners of that side. */
export const RightToLeft: Story = {
  decorators: rightToLeft,
  parameters: { visual: { skip: "the stories of Components have pictures of right-to-left text" } },
  render: () => <ButtonGroup aria-label="Invoice 2041">{three}</ButtonGroup>,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole("button");
    await expect(buttons.map(radiiOf)).toEqual([right, middle, left]);
    for (const [one, next] of pairs(buttons)) await expect(next?.right).toBeCloseTo((one?.left ?? 0) + 1);
  },
};

/**
 * A split button. Its menu opens from its trigger and returns the focus to it. Nothing moves while the menu is open,
 * although it adds elements beside the trigger.
 */
export const Split: Story = {
  render: () => (
    <ButtonGroup aria-label="Publish" variant="primary">
      <ButtonGroup.Button onClick={() => pressed("Publish")}>Publish</ButtonGroup.Button>
      <DropdownMenu modal={false}>
        <DropdownMenu.Trigger
          render={
            <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="More ways to publish" />
          }
        />
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onClick={() => pressed("Schedule")}>Schedule</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    const [publish, trigger] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement];
    const style = () =>
      [publish, trigger].map((it) => [radiiOf(it), JSON.stringify(it.getBoundingClientRect())]);
    const before = style();
    await expect([radiiOf(publish), radiiOf(trigger)]).toEqual([left, right]);
    await userEvent.click(publish);
    await expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await focusOn(await screen.findByRole("menuitem", { name: "Schedule" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{ArrowDown}");
    await settled(await screen.findByRole("menu", { name: "More ways to publish" }));
    await expect(style()).toEqual(before);
    await focusOn(screen.getByRole("menuitem", { name: "Schedule" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await focusOn(trigger);
    await expect(pressed.mock.calls.flat()).toEqual(["Publish", "Schedule"]);
  },
};

/** A disabled group disables its buttons, except those that say otherwise. Its variant and size are those of its buttons. */
export const GroupProps: Story = {
  render: () => (
    <ButtonGroup aria-label="Invoice 2041" disabled size="sm" variant="outline">
      <ButtonGroup.Button onClick={() => pressed("Edit")}>Edit</ButtonGroup.Button>
      <ButtonGroup.Button onClick={() => pressed("View")} disabled={false} variant="primary">
        View
      </ButtonGroup.Button>
      <ButtonGroup.Button shape="square" icon={PlusIcon} aria-label="Add" />
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    const [edit, view, add] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(edit, { pointerEventsCheck: 0 });
    await userEvent.click(view);
    await expect(pressed.mock.calls.flat()).toEqual(["View"]);
    await expect(edit).toBeDisabled();
    await expect(add).toBeDisabled();
    await expect([edit, view, add].map((button) => button.offsetHeight)).toEqual([26, 26, 26]);
    await expect(add.offsetWidth).toBe(26);
    await expect(getComputedStyle(view).backgroundColor).not.toBe(getComputedStyle(edit).backgroundColor);
  },
};

/** In a form, each button has its own type and value. */
export const InForm: Story = {
  parameters: { visual: { skip: "looks like a group of buttons" } },
  render: () => (
    <SentForm>
      <input name="note" aria-label="Note" defaultValue="draft" />
      <ButtonGroup aria-label="Note">
        <ButtonGroup.Button type="submit">Save</ButtonGroup.Button>
        <ButtonGroup.Button type="reset">Discard</ButtonGroup.Button>
        <ButtonGroup.Button>Check</ButtonGroup.Button>
      </ButtonGroup>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    const note = canvas.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, "!");
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(canvas.getByRole("status")).not.toHaveTextContent("draft!");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('["note","draft!"]');
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(note).toHaveValue("draft");
  },
};

/** A group that doesn't fit wraps its texts between words. All buttons are as high as the highest, and the icon keeps its width. */
export const Narrow: Story = {
  render: () => (
    <div className="w-56">
      <ButtonGroup aria-label="Invoice 2041">
        <ButtonGroup.Button>Send a reminder of payment</ButtonGroup.Button>
        <ButtonGroup.Button>Archive</ButtonGroup.Button>
        <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="More actions" />
      </ButtonGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect(canvas.getByRole("group").getBoundingClientRect().width).toBeLessThanOrEqual(224);
    await expect(new Set(boxes.map((box) => box.height)).size).toBe(1);
    await expect(boxes[0]?.height).toBeGreaterThan(40);
    await expect(boxes[2]?.width).toBe(36);
    const words = canvas.getByText("Archive");
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(words.offsetHeight).toBeLessThan(30);
  },
};

/** A row whose words don't fit becomes a column, and a row again when there is space. So does a row whose texts change. */
export const Stacks: Story = {
  parameters: { visual: { skip: "the story Long labels of Components has pictures of a column" } },
  render: function Render() {
    const [width, setWidth] = useState(390);
    const [last, setLast] = useState("Senden");
    const [more, setMore] = useState(false);
    return (
      <div style={{ width }}>
        <ButtonGroup aria-label="Rechnung 2041">
          <ButtonGroup.Button onClick={() => setWidth(width === 390 ? 280 : 390)}>
            Bearbeiten
          </ButtonGroup.Button>
          <ButtonGroup.Button onClick={() => setMore(true)}>Duplizieren</ButtonGroup.Button>
          <ButtonGroup.Button onClick={() => setLast("Zahlungserinnerung")}>{last}</ButtonGroup.Button>
          {more && <ButtonGroup.Button>Zusammenfassung</ButtonGroup.Button>}
        </ButtonGroup>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole("button") as [HTMLElement, HTMLElement, HTMLElement];
    const [edit, duplicate, send] = buttons;
    const rows = () => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size;
    await expect(rows()).toBe(1);
    await userEvent.click(send);
    await expect(send).toHaveTextContent("Zahlungserinnerung");
    await expect(rows()).toBe(1);
    await userEvent.click(edit);
    await waitFor(() => expect(rows()).toBe(3));
    await expect(buttons.map(radiiOf)).toEqual([
      "round round square square",
      middle,
      "square square round round",
    ]);
    await expect(edit).toHaveFocus();
    await userEvent.click(edit);
    await waitFor(() => expect(rows()).toBe(1));
    await expect(buttons.map(radiiOf)).toEqual([left, middle, right]);
    await userEvent.click(duplicate);
    await waitFor(() => expect(rows()).toBe(3));
  },
};

export const Conforms = conformance({
  ButtonGroup: (props) => (
    <ButtonGroup aria-label="Invoice 2041" {...props}>
      {three}
    </ButtonGroup>
  ),
  "ButtonGroup.Button": (props) => {
    const { shape, ...rest } = props as ButtonGroupButtonProps;
    return (
      <ButtonGroup aria-label="Invoice 2041">
        {shape === "square" ? (
          <ButtonGroup.Button icon={PlusIcon} {...rest} shape="square" aria-label="Edit" />
        ) : (
          <ButtonGroup.Button icon={PlusIcon} {...rest} shape={shape}>
            Edit
          </ButtonGroup.Button>
        )}
      </ButtonGroup>
    );
  },
});
