import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "../components/checkbox";
import { Radio } from "../components/radio";
import { Switch } from "../components/switch";

function Groups() {
  return (
    <form className="flex flex-col gap-4" aria-label="Notifications">
      <Checkbox.Group legend="Channels">
        <Checkbox.Item value="email" label="Email" />
      </Checkbox.Group>
      <Radio.Group legend="Frequency">
        <Radio.Item value="daily" label="Daily" />
      </Radio.Group>
      <Switch.Group legend="Alerts">
        <Switch.Item value="deploys" label="Failed deployments" />
      </Switch.Group>
    </form>
  );
}

const meta = {
  component: Groups,
  title: "Behaviour/Choice groups",
} satisfies Meta<typeof Groups>;
export default meta;

/** In a column of a form, a group is only as high as its legend and its items. */
export const InColumn: StoryObj<typeof meta> = {
  parameters: { visual: { skip: "the stories of each group show it" } },
  play: async ({ canvas }) => {
    for (const group of [...canvas.getAllByRole("group"), canvas.getByRole("radiogroup")]) {
      const items = group.querySelectorAll("label");
      const last = items[items.length - 1] as Element;
      const below = group.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
      await expect(below).toBeLessThan(4);
      // Without a maximum height, WebKit adds the legend's height twice. Chromium doesn't.
      await expect(getComputedStyle(group).maxHeight).toBe("max-content");
    }
  },
};
