import { createStrictContext } from "../../lib/create-strict-context";

/** Holds nothing: the parts read it to fail by name where they stand outside of a root. */
export const [CollapsibleProvider, useCollapsibleRoot] = createStrictContext<object>("Collapsible.Root");
