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

  // The browser focuses the first control whose event nobody cancelled, even if it comes later in the form. It
  // must not, while an earlier one has the focus and the message; it will on a later try. All the events of one
  // validation come in one task, so the next one is soon enough to stop.
  const root = control.getRootNode();
  const cancel = (event: Event) => {
    if ((event.target as ValidatedControl).form === form) event.preventDefault();
  };
  root.addEventListener("invalid", cancel, true);
  setTimeout(() => root.removeEventListener("invalid", cancel, true));
}
