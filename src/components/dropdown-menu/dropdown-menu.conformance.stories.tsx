import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { conformance, withoutElement } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { DropdownMenu } from ".";

const meta = {
  component: DropdownMenu,
  title: "Behaviour/DropdownMenu parts",
} satisfies Meta<typeof DropdownMenu>;
export default meta;

const within = (part: ReactNode) => (
  <DropdownMenu defaultOpen modal={false}>
    <DropdownMenu.Trigger>Drawing</DropdownMenu.Trigger>
    <DropdownMenu.Content>{part}</DropdownMenu.Content>
  </DropdownMenu>
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
    within(
      <DropdownMenu.Item icon={CheckIcon} {...props}>
        Rename
      </DropdownMenu.Item>,
    ),
  "DropdownMenu.LinkItem": (props) =>
    within(
      <DropdownMenu.LinkItem href="#history" icon={CheckIcon} {...props}>
        History
      </DropdownMenu.LinkItem>,
    ),
  "DropdownMenu.CheckboxItem": (props) =>
    within(<DropdownMenu.CheckboxItem {...props}>Grid</DropdownMenu.CheckboxItem>),
  "DropdownMenu.RadioGroup": (props) =>
    within(
      <DropdownMenu.RadioGroup {...props}>
        <DropdownMenu.RadioItem value="mm">Millimetres</DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>,
    ),
  "DropdownMenu.RadioItem": (props) =>
    within(
      <DropdownMenu.RadioGroup>
        <DropdownMenu.RadioItem value="mm" icon={CheckIcon} {...props}>
          Millimetres
        </DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>,
    ),
  "DropdownMenu.RadioItemIndicator": (props) =>
    within(
      <DropdownMenu.RadioGroup value="mm">
        <DropdownMenu.RadioItem value="mm">
          Millimetres
          <DropdownMenu.RadioItemIndicator {...props} />
        </DropdownMenu.RadioItem>
      </DropdownMenu.RadioGroup>,
    ),
  "DropdownMenu.Label": (props) =>
    within(
      <DropdownMenu.Group>
        <DropdownMenu.Label {...props}>Show</DropdownMenu.Label>
      </DropdownMenu.Group>,
    ),
  "DropdownMenu.Separator": (props) => within(<DropdownMenu.Separator {...props} />),
  "DropdownMenu.Shortcut": (props) =>
    within(
      <DropdownMenu.Item>
        Rename<DropdownMenu.Shortcut {...props}>F2</DropdownMenu.Shortcut>
      </DropdownMenu.Item>,
    ),
  "DropdownMenu.Group": (props) => within(<DropdownMenu.Group {...props} />),
  "DropdownMenu.Sub": withoutElement("it only holds the state", (props) =>
    within(
      <DropdownMenu.Sub {...props}>
        <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent />
      </DropdownMenu.Sub>,
    ),
  ),
  "DropdownMenu.SubTrigger": (props) =>
    within(
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger icon={CheckIcon} {...props}>
          Move to
        </DropdownMenu.SubTrigger>
      </DropdownMenu.Sub>,
    ),
  "DropdownMenu.SubContent": (props) =>
    within(
      <DropdownMenu.Sub defaultOpen>
        <DropdownMenu.SubTrigger>Move to</DropdownMenu.SubTrigger>
        <DropdownMenu.SubContent {...props}>
          <DropdownMenu.Item>The drawer of plans</DropdownMenu.Item>
          <DropdownMenu.Item>The archive</DropdownMenu.Item>
        </DropdownMenu.SubContent>
      </DropdownMenu.Sub>,
    ),
});
