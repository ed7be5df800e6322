import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Gives `@react-aria/test-utils` the user-event of `storybook/test`.
 *
 * Each copy of user-event intercepts the values of inputs, so that React sees typed text as a change. A copy turns the
 * other's typed text into a set value. After a story with a second copy, no `onChange` was called in later stories.
 */
export function oneUserEvent(): Plugin {
  const path = fileURLToPath(new URL("./user-event.ts", import.meta.url));
  return {
    name: "kerf:one-user-event",
    config: () => ({ resolve: { alias: { "@testing-library/user-event": path } } }),
  };
}
