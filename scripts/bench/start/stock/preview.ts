import type { Preview } from "@storybook/react-vite";
import "../../../../src/styles.css";
import "../../../../.storybook/fallback-fonts.css";
import "../../../../.storybook/preview.css";

/** The minimum that stories need to look right, and the same order, so that the same page comes first. */
const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    options: { storySort: { order: ["Kerf", "Foundations", "Components", "Patterns", "Decisions"] } },
  },
};
export default preview;
