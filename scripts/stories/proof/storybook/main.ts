import type { StorybookConfig } from "@storybook/react-vite";

/** A Storybook of a few stories that pass and many that must not: what the harness is tried on. */
const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "vite.config.ts" } } },
  stories: ["../stories/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
