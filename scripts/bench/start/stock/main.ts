import type { StorybookConfig } from "@storybook/react-vite";

/** A stock Storybook with the same stories, with which Kerf's own is compared. */
const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    // Imports of the stories are resolved by the project's own plugins. Otherwise, they would be resolved from this
    // folder.
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
