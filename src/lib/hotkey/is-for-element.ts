import type { Keys } from "./parse-keys";

const textField =
  "input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=button],[type=submit],[type=reset],[type=image]),textarea,select,[role=textbox],[role=searchbox],[role=combobox],[role=spinbutton]";
/** Lists in which people type the start of an item's text. */
const typeAhead = "[role=menu],[role=menubar],[role=listbox],[role=tree]";
const pressable = "a[href],button,summary,[role=button],[role=link]";

/** With Control or Command: keys that copy, cut, paste, undo, redo and select, or move and delete by word. */
const editing = /^([acvxyz]|arrow.*|home|end|backspace|delete|insert)$/;
/** With Control or Command: keys that also format rich text. */
const formatting = /^[biu]$/;

/**
 * Whether the focused element uses the keys itself, for example because they type a letter in a text field.
 *
 * @param event A key press that matches the keys.
 */
export function isForElement(event: KeyboardEvent, { key, modifiers }: Keys): boolean {
  // In a shadow root, the event's `target` is its host.
  const target = event.composedPath()[0];
  if (!(target instanceof Element) || /^f\d+$/.test(key)) return false;
  const isRich = (target as HTMLElement).isContentEditable;
  const isCommand = modifiers.some((each) => each !== "shift" && each !== "alt");
  if (isRich || target.matches(textField))
    return !isCommand || editing.test(key) || (isRich && formatting.test(key));
  if (isCommand || modifiers.includes("alt")) return false;
  if (key === " " || key === "enter") return target.matches(`${pressable},input`);
  if (key.length === 1) return target.closest(typeAhead) !== null;
  return key.startsWith("arrow") && target.matches("input");
}
