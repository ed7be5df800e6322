import type { StorybookConfig } from "@storybook/react-vite";

/** A Storybook as it comes, with the same stories: what Kerf's own is measured beside. */
const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    // What the stories import is read by the project's own plugins; it is looked for beside this folder otherwise.
    options: { builder: { viteConfigPath: "vite.config.ts" } },
  },
  stories: [
    "../../../../stories/**/*.mdx",
    "../../../../stories/**/*.stories.tsx",
    "../../../../src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "storybook-addon-pseudo-states"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
