/**
 * Writes text to the clipboard. Call it within the click or key press that asks for it, before anything is awaited:
 * browsers refuse it otherwise.
 *
 * @throws When the browser refuses; the clipboard then holds what it held.
 */
export async function writeClipboard(text: string): Promise<void> {
  // Pages that did not come over HTTPS have none, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) await clipboard.writeText(text);
  else copyThroughSelection(text);
}

/** The old way: copy what is selected, in a text field made for it. Focus and selection are put back at once. */
function copyThroughSelection(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const selection = getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  // While a modal dialog is open, elements outside it can't be focused.
  (focused?.closest("dialog, [role=dialog], [role=alertdialog], [popover]") ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    if (!document.execCommand("copy")) throw new Error("The browser refused to copy.");
  } finally {
    field.remove();
    // Before the selection, which WebKit removes when another element is focused.
    focused?.focus({ preventScroll: true });
    // A text field that had the focus has brought back its own.
    if (anchorNode && focusNode && !focused?.matches("input, textarea"))
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
}
