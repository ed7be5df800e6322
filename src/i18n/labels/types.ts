import type { Labels } from "./default-labels";

type LabelsOf<Group extends keyof Labels> = Labels[Group];

/** The texts of an Autocomplete. */
export interface AutocompleteLabels extends LabelsOf<"autocomplete"> {}

/** The texts of an Avatar. */
export interface AvatarLabels extends Omit<LabelsOf<"avatar">, keyof AvatarGroupLabels> {}

/** The texts of an Avatar.Group. */
export interface AvatarGroupLabels extends Pick<LabelsOf<"avatar">, "more"> {}

/** The texts of Breadcrumbs. */
export interface BreadcrumbsLabels extends Pick<LabelsOf<"breadcrumbs">, "label"> {}

/** The texts of a Breadcrumbs.Current. */
export interface BreadcrumbsCurrentLabels extends Pick<LabelsOf<"breadcrumbs">, "loading"> {}

/** The texts of a Breadcrumbs.Clipboard. */
export interface BreadcrumbsClipboardLabels
  extends Pick<LabelsOf<"breadcrumbs">, "copied" | "failed" | "copyAction"> {}

/** The texts of a BubbleMap. */
export interface BubbleMapLabels extends LabelsOf<"bubbleMap"> {}

/** The texts of a Chart. */
export interface ChartLabels extends LabelsOf<"chart"> {}

/** The texts of a ChoroplethMap. */
export interface ChoroplethMapLabels extends LabelsOf<"choroplethMap"> {}

/** The texts of a ClipboardText. */
export interface ClipboardTextLabels extends LabelsOf<"clipboardText"> {}

/** The texts of a Code.Block. */
export interface CodeLabels extends LabelsOf<"code"> {}

/** The texts of a Combobox. */
export interface ComboboxLabels extends LabelsOf<"combobox"> {}

/** The texts of a DateInput. */
export interface DateInputLabels extends LabelsOf<"dateInput"> {}

/** The texts of a DatePicker. */
export interface DatePickerLabels extends LabelsOf<"datePicker"> {}

/** The texts of a DateRangeInput. */
export interface DateRangeInputLabels extends LabelsOf<"dateRangeInput"> {}

/** The texts of a DateRangePicker. */
export interface DateRangePickerLabels extends LabelsOf<"dateRangePicker"> {}

/** The texts of a DateTimePicker. */
export interface DateTimePickerLabels extends LabelsOf<"dateTimePicker"> {}

/** The texts of a CommandPalette. */
export interface CommandPaletteLabels extends LabelsOf<"commandPalette"> {}

/** The texts of a CommandPalette.Dialog. */
export interface CommandPaletteDialogLabels extends Pick<LabelsOf<"commandPalette">, "name"> {}

/** The texts of a CommandPalette.Panel. */
export interface CommandPalettePanelLabels extends Omit<LabelsOf<"commandPalette">, "name"> {}

/** The texts of a Drawer. */
export interface DrawerLabels extends LabelsOf<"drawer"> {}

/** The texts of the field around a control. */
export interface FieldLabels extends LabelsOf<"field"> {}

/** The texts of the info button beside a label. */
export interface InfoButtonLabels extends Pick<LabelsOf<"field">, "moreInformation"> {}

/** The texts of a FileUpload. */
export interface FileUploadLabels extends LabelsOf<"fileUpload"> {}

/** The texts of a Kbd: the names of keys. */
export interface KbdLabels extends LabelsOf<"kbd"> {}

/** The texts of links. */
export interface LinkLabels extends LabelsOf<"link"> {}

/** The texts of a Loader. */
export interface LoaderLabels extends LabelsOf<"loader"> {}

/** The texts of a Logo. */
export interface LogoLabels extends LabelsOf<"logo"> {}

/** The texts of a MenuBar. */
export interface MenuBarLabels extends LabelsOf<"menuBar"> {}

/** The texts of a NumberField. */
export interface NumberFieldLabels extends LabelsOf<"numberField"> {}

/** The texts of a Pagination. */
export interface PaginationLabels extends LabelsOf<"pagination"> {}

/** The texts of a PasswordInput. */
export interface PasswordInputLabels extends LabelsOf<"passwordInput"> {}

/** The texts of a PinInput. */
export interface PinInputLabels extends LabelsOf<"pinInput"> {}

/** The texts of a PoweredBy. */
export interface PoweredByLabels extends LabelsOf<"poweredBy"> {}

/** The texts of a SecretInput. */
export interface SecretInputLabels extends LabelsOf<"secretInput"> {}

/** The texts of a Select. */
export interface SelectLabels extends LabelsOf<"select"> {}

/** The texts of a Sidebar. */
export interface SidebarLabels extends Pick<LabelsOf<"sidebar">, "label"> {}

/** The texts of a Sidebar.Trigger. */
export interface SidebarTriggerLabels extends Pick<LabelsOf<"sidebar">, "toggle"> {}

/** The texts of a Sidebar.Rail. */
export interface SidebarRailLabels extends Pick<LabelsOf<"sidebar">, "resize"> {}

/** The texts of a Skeleton.Region. */
export interface SkeletonLabels extends LabelsOf<"skeleton"> {}

/** The texts of a Slider. */
export interface SliderLabels extends LabelsOf<"slider"> {}

/** The texts of a Sparkline. */
export interface SparklineLabels extends LabelsOf<"sparkline"> {}

/** The texts of a Stepper. */
export interface StepperLabels extends LabelsOf<"stepper"> {}

