/**
 * Descriptions of values that several recipes have, for the catalog, which adds the measured sizes. They aren't part of
 * any bundle.
 */

export const controlSizeTexts = {
  xs: "For rows and other controls.",
  sm: "For dense toolbars and tables.",
  base: "For forms and dialogs.",
  lg: "For landing and sign-in pages.",
};

/** For lists that open at a control. */
export const listSideTexts = {
  top: "Above the control.",
  right: "To its right, in either text direction.",
  bottom: "Below the control, the usual position.",
  left: "To its left, in either text direction.",
  "inline-start": "To its left in left-to-right text, to its right in right-to-left text.",
  "inline-end": "To its right in left-to-right text, to its left in right-to-left text.",
};

export const listAlignTexts = {
  start: "Aligned with the control's start.",
  center: "Centered on the control.",
  end: "Aligned with the control's end.",
};

/** For popups that open at a trigger. */
export const popupAlignTexts = {
  start: "Aligned with the trigger's start.",
  center: "Centered on the trigger.",
  end: "Aligned with the trigger's end.",
};

/** For Button, and for parts that render one. */
export const buttonValueTexts = {
  variant: {
    primary: "High emphasis: the one main action of a view.",
    secondary: "Medium emphasis: the other actions in a view.",
    ghost: "Low emphasis: actions in toolbars, rows and cards. The background shows on hover.",
    destructive: "The confirmed step that deletes something or can't be undone.",
    "secondary-destructive": "The first step toward a destructive action, before it is confirmed.",
    outline: "Medium emphasis on a colored or busy background, which shows through.",
  },
  size: controlSizeTexts,
  shape: {
    base: "As wide as its content.",
    square: "A square for one icon.",
    circle: "A circle for one icon, apart from other controls.",
  },
  type: {
    button: "Only calls `onClick`.",
    submit: "Submits the form it belongs to.",
    reset: "Resets the form's controls to their default values.",
  },
};

/** For Input, and for controls that look like one. */
export const inputValueTexts = {
  size: controlSizeTexts,
  variant: {
    default: "No validation state.",
    error:
      "Shows the error style only, when the message is displayed elsewhere. `error` sets both message and style.",
  },
};

export const hourCycleTexts = {
  h12: "12 hours, with AM and PM.",
  h23: "24 hours, from 0 to 23.",
};
