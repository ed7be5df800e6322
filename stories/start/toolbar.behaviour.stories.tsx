import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Text } from "../../src";

/** The site's toolbar. Its values can also come from the URL, so they can be invalid. */
const meta = {
  title: "Behaviour/Toolbar",
  render: () => <Text>A story under the toolbar's globals.</Text>,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const UnknownValues: Story = {
  globals: { direction: "evil", theme: "constructor", locale: "en evil" },
  parameters: {
    console: {
      expect: [
        'The global "direction" can\'t be "evil". Using "ltr". Valid values: ltr, rtl.',
        'The global "theme" can\'t be "constructor". Using "light". Valid values: light, dark, system.',
        'The global "locale" can\'t be "en evil". Using "en". Valid values: en, ar, de, es, fa, fr, he, hi, it, ja, ko, pt-BR, ru, tr, zh-CN, pseudo.',
      ],
    },
    visual: { skip: "It shows the default globals, as any other story." },
  },
  play: async () => {
    const root = document.documentElement;
    await expect([root.getAttribute("dir"), root.dataset.theme, root.lang]).toEqual(["ltr", "light", "en"]);
  },
};

/** A language with another direction turns the page. */
export const KnownValues: Story = {
  globals: { theme: "dark", locale: "ar" },
  parameters: { visual: { skip: "All other stories have snapshots with these globals." } },
  play: async () => {
    const root = document.documentElement;
    await waitFor(() => expect([root.dir, root.dataset.theme, root.lang]).toEqual(["rtl", "dark", "ar"]));
  },
};
