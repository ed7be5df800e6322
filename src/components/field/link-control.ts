import type { FieldControl } from "./field-context";

const native = "input:not([type=hidden]), select, textarea";

/** Controls that this file marked as invalid, to tell them from those that the caller marked. */
const marked = new WeakSet<Element>();

interface LinkOptions extends FieldControl {
  /** All ids that the field may put into `aria-describedby`. */
  messageIds: string[];
}

/**
 * Ties a native control in a Field to it, in the document, for it reads no context. What the caller set stays: the
 * label takes the control's own id, the field's messages come after the control's own. On Kerf's controls it
 * finds everything done, and only points the label to an id of their own.
 */
export function linkControl(
  root: HTMLElement,
  { id, labelId, describedBy, invalid, messageIds }: LinkOptions,
) {
  const control = root.querySelector(`[id="${id}"]:not(label)`) ?? root.querySelector(native);
  if (!control) return;
  if (!control.id) control.id = id;
  const label = labelId && root.querySelector<HTMLLabelElement>(`label[id="${labelId}"]`);
  if (label && label.htmlFor !== control.id) label.htmlFor = control.id;

  const before = control.getAttribute("aria-describedby");
  const others = before?.split(/\s+/).filter((token) => token && !messageIds.includes(token)) ?? [];
  const after = describedBy ? [...others, describedBy].join(" ") : others.join(" ");
  if (after !== (before ?? "")) setOrRemove(control, "aria-describedby", after);

  if (invalid && !control.hasAttribute("aria-invalid")) {
    control.setAttribute("aria-invalid", "true");
    marked.add(control);
  } else if (!invalid && marked.delete(control)) {
    control.removeAttribute("aria-invalid");
  }
}

function setOrRemove(element: Element, name: string, value: string) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
