/**
 * Names that other libraries have for what Kerf names differently. They make messages more helpful, and never fixes:
 * another library's prop may have other values or arguments.
 */

/** A name of other libraries: theirs, and what to use instead. */
interface OtherName {
  from: string;
  /** The names in Kerf, the best first: of a prop, a value or a component. The first that exists is suggested. */
  to?: readonly string[];
  /** The advice if no single name replaces it. */
  advice?: string;
}

const chakra = "Chakra UI";
const mui = "MUI";
const radix = "Radix and shadcn/ui";
const aria = "React Aria";
const mantine = "Mantine";
const antd = "Ant Design";

const icon = "Pass the icon in `icon`. For an icon after the text, put it into the children.";
const style = "Use `className` or `style`.";
const element = "To render another element, use `render` where a component has it.";
const width = 'For the full width, set `style={{ width: "100%" }}`.';
const field = ["description", "error"];

export const otherProps: Record<string, OtherName> = {
  isOpen: { from: `${chakra} and ${aria}`, to: ["open"] },
  opened: { from: mantine, to: ["open"] },
  visible: { from: "older versions of Ant Design", to: ["open"] },
  show: { from: "Bootstrap", to: ["open"] },
  defaultIsOpen: { from: chakra, to: ["defaultOpen"] },
  defaultOpened: { from: mantine, to: ["defaultOpen"] },
  onClose: { from: `${chakra}, ${mui} and ${mantine}`, to: ["onOpenChange", "onDismiss"] },
  onOpen: { from: `${chakra} and ${mui}`, to: ["onOpenChange"] },
  onHide: { from: "Bootstrap", to: ["onOpenChange", "onDismiss"] },
  onCancel: { from: antd, to: ["onOpenChange"] },
  onDismiss: { from: "Fluent UI", to: ["onOpenChange"] },
  onOpenAutoFocus: { from: radix, to: ["initialFocus"] },
  onCloseAutoFocus: { from: radix, to: ["finalFocus"] },
  onInteractOutside: { from: radix, to: ["disablePointerDismissal", "onOpenChange"] },
  onCheckedChange: { from: radix, to: ["onValueChange"] },
  onSelectionChange: { from: aria, to: ["onValueChange", "onSelectedChange"] },
  onSelectedChange: { from: "other libraries", to: ["onValueChange"] },
  onInputChange: { from: `${aria} and ${mui}`, to: ["onValueChange"] },
  onChangeEnd: { from: `${aria} and ${mantine}`, to: ["onValueCommit"] },
  onChangeCommitted: { from: mui, to: ["onValueCommit"] },
  onPageChange: { from: `${mui} and ${chakra}`, to: ["setPage"] },
  onPress: { from: aria, to: ["onClick"] },
  onTap: { from: "mobile libraries", to: ["onClick"] },
  isDisabled: { from: `${chakra} and ${aria}`, to: ["disabled"] },
  isRequired: { from: `${chakra} and ${aria}`, to: ["required"] },
  isReadOnly: { from: `${chakra} and ${aria}`, to: ["readOnly"] },
  isInvalid: { from: `${chakra} and ${aria}`, to: ["error"] },
  invalid: { from: chakra, to: ["error"] },
  isLoading: { from: chakra, to: ["loading"] },
  isPending: { from: aria, to: ["loading"] },
  isChecked: { from: chakra, to: ["checked"] },
  isSelected: { from: aria, to: ["checked", "selected"] },
  defaultSelected: { from: aria, to: ["defaultChecked"] },
  isIndeterminate: { from: `${chakra} and ${aria}`, to: ["indeterminate"] },
  isMulti: { from: "React Select", to: ["multiple"] },
  selectedKey: { from: aria, to: ["value", "selected"] },
  selectedKeys: { from: `${aria} and ${antd}`, to: ["value", "selected"] },
  defaultSelectedKey: { from: aria, to: ["defaultValue", "defaultSelected"] },
  minValue: { from: aria, to: ["min"] },
  maxValue: { from: aria, to: ["max"] },
  colorScheme: { from: chakra, to: ["variant", "color"] },
  colorPalette: { from: chakra, to: ["variant", "color"] },
  color: { from: `${mui} and ${mantine}`, to: ["variant"] },
  intent: { from: "Blueprint", to: ["variant"] },
  kind: { from: "Carbon", to: ["variant"] },
  tone: { from: "Polaris", to: ["variant"] },
  severity: { from: mui, to: ["variant"] },
  status: { from: `${chakra} and ${antd}`, to: ["variant", "error"] },
  danger: { from: antd, advice: 'Set `variant="destructive"` where a component has it.' },
  leftIcon: { from: chakra, to: ["icon"], advice: icon },
  rightIcon: { from: chakra, advice: icon },
  startIcon: { from: mui, to: ["icon"], advice: icon },
  endIcon: { from: mui, advice: icon },
  leftSection: { from: mantine, to: ["icon"], advice: icon },
  rightSection: { from: mantine, advice: icon },
  startContent: { from: "HeroUI", to: ["icon"], advice: icon },
  endContent: { from: "HeroUI", advice: icon },
  sx: { from: mui, advice: style },
  css: { from: "Emotion and Stitches", advice: style },
  classNames: { from: `${mantine} and HeroUI`, advice: style },
  rootClassName: { from: antd, advice: style },
  as: { from: `${chakra} and Headless UI`, to: ["render"], advice: element },
  component: { from: `${mui} and ${mantine}`, to: ["render", "as"], advice: element },
  elementType: { from: "React Aria", to: ["render", "as"], advice: element },
  asChild: { from: radix, to: ["render"], advice: element },
  href: { from: "most libraries", advice: "For a link, use Link." },
  options: { from: `${antd} and React Select`, to: ["items"] },
  data: { from: mantine, to: ["items"] },
  dataSource: { from: antd, to: ["items"] },
  helperText: { from: mui, to: field },
  helpText: { from: "Polaris", to: field },
  hint: { from: "other libraries", to: field },
  errorMessage: { from: aria, to: ["error"] },
  validationState: { from: "older versions of React Aria", to: ["error"] },
  placement: {
    from: `${chakra} and ${aria}`,
    to: ["side"],
    advice: "Use `side` and `align` of its content.",
  },
  position: { from: mantine, to: ["side"], advice: "Use `side` and `align` of its content." },
  offset: { from: aria, to: ["sideOffset"] },
  fullWidth: { from: `${mui} and ${mantine}`, advice: width },
  isFullWidth: { from: chakra, advice: width },
  block: { from: antd, advice: width },
  spacing: { from: `${chakra} and ${mui}`, to: ["gap"] },
  allowClear: { from: antd, advice: "Set the value to null in a Button beside it." },
};

