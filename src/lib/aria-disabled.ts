import type { AriaAttributes, SyntheticEvent } from "react";

/**
 * The props of a control, with `aria-disabled` honored: the control does nothing, calls no handler and submits no form,
 * while focus, Tab, hover, tooltips and text selection work as ever.
 *
 * Every press of a control ends in a click, that of a label and of the keyboard too. So does Enter in a text input: the
 * browser clicks the default button of the form. Enter itself stops here because it submits from a checkbox, too.
 *
 * In the capture phase nothing else hears of the event: no handler of a caller or a primitive, on the element or in it.
 *
 * @param own What the control needs on top of that: `readOnly` for a text input, `openerEvents` for what opens a popup.
 */
export function honorAriaDisabled<Props extends AriaAttributes>(props: Props, own?: object): Props {
  // ARIA writes its booleans as text.
  return `${props["aria-disabled"]}` === "true"
    ? { ...props, onClickCapture: ignoreAction, onKeyDownCapture: ignoreAction, ...own }
    : props;
}

export function isAriaDisabled(props: AriaAttributes): boolean {
  return honorAriaDisabled(props) !== props;
}

/** Takes a click or Enter away from a control, and its default from the browser. */
export const ignoreAction = (event: SyntheticEvent & { key?: string }): void => {
  const { key } = event;
  if (key && key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
};
