import type { Meta } from "@storybook/react-vite";
import { conformance, withoutElement } from "#kit";
import { CheckIcon } from "../../icons/icons";
import { CommandPalette } from ".";
import { commands } from "./command-palette.fixture";

const meta = {
  component: CommandPalette,
  title: "Behaviour/CommandPalette/Conformance",
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;

const inPanel = (props: object) => (
  <CommandPalette.Panel items={commands} {...props}>
    <CommandPalette.Input />
  </CommandPalette.Panel>
);

const nothing = () => {};

const results = (Draw: typeof CommandPalette.Results, props: object) => (
  <CommandPalette.Panel items={["Sign out"]}>
    <CommandPalette.Input />
    <CommandPalette.List>
      <Draw {...props}>{(item: string) => <CommandPalette.Item value={item} />}</Draw>
    </CommandPalette.List>
  </CommandPalette.Panel>
);

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
      {inPanel({})}
    </CommandPalette.Dialog>
  ),
  "CommandPalette.Panel": inPanel,
  "CommandPalette.Input": (props) => (
    <CommandPalette.Panel items={commands}>
      <CommandPalette.Input {...props} />
    </CommandPalette.Panel>
  ),
  "CommandPalette.List": (props) => (
    <CommandPalette.Panel items={commands}>
      <CommandPalette.Input />
      <CommandPalette.List {...props} />
    </CommandPalette.Panel>
  ),
  "CommandPalette.Results": withoutElement("it only draws items", (props) =>
    results(CommandPalette.Results, props),
  ),
  "CommandPalette.Items": withoutElement("it only draws items", (props) =>
    results(CommandPalette.Items, props),
  ),
  "CommandPalette.Item": (props) => (
    <CommandPalette.Panel items={["Sign out"]} onSelect={nothing}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item) => <CommandPalette.Item {...props} value={item} />}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  "CommandPalette.ResultItem": (props) => (
    <CommandPalette.Panel items={["Sign out"]}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(item) => (
            <CommandPalette.ResultItem
              breadcrumbs={["Account", "Session"]}
              icon={CheckIcon}
              {...props}
              value={item}
            />
          )}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  "CommandPalette.Group": (props) => (
    <CommandPalette.Panel items={[{ value: "Account", items: commands }]}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(group) => <CommandPalette.Group items={group.items} {...props} />}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  "CommandPalette.GroupLabel": (props) => (
    <CommandPalette.Panel items={[{ value: "Account", items: commands }]}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(group) => (
            <CommandPalette.Group items={group.items}>
              <CommandPalette.GroupLabel {...props} />
            </CommandPalette.Group>
          )}
        </CommandPalette.Results>
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  "CommandPalette.HighlightedText": (props) => (
    <CommandPalette.Panel items={commands}>
      <CommandPalette.HighlightedText {...props} text="Sign out" />
    </CommandPalette.Panel>
  ),
  "CommandPalette.Empty": (props) => (
    <CommandPalette.Panel items={[]}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Empty {...props} />
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  "CommandPalette.Loading": (props) => (
    <CommandPalette.Panel items={[]}>
      <CommandPalette.Input />
      <CommandPalette.List>
        <CommandPalette.Loading {...props} />
      </CommandPalette.List>
    </CommandPalette.Panel>
  ),
  "CommandPalette.Footer": (props) => (
    <CommandPalette.Panel items={commands}>
      <CommandPalette.Footer {...props} />
    </CommandPalette.Panel>
  ),
});
