export { Badge, type BadgeProps } from "./components/badge";
export * from "./components/banner";
export * from "./components/button";
export * from "./components/checkbox";
export {
  ClipboardText,
  type ClipboardTextProps,
  type ClipboardTextTooltip,
} from "./components/clipboard-text";
export * from "./components/collapsible";
export * from "./components/dialog";
export { Empty, type EmptyProps } from "./components/empty";
export { Field, type FieldError, type FieldErrorMatch, type FieldProps } from "./components/field";
export { Input, type InputProps } from "./components/input";
export { Loader, type LoaderProps } from "./components/loader";
export { defaultLabels, type LabelOverrides, type Labels } from "./i18n/labels";
export { LabelsProvider, type LabelsProviderProps } from "./i18n/labels-provider";
export type { IconProp } from "./lib/icon-prop";
export { type PortalContainer, PortalProvider, type PortalProviderProps } from "./lib/portal-provider";
export type { RenderProp } from "./lib/render-prop";
