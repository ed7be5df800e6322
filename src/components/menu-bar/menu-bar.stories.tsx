import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeIcon, HouseIcon, RulerIcon, SettingsIcon, UsersIcon } from "lucide-react";
import { screen } from "storybook/test";
import { everyValue, exampleStory, InStates, settled } from "#kit";
import { MenuBar } from ".";
import * as examples from "./menu-bar.examples";

const visual = { modes: ["light", "dark", "rtl", "forced-colors", "narrow"] as const };
const options = [
  { icon: HouseIcon, id: "home", tooltip: "Home" },
  { icon: UsersIcon, id: "team", tooltip: "Team" },
  { icon: RulerIcon, id: "measure", tooltip: "Measure", disabled: true },
  { icon: <SettingsIcon />, id: "settings", tooltip: "Settings" },
];

const meta = {
  component: MenuBar,
  title: "Components/MenuBar",
  args: { options, isActive: 0 },
} satisfies Meta<typeof MenuBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { visual } };
export const OptionIds: Story = everyValue(MenuBar, "optionIds", {
  render: (props) => (
    <MenuBar
      {...props}
      options={options}
      isActive={props.optionIds ? "settings" : 3}
      aria-label={`By ${props.optionIds ? "id" : "index"}`}
    />
  ),
});

/** Without a state, none active, all active, and a single option. Below: hovered, pressed and focused. */
export const States: Story = {
  parameters: { visual },
  argTypes: { isActive: { control: false } },
  render: (args) => (
    <div className="flex flex-col items-start gap-5">
      <MenuBar {...args} isActive={undefined} aria-label="Actions" />
      <MenuBar {...args} isActive={false} aria-label="None on" />
      <MenuBar {...args} isActive={true} aria-label="All on" />
      <MenuBar options={[{ icon: EyeIcon, tooltip: "Preview" }]} isActive aria-label="One" />
      <InStates states={["hover", "active", "focus-visible"]}>
        {(state) => <MenuBar {...args} aria-label={state} />}
      </InStates>
    </div>
  ),
};

/** The tooltip of the focused option. */
export const WithTooltip: Story = {
  parameters: { visual },
  render: (args) => (
    <div className="p-10">
      <MenuBar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole("button", { name: "Home" }).focus();
    await settled(await screen.findByRole("tooltip"));
  },
};

export const Views: Story = exampleStory(examples, "Views");
export const Tools: Story = exampleStory(examples, "Tools");
export const Actions: Story = exampleStory(examples, "Actions");
