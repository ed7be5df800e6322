/** A control that the browser validates. */
export type ValidatedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Does what the browser leaves out when a control's `invalid` event is cancelled: it focuses the control if it is
 * the form's first invalid one.
 */
export function focusFirstInvalid(control: ValidatedControl): void {
  const { form } = control;
  const controls = [...(form?.elements ?? [control])] as ValidatedControl[];
  if (controls.find(({ willValidate, validity }) => willValidate && !validity.valid) !== control) return;
  control.focus();

  // The browser focuses the first control whose event isn't cancelled, even if an earlier control has the focus and the
  // message. This is prevented until the next task, because all events of one validation come in one task.
  const root = control.getRootNode();
  const cancel = (event: Event) => {
    if ((event.target as ValidatedControl).form === form) event.preventDefault();
  };
  root.addEventListener("invalid", cancel, true);
  setTimeout(() => root.removeEventListener("invalid", cancel, true));
}
