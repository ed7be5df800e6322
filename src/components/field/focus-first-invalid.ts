/** A control that the browser validates. */
export type ValidatedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Focuses the control if it is the form's first invalid one. The browser doesn't do this when the control's
 * `invalid` event is canceled.
 */
export function focusFirstInvalid(control: ValidatedControl): void {
  const { form } = control;
  const controls = [...(form?.elements ?? [control])] as ValidatedControl[];
  if (controls.find(({ willValidate, validity }) => willValidate && !validity.valid) !== control) return;
  control.focus();

  // The browser focuses the first control whose event isn't canceled, even if an earlier control has the
  // focus and the message. So events of the same form are canceled until the next task. One validation fires
  // all its events in one task.
  const root = control.getRootNode();
  const cancel = (event: Event) => {
    if ((event.target as ValidatedControl).form === form) event.preventDefault();
  };
  root.addEventListener("invalid", cancel, true);
  setTimeout(() => root.removeEventListener("invalid", cancel, true));
}
