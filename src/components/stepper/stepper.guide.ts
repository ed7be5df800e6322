import type { Guide } from "../../catalog/types";

/** When to use Stepper, and how. */
export const stepperGuide: Guide = {
  instead: {
    Tabs: "For views without an order.",
    Breadcrumbs: "For the path to a page in a hierarchy.",
    Meter: "For progress in percent.",
    Accordion: "For sections of one page.",
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves focus to the next step that is a button." },
    { keys: ["Enter", "Space"], does: "Goes to the focused step." },
  ],
  accessibility: [
    "The steps are an ordered list in a group. Name the group after the task with `aria-label`.",
    'The current step has `aria-current="step"`.',
    "Completed steps and errors have an icon, and a text that only screen readers read.",
    "When the step changes, move focus to the heading of its content. The stepper itself announces nothing.",
    "In a container narrower than 480 px, horizontal labels are hidden visually. Screen readers still read them.",
  ],
  do: [
    "Describe the error in `description`, and at the field that causes it.",
    "Keep Back and Continue below the content, also if the steps are buttons.",
  ],
  dont: [
    {
      text: "Don't use markup in a `label`: the narrow layout repeats it in a sentence.",
      code: '<Stepper steps={[{ value: "a", label: <b>Address</b> }]} />',
      caughtBy: "types",
    },
  ],
};