/** Values, by the prop that has them, whatever the component. */
export const otherValues: Record<string, Record<string, OtherName>> = {
  variant: {
    contained: { from: mui, to: ["primary"] },
    solid: { from: `${chakra} and HeroUI`, to: ["primary"] },
    filled: { from: mantine, to: ["primary"] },
    default: { from: `${radix} and ${antd}`, to: ["primary", "secondary"] },
    outlined: { from: mui, to: ["outline", "secondary"] },
    bordered: { from: "HeroUI", to: ["outline", "secondary"] },
    text: { from: mui, to: ["ghost", "plain"] },
    subtle: { from: `${chakra} and ${mantine}`, to: ["ghost", "secondary"] },
    light: { from: `${mantine} and HeroUI`, to: ["secondary"] },
    link: { from: radix, advice: "For a link, use Link." },
    danger: { from: "Bootstrap and Polaris", to: ["destructive", "error"] },
    destructive: { from: radix, to: ["danger", "error"] },
    error: { from: mui, to: ["destructive", "danger"] },
    critical: { from: "Polaris", to: ["destructive", "error"] },
    positive: { from: "other libraries", to: ["success"] },
    negative: { from: "Spectrum", to: ["error", "destructive"] },
  },
  size: {
    small: { from: `${mui} and ${antd}`, to: ["sm"] },
    medium: { from: mui, to: ["base"] },
    middle: { from: antd, to: ["base"] },
    md: { from: `${chakra} and ${mantine}`, to: ["base"] },
    default: { from: radix, to: ["base"] },
    large: { from: `${mui} and ${antd}`, to: ["lg"] },
    xl: { from: `${chakra} and ${mantine}`, to: ["lg"] },
    icon: { from: radix, advice: 'For a button with only an icon, set `shape="square"`.' },
  },
  side: {
    start: { from: "other libraries", to: ["inline-start"] },
    end: { from: "other libraries", to: ["inline-end"] },
  },
  align: {
    left: { from: "other libraries", to: ["start"] },
    right: { from: "other libraries", to: ["end"] },
    middle: { from: antd, to: ["center"] },
  },
};

