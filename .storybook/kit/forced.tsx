import type { ReactNode } from "react";

/** Pointer and keyboard states, with the classes that force them in storybook-addon-pseudo-states. */
export const forced = {
  rest: "",
  hover: "pseudo-hover-all",
  "focus-visible": "pseudo-focus-visible-all pseudo-focus-all",
  active: "pseudo-active-all pseudo-hover-all",
} as const;

/** The name of a state in `forced`. */
export type ForcedState = keyof typeof forced;

/** Renders the same content once in each state, or only in `states`. */
export function InStates({
  states = Object.keys(forced) as ForcedState[],
  children,
}: {
  states?: readonly ForcedState[];
  children: (state: ForcedState) => ReactNode;
}) {
  return states.map((state) => (
    <div key={state} className={forced[state]}>
      {children(state)}
    </div>
  ));
}
