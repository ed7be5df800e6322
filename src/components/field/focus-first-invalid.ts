/** A control that the browser validates. */
export type ValidatedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Does what the browser leaves out when a control's `invalid` event is cancelled: it focuses the control if it is
 * the form's first invalid one.
 */
export function focusFirstInvalid(control: ValidatedControl): void {
  const { form } = control;
  if (form && firstInvalid(form) !== control) return;
  control.focus();
  if (form) cancelOtherReports(form);
}

function firstInvalid(form: HTMLFormElement): Element | undefined {
  const controls = Array.from(form.elements) as ValidatedControl[];
  return controls.find((control) => control.willValidate && !control.validity.valid);
}

/**
 * The browser focuses the first control whose event nobody cancelled, even if it comes later in the form. It
 * must not, while an earlier one has the focus and the message; it will on a later try. All the events of one
 * validation come in one task, so the next one is soon enough to stop.
 */
function cancelOtherReports(form: HTMLFormElement): void {
  const validation = new AbortController();
  const cancel = (event: Event) => {
    if ((event.target as ValidatedControl).form === form) event.preventDefault();
  };
  form.getRootNode().addEventListener("invalid", cancel, { capture: true, signal: validation.signal });
  setTimeout(() => validation.abort());
}
