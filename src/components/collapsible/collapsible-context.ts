import type { AriaAttributes } from "react";
import { createStrictContext } from "../../lib/create-strict-context";

/** What a trigger takes from the root around it. */
export const [CollapsibleProvider, useCollapsibleRoot] =
  createStrictContext<Pick<AriaAttributes, "aria-disabled">>("Collapsible.Root");
