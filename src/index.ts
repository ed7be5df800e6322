export * from "./components/button";
export { Loader, type LoaderProps } from "./components/loader";
export { defaultLabels, type LabelOverrides, type Labels } from "./i18n/labels";
export { LabelsProvider, type LabelsProviderProps } from "./i18n/labels-provider";
export type { IconProp } from "./lib/icon-prop";
export { type PortalContainer, PortalProvider, type PortalProviderProps } from "./lib/portal-provider";
