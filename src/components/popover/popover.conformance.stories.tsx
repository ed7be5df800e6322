import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";

import { conformance, withoutElement } from "#kit";
import { Popover } from ".";

const meta = {
  component: Popover,
  title: "Behaviour/Popover parts",
  tags: ["!autodocs"],
} satisfies Meta<typeof Popover>;
export default meta;

const inPopover = (part: ReactNode) => (
  <Popover defaultOpen>
    <Popover.Content aria-label="Kerf">{part}</Popover.Content>
  </Popover>
);

export const Conforms = conformance({
  Popover: withoutElement("it only holds the state", (props) => (
    <Popover {...props}>
      <Popover.Trigger>Kerf</Popover.Trigger>
      <Popover.Content aria-label="Kerf" />
    </Popover>
  )),
  "Popover.Trigger": (props) => (
    <Popover>
      <Popover.Trigger {...props}>Kerf</Popover.Trigger>
    </Popover>
  ),
  "Popover.Content": (props) => (
    <Popover defaultOpen>
      <Popover.Trigger>Kerf</Popover.Trigger>
      <Popover.Content aria-label="Kerf" {...props}>
        Material removed by the blade.
      </Popover.Content>
    </Popover>
  ),
  "Popover.Title": (props) => (
    <Popover defaultOpen>
      <Popover.Content>
        <Popover.Title {...props}>Kerf</Popover.Title>
      </Popover.Content>
    </Popover>
  ),
  "Popover.Description": (props) =>
    inPopover(<Popover.Description {...props}>Material removed by the blade.</Popover.Description>),
  "Popover.Close": (props) => inPopover(<Popover.Close {...props}>Done</Popover.Close>),
});
