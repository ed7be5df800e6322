import type { AriaAttributes } from "react";
import { createStrictContext } from "../../lib/create-strict-context";

/** The props that a trigger gets from its root. */
export const [CollapsibleProvider, useCollapsibleRoot] =
  createStrictContext<Pick<AriaAttributes, "aria-disabled">>("Collapsible.Root");
