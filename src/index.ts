export * from "./components/accordion";
export * from "./components/autocomplete";
export * from "./components/avatar";
export { Badge, type BadgeProps } from "./components/badge";
export * from "./components/banner";
export * from "./components/bar-chart";
export * from "./components/breadcrumbs";
export * from "./components/bubble-map";
export { Button, type ButtonProps } from "./components/button";
export * from "./components/button-group";
export {
  Chart,
  type ChartAction,
  type ChartEvent,
  type ChartFrameProps,
  type ChartInstance,
  type ChartLibrary,
  type ChartPoint,
  type ChartProps,
  type ChartTable,
  type ChartTableRow,
} from "./components/chart";
export * from "./components/checkbox";
export * from "./components/choropleth-map";
export {
  ClipboardText,
  type ClipboardTextProps,
  type ClipboardTextTooltip,
} from "./components/clipboard-text";
export {
  Code,
  CodeBlock,
  type CodeBlockProps,
  type CodeLang,
  type CodeProps,
  type CodeValue,
} from "./components/code";
export {
  Collapsible,
  CollapsibleDefaultPanel,
  type CollapsibleDefaultPanelProps,
  CollapsibleDefaultTrigger,
  type CollapsibleDefaultTriggerProps,
  type CollapsibleOpenChangeDetails,
  type CollapsibleOpenChangeReason,
  CollapsiblePanel,
  type CollapsiblePanelProps,
  CollapsibleRoot,
  type CollapsibleRootProps,
  CollapsibleTrigger,
  type CollapsibleTriggerProps,
} from "./components/collapsible";
export * from "./components/combobox";
export * from "./components/command-palette";
export * from "./components/context-menu";
export { DateInput, type DateInputProps } from "./components/date-input";
export {
  type DateMatcher,
  DatePicker,
  type DatePickerProps,
  type DateRange,
  type DaysAfter,
  type DaysBefore,
  type DaysOfWeek,
} from "./components/date-picker";
export {
  DateRangeInput,
  type DateRangeInputProps,
  type DateRangePreset,
} from "./components/date-range-input";
export { DateRangePicker, type DateRangePickerProps } from "./components/date-range-picker";
export { DateTimePicker, type DateTimePickerProps } from "./components/date-time-picker";
export * from "./components/dialog";
export * from "./components/donut-chart";
export {
  Drawer,
  DrawerClose,
  type DrawerCloseProps,
  DrawerDescription,
  type DrawerDescriptionProps,
  type DrawerOpenChangeDetails,
  type DrawerOpenChangeReason,
  type DrawerProps,
  DrawerRoot,
  type DrawerRootProps,
  DrawerTitle,
  type DrawerTitleProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from "./components/drawer";
export * from "./components/dropdown-menu";
export { Empty, type EmptyProps } from "./components/empty";
export { Field, type FieldError, type FieldErrorMatch, type FieldProps } from "./components/field";
export * from "./components/file-upload";
export { Grid, type GridProps } from "./components/grid";
export { GridItem, type GridItemProps } from "./components/grid-item";
export * from "./components/hover-card";
export { Input, type InputProps } from "./components/input";
export * from "./components/input-group";
export { Kbd, type KbdProps } from "./components/kbd";
export {
  Link,
  type LinkComponent,
  type LinkComponentProps,
  LinkExternalIcon,
  type LinkExternalIconProps,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from "./components/link";
export { Loader, type LoaderProps } from "./components/loader";
export { Logo, type LogoProps } from "./components/logo";
export { MenuBar, type MenuBarOption, type MenuBarProps } from "./components/menu-bar";
export { Meter, type MeterProps } from "./components/meter";
export * from "./components/number-field";
export * from "./components/pagination";
export { PasswordInput, type PasswordInputProps } from "./components/password-input";
export { PinInput, type PinInputProps } from "./components/pin-input";
export * from "./components/popover";
export { PoweredBy, type PoweredByProps } from "./components/powered-by";
export * from "./components/radio";
export * from "./components/sankey-chart";
export { SecretInput, type SecretInputProps } from "./components/secret-input";
export * from "./components/select";
export * from "./components/sidebar";
export * from "./components/skeleton";
export * from "./components/slider";
export * from "./components/sparkline";
export * from "./components/stack";
export * from "./components/stepper";
export { Surface, type SurfaceProps } from "./components/surface";
export * from "./components/switch";
export * from "./components/table";
export {
  TableOfContents,
  type TableOfContentsItem,
  type TableOfContentsProps,
} from "./components/table-of-contents";
export * from "./components/tabs";
export * from "./components/tags-input";
export { Text, type TextProps } from "./components/text";
export { Textarea, type TextareaProps } from "./components/textarea";
export { TimeField, type TimeFieldProps } from "./components/time-field";
export * from "./components/time-series-chart";
export * from "./components/toast";
export * from "./components/toggle-group";
export * from "./components/toolbar";
export * from "./components/tooltip";
export * from "./components/tree";
export {
  type AutocompleteLabels,
  type AvatarGroupLabels,
  type AvatarLabels,
  type BreadcrumbsClipboardLabels,
  type BreadcrumbsCurrentLabels,
  type BreadcrumbsLabels,
  type BubbleMapLabels,
  type ChartLabels,
  type ChoroplethMapLabels,
  type ClipboardTextLabels,
  type CodeLabels,
  type ComboboxLabels,
  type CommandPaletteDialogLabels,
  type CommandPaletteLabels,
  type CommandPalettePanelLabels,
  type DateInputLabels,
  type DatePickerLabels,
  type DateRangeInputLabels,
  type DateRangePickerLabels,
  type DateTimePickerLabels,
  type DrawerLabels,
  defaultLabels,
  type FieldLabels,
  type FileUploadLabels,
  type InfoButtonLabels,
  type KbdLabels,
  type LabelOverrides,
  type Labels,
  type LinkLabels,
  type LoaderLabels,
  type LogoLabels,
  type MenuBarLabels,
  type NumberFieldLabels,
  type PaginationLabels,
  type PasswordInputLabels,
  type PinInputLabels,
  type PluralForms,
  type PoweredByLabels,
  type SecretInputLabels,
  type SelectLabels,
  type SidebarLabels,
  type SidebarRailLabels,
  type SidebarTriggerLabels,
  type SkeletonLabels,
  type SliderLabels,
  type SparklineLabels,
  type StepperLabels,
  type TableCheckCellLabels,
  type TableCheckHeadLabels,
  type TableHeadLabels,
  type TableLabels,
  type TableOfContentsLabels,
  type TagsInputLabels,
  type TextareaLabels,
  type TimeFieldLabels,
  type ToastLabels,
  type ToastProviderLabels,
  type TreeLabels,
} from "./i18n/labels";
export { LabelsProvider, type LabelsProviderProps } from "./i18n/labels-provider";
export type { CompleteLocale, Locale, LocaleSettings, Weekday } from "./i18n/locale-context";
export { LocaleProvider, type LocaleProviderProps, useLocale } from "./i18n/locale-provider";
export type { ChangeDetails } from "./lib/change-details";
export { type HotkeyOptions, type ListedHotkey, useHotkey, useHotkeys } from "./lib/hotkey/use-hotkey";
export type { IconProp } from "./lib/icon-prop";
export type { ItemFilter } from "./lib/picker/item-filter";
export type { ItemGroup, ItemOf } from "./lib/picker/items";
export { type PortalContainer, PortalProvider, type PortalProviderProps } from "./lib/portal-provider";
export type { RenderProp } from "./lib/render-prop";
export {
  type Theme,
  ThemeScript,
  type ThemeScriptOptions,
  type ThemeScriptProps,
  themeScript,
} from "./lib/theme-script";
export { type ThemeState, useTheme } from "./lib/use-theme";
