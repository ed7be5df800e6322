import type { StorybookConfig } from "@storybook/react-vite";
import { servePrograms } from "../scripts/site/files-for-programs.ts";
import { truthIndexer, truthStories } from "../scripts/truth/storybook.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../stories/**/*.mdx",
    "../stories/**/*.stories.tsx",
    "../src/**/*.stories.tsx",
    "../src/catalog/stories/truth/stories.truth.ts",
  ],
  addons: [
    // A story's own source stands in a file of its own, with fixtures and the kit: it is no code to copy.
    { name: "@storybook/addon-docs", options: { csfPluginOptions: { disableSource: true } } },
    "@storybook/addon-a11y",
    "storybook-addon-pseudo-states",
  ],
  // The catalog describes the components; docgen would be a second, poorer source.
  typescript: { reactDocgen: false },
  // Before Storybook's own, which would look for stories in the file's code.
  experimental_indexers: (existing = []) => [truthIndexer, ...existing],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), truthStories(), servePrograms()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
