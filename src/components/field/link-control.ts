import type { FieldControl } from "./field-context";

const native = "input:not([type=hidden]), select, textarea";

/** Controls that Field marked as invalid, to tell them from those that the caller marked. */
const marked = new WeakSet<Element>();

/**
 * Ties a native control in a Field to it, in the document, for it reads no context. What the caller set stays: the
 * label takes the control's own id, the field's messages come after the control's own. On Kerf's controls it
 * finds everything done, and only points the label to an id of their own.
 */
export function linkControl(root: HTMLElement, { id, labelId, describedBy, invalid }: FieldControl): void {
  const control = root.querySelector(`[id="${id}"]`) ?? root.querySelector(native);
  if (!control) return;
  if (!control.id) control.id = id;
  const label = root.querySelector<HTMLLabelElement>(`label[id="${labelId}"]`);
  if (label) label.htmlFor = control.id;

  // The field's messages have ids that begin with its own.
  const others =
    control
      .getAttribute("aria-describedby")
      ?.split(/\s+/)
      .filter((other) => !other.startsWith(id)) ?? [];
  const all = [...others, describedBy].filter(Boolean).join(" ");
  if (all) control.setAttribute("aria-describedby", all);
  else control.removeAttribute("aria-describedby");

  if (invalid && !control.hasAttribute("aria-invalid")) {
    control.setAttribute("aria-invalid", "true");
    marked.add(control);
  } else if (!invalid && marked.delete(control)) {
    control.removeAttribute("aria-invalid");
  }
}
