import type { StorybookConfig } from "@storybook/react-vite";
import main from "../../../.storybook/main";

const config: StorybookConfig = {
  ...main,
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "vite.config.ts" } } },
  stories: ["../../../src/**/*.stories.tsx", "../../../.cache/bench/stories/*.stories.tsx"],
};
export default config;
