import type { Preview } from "@storybook/react-vite";
import "../../../../src/styles.css";
import "../../../../.storybook/fallback-fonts.css";
import "../../../../.storybook/preview.css";

/** No more than an application needs for its stories to look right; the same page comes first. */
const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    options: { storySort: { order: ["Kerf", "Foundations", "Components", "Patterns", "Decisions"] } },
  },
};
export default preview;
