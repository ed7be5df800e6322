import type { AriaAttributes, SyntheticEvent } from "react";

/**
 * Returns the props of a control with `aria-disabled` honored: the control does nothing, calls no handler and submits no
 * form. Focus, Tab, hover, tooltips and text selection still work.
 *
 * Every activation by mouse, keyboard or label ends in a click. So does Enter in a text input, for which the browser
 * clicks the form's default button. Enter is stopped as well, because in a checkbox it submits the form.
 *
 * Events are stopped in the capture phase, so neither the caller's handlers nor the primitive's are called.
 *
 * @param own Further props of an `aria-disabled` control: for example `readOnly` for a text input, `disabled` for a list
 * item.
 */
export function honorAriaDisabled<Props extends AriaAttributes>(props: Props, own?: object): Props {
  // `aria-disabled` may be a boolean or the text "true".
  return `${props["aria-disabled"]}` === "true"
    ? { ...props, onClickCapture: ignoreAction, onKeyDownCapture: ignoreAction, ...own }
    : props;
}

export function isAriaDisabled(props: AriaAttributes): boolean {
  return honorAriaDisabled(props) !== props;
}

/** Stops a click or Enter, and prevents the browser's default action. */
export const ignoreAction = (event: SyntheticEvent & { key?: string }): void => {
  const { key } = event;
  if (key && key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
};