/** The texts of a Table. */
export interface TableLabels extends Pick<LabelsOf<"table">, "table" | "loading"> {}

/** The texts of a Table.Head. */
export interface TableHeadLabels extends Pick<LabelsOf<"table">, "resize" | "width"> {}

/** The texts of a Table.CheckHead. */
export interface TableCheckHeadLabels extends Pick<LabelsOf<"table">, "selection" | "selectAll"> {}

/** The texts of a Table.CheckCell. */
export interface TableCheckCellLabels extends Pick<LabelsOf<"table">, "selectRow"> {}

/** The texts of a TagsInput. */
export interface TagsInputLabels extends LabelsOf<"tagsInput"> {}
/** The texts of a TableOfContents. */
export interface TableOfContentsLabels extends LabelsOf<"tableOfContents"> {}

/** The texts of a Textarea. */
export interface TextareaLabels extends LabelsOf<"textarea"> {}

/** The texts of a TimeField. */
export interface TimeFieldLabels extends LabelsOf<"timeField"> {}

/** The texts of a Toast. */
export interface ToastLabels extends Omit<LabelsOf<"toast">, "region" | "closeAll" | "more"> {}

/** The texts of a Toast.Provider and its toasts. */
export interface ToastProviderLabels extends LabelsOf<"toast"> {}

/** The texts of a Tree. */
export interface TreeLabels extends LabelsOf<"tree"> {}

/** Texts that replace some of Kerf's own, by component. */
export interface LabelOverrides {
  /** The texts of Autocomplete. */
  autocomplete?: Partial<AutocompleteLabels>;
  /** The texts of Avatar. */
  avatar?: Partial<AvatarLabels & AvatarGroupLabels>;
  /** The texts of Breadcrumbs. */
  breadcrumbs?: Partial<BreadcrumbsLabels & BreadcrumbsCurrentLabels & BreadcrumbsClipboardLabels>;
  /** The texts of BubbleMap. */
  bubbleMap?: Partial<BubbleMapLabels>;
  /** The texts of Chart. */
  chart?: Partial<ChartLabels>;
  /** The texts of ChoroplethMap. */
  choroplethMap?: Partial<ChoroplethMapLabels>;
  /** The texts of ClipboardText. */
  clipboardText?: Partial<ClipboardTextLabels>;
  /** The texts of Code.Block. */
  code?: Partial<CodeLabels>;
  /** The texts of Combobox. */
  combobox?: Partial<ComboboxLabels>;
  /** The texts of DateInput. */
  dateInput?: Partial<DateInputLabels>;
  /** The texts of DatePicker. */
  datePicker?: Partial<DatePickerLabels>;
  /** The texts of DateRangeInput. */
  dateRangeInput?: Partial<DateRangeInputLabels>;
  /** The texts of DateRangePicker. */
  dateRangePicker?: Partial<DateRangePickerLabels>;
  /** The texts of DateTimePicker. */
  dateTimePicker?: Partial<DateTimePickerLabels>;
  /** The texts of CommandPalette. */
  commandPalette?: Partial<CommandPaletteLabels>;
  /** The texts of Drawer. */
  drawer?: Partial<DrawerLabels>;
  /** The texts of the field around a control. */
  field?: Partial<FieldLabels>;
  /** The texts of FileUpload. */
  fileUpload?: Partial<FileUploadLabels>;
  /** The texts of Kbd. */
  kbd?: Partial<KbdLabels>;
  /** The texts of Link. */
  link?: Partial<LinkLabels>;
  /** The texts of Loader. */
  loader?: Partial<LoaderLabels>;
  /** The texts of Logo. */
  logo?: Partial<LogoLabels>;
  /** The texts of MenuBar. */
  menuBar?: Partial<MenuBarLabels>;
  /** The texts of NumberField. */
  numberField?: Partial<NumberFieldLabels>;
  /** The texts of Pagination. */
  pagination?: Partial<PaginationLabels>;
  /** The texts of PasswordInput. */
  passwordInput?: Partial<PasswordInputLabels>;
  /** The texts of PinInput. */
  pinInput?: Partial<PinInputLabels>;
  /** The texts of PoweredBy. */
  poweredBy?: Partial<PoweredByLabels>;
  /** The texts of SecretInput. */
  secretInput?: Partial<SecretInputLabels>;
  /** The texts of Select. */
  select?: Partial<SelectLabels>;
  /** The texts of Sidebar. */
  sidebar?: Partial<SidebarLabels & SidebarTriggerLabels & SidebarRailLabels>;
  /** The texts of Skeleton.Region. */
  skeleton?: Partial<SkeletonLabels>;
  /** The texts of Slider. */
  slider?: Partial<SliderLabels>;
  /** The texts of Sparkline. */
  sparkline?: Partial<SparklineLabels>;
  /** The texts of Stepper. */
  stepper?: Partial<StepperLabels>;
  /** The texts of Table. */
  table?: Partial<TableLabels & TableHeadLabels & TableCheckHeadLabels & TableCheckCellLabels>;
  /** The texts of TagsInput. */
  tagsInput?: Partial<TagsInputLabels>;
  /** The texts of TableOfContents. */
  tableOfContents?: Partial<TableOfContentsLabels>;
  /** The texts of Textarea. */
  textarea?: Partial<TextareaLabels>;
  /** The texts of TimeField. */
  timeField?: Partial<TimeFieldLabels>;
  /** The texts of Toast. */
  toast?: Partial<ToastProviderLabels>;
  /** The texts of Tree. */
  tree?: Partial<TreeLabels>;
}
