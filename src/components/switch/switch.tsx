import { SwitchBase } from "./switch-base";
import type { SwitchProps } from "./switch-types";

/** Assembled in index.ts, where its documentation stands. */
export function SwitchRoot(props: SwitchProps) {
  return <SwitchBase kind="switch" {...props} />;
}
