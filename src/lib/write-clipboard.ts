/**
 * Writes text to the clipboard. Call it in the handler of a click or key press, before any `await`. Otherwise
 * browsers refuse it.
 *
 * @throws If the browser refuses. The clipboard is then unchanged.
 */
export async function writeClipboard(text: string): Promise<void> {
  // Undefined on pages that weren't loaded over HTTPS, although its type says otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) await clipboard.writeText(text);
  else copyThroughSelection(text);
}

/**
 * Copies with the legacy command, which copies the selection of a temporary text field. Focus and selection
 * are restored immediately.
 */
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
    // Restores the focus before the selection, which WebKit removes when another element is focused.
    focused?.focus({ preventScroll: true });
    // A text field restores its own selection when it is focused.
    if (anchorNode && focusNode && !focused?.matches("input, textarea"))
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
}
