import type { ReactNode } from "react";

/** States that the pointer or the keyboard brings, by the class with which storybook-addon-pseudo-states forces them. */
export const forced = {
  rest: "",
  hover: "pseudo-hover-all",
  "focus-visible": "pseudo-focus-visible-all pseudo-focus-all",
  active: "pseudo-active-all pseudo-hover-all",
} as const;

/** The name of such a state. */
export type ForcedState = keyof typeof forced;

/** Shows the same thing once in each state, or in those that are named. */
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
