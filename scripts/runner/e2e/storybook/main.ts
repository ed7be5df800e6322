import type { StorybookConfig } from "@storybook/react-vite";

/** The Storybook that tests the test runner, with a few stories that pass and many that must fail. */
const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "vite.config.ts" } } },
  stories: ["../stories/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
