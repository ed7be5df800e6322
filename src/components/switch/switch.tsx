import { SwitchBase } from "./switch-base";
import type { SwitchProps } from "./switch-types";

/** Assembled and documented in index.ts. */
export function SwitchRoot(props: SwitchProps) {
  return <SwitchBase kind="switch" {...props} />;
}
