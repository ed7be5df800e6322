/**
 * One story for each component and part in the catalog: `Catalog/Dialog › Dialog.Title`. The Vite plugin in ../preset.ts
 * appends them to this module: `export const DialogTitle = conformanceStory("Dialog.Title")`.
 */
import { conformanceStory } from "./conformance-story";

export default {
  parameters: {
    visual: { skip: "It renders and removes a component many times, so its end shows nothing." },
    chromatic: { disableSnapshot: true },
    // Overlays that are open initially have focus guards around them.
    a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } },
  },
  excludeStories: ["conformanceStory"],
};

export { conformanceStory };
