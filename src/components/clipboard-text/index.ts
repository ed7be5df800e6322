export {
  ClipboardText,
  type ClipboardTextProps,
  type ClipboardTextTooltip,
  CopyButton,
} from "./clipboard-text";
