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