/** Components. The catalog's own aliases name more. */
export const otherComponents: Record<string, OtherName> = {
  Modal: { from: `${chakra}, ${mui} and ${antd}`, to: ["Dialog"] },
  AlertDialog: { from: radix, advice: 'Use Dialog with `role="alertdialog"` on Dialog.Root.' },
  Popconfirm: { from: antd, advice: 'Use Dialog with `role="alertdialog"` on Dialog.Root.' },
  Snackbar: { from: mui, to: ["Toast"] },
  Sonner: { from: radix, to: ["Toast"] },
  Toaster: { from: radix, to: ["Toast.Provider"] },
  Chip: { from: `${mui} and ${mantine}`, to: ["Badge"] },
  Tag: { from: `${chakra} and ${antd}`, to: ["Badge"] },
  Alert: { from: `${mui}, ${chakra} and ${antd}`, to: ["Banner"] },
  Callout: { from: "Radix Themes", to: ["Banner"] },
  Sheet: { from: radix, to: ["Drawer"] },
  Menu: { from: `${mui}, ${chakra} and ${mantine}`, to: ["DropdownMenu"] },
  Dropdown: { from: antd, to: ["DropdownMenu"] },
  Command: { from: radix, to: ["CommandPalette"] },
  Spotlight: { from: mantine, to: ["CommandPalette"] },
  TextField: { from: `${mui} and ${aria}`, to: ["Input"] },
  TextInput: { from: mantine, to: ["Input"] },
  TextArea: { from: `${aria} and ${antd}`, to: ["Textarea"] },
  NumberInput: { from: `${mantine} and ${chakra}`, to: ["NumberField"] },
  InputNumber: { from: antd, to: ["NumberField"] },
  ComboBox: { from: aria, to: ["Combobox"] },
  MultiSelect: { from: mantine, advice: "Use Combobox or Select with `multiple`." },
  RadioGroup: { from: `${radix}, ${mui} and ${chakra}`, to: ["Radio.Group"] },
  CheckboxGroup: { from: `${aria} and ${chakra}`, to: ["Checkbox.Group"] },
  Toggle: { from: radix, to: ["Switch"] },
  DateField: { from: aria, to: ["DateInput"] },
  TimePicker: { from: `${mui} and ${antd}`, to: ["TimeField"] },
  Calendar: { from: `${radix} and ${aria}`, to: ["DatePicker"] },
  Upload: { from: antd, to: ["FileUpload"] },
  Dropzone: { from: mantine, to: ["FileUpload"] },
  FormControl: { from: `${mui} and ${chakra}`, to: ["Field"] },
  FormField: { from: radix, to: ["Field"] },
  Label: { from: radix, to: ["Field"] },
  Typography: { from: `${mui} and ${antd}`, to: ["Text"] },
  Heading: { from: chakra, to: ["Text"] },
  Box: { from: `${mui} and ${chakra}`, advice: "Use Stack, Grid or a plain element." },
  Flex: { from: `${chakra} and ${antd}`, to: ["Stack"] },
  HStack: { from: chakra, to: ["Stack"] },
  VStack: { from: chakra, to: ["Stack"] },
  Group: { from: mantine, to: ["Stack"] },
  SimpleGrid: { from: `${chakra} and ${mantine}`, to: ["Grid"] },
  Paper: { from: `${mui} and ${mantine}`, to: ["Surface"] },
  Card: { from: "most libraries", to: ["Surface"] },
  Spinner: { from: chakra, to: ["Loader"] },
  Spin: { from: antd, to: ["Loader"] },
  CircularProgress: { from: mui, to: ["Loader"] },
  Progress: { from: `${radix} and ${chakra}`, to: ["Meter"] },
  LinearProgress: { from: mui, to: ["Meter"] },
  Disclosure: { from: `${aria} and Headless UI`, to: ["Collapsible"] },
  Steps: { from: antd, to: ["Stepper"] },
  SegmentedControl: { from: mantine, to: ["Tabs"] },
  Anchor: { from: mantine, to: ["Link"] },
  DataGrid: { from: mui, to: ["Table"] },
  TreeView: { from: mui, to: ["Tree"] },
  EmptyState: { from: "Polaris", to: ["Empty"] },
};

/**
 * The advice about another library's name: " That is a name of MUI. Use Dialog." Undefined if nothing replaces it.
 *
 * @param find Returns Kerf's name with its owner, such as `open of Dialog.Root`, or undefined if it doesn't exist.
 */
export function insteadOf(
  other: OtherName | undefined,
  find: (name: string) => string | undefined,
): string | undefined {
  const [to] = (other?.to ?? []).flatMap((name) => find(name) ?? []);
  const advice = to ? `Use ${to}.` : other?.advice;
  return other && advice && ` That is a name of ${other.from}. ${advice}`;
}
