import type { ReactNode } from "react";

/** Whether React renders anything for a node. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && typeof node !== "boolean" && node !== "";
}
