import type { Preview } from "@storybook/react-vite";

const preview: Preview = {
  initialGlobals: { direction: "ltr" },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dir = globals.direction;
      return Story();
    },
  ],
  parameters: { a11y: { test: "error" } },
};
export default preview;
