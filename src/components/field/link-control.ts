import type { FieldControl } from "./field-context";

const native = "input:not([type=hidden]), select, textarea";

/** Controls that Field marked as invalid, as opposed to those that the caller marked. */
const marked = new WeakSet<Element>();

/**
 * Links a native control to its Field in the DOM, because native controls read no context. The caller's
 * attributes stay: the label points to the control's own id, and the field's messages follow the control's
 * own description. Kerf's controls are already linked, so only the label may change, to point to a control's
 * own id.
 */
export function linkControl(root: HTMLElement, { id, labelId, describedBy, invalid }: FieldControl): void {
  const control = root.querySelector(`[id="${id}"]`) ?? root.querySelector(native);
  if (!control) return;
  if (!control.id) control.id = id;
  const label = root.querySelector<HTMLLabelElement>(`label[id="${labelId}"]`);
  if (label) label.htmlFor = control.id;

  // The ids of the field's messages begin with the field's id.
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
