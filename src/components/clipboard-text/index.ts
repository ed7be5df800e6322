export { ClipboardText, type ClipboardTextProps, type ClipboardTextTooltip } from "./clipboard-text";
export { CopyButton } from "./copy-button";
