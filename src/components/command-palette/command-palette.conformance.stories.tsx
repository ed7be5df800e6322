import type { Meta } from "@storybook/react-vite";
import type { ComponentProps, ReactNode } from "react";
import { conformance, withoutElement } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { CommandPalette } from ".";
import { commands } from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette/Conformance",
} satisfies Meta;
export default meta;

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
const groups = [{ value: "Account", items: commands }];

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
      { items: groups },
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
      { items: groups },
    ),
  "CommandPalette.HighlightedText": (props) =>
    inPanel(<CommandPalette.HighlightedText {...props} text="Sign out" />),
  "CommandPalette.Empty": (props) => inList(<CommandPalette.Empty {...props} />, { items: [] }),
  "CommandPalette.Loading": (props) => inList(<CommandPalette.Loading {...props} />, { items: [] }),
  "CommandPalette.Footer": (props) => inPanel(<CommandPalette.Footer {...props} />),
});
