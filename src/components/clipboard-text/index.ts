export { ClipboardText, type ClipboardTextProps, type ClipboardTextTooltip } from "./clipboard-text";
