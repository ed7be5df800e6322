import type { SyntheticEvent } from "react";

/**
 * The props of an overlay's portal that keep the events of forms in it from the forms around it. In React, events bubble
 * from a portal to the components around it: submitting a form in a dialog would submit the form that contains the dialog.
 */
export const innerForms = { onSubmit: endHere, onReset: endHere };

/** Ends the event in React only. Listeners of the page, such as those of controls that follow a reset, still get it. */
function endHere(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true;
}
