import { type FactSeed, swap } from "../seed";

const components = "src/components";

/** Changes to the code after which the catalog is false. */
export const codeFactSeeds: FactSeed[] = [
  {
    name: "a recipe has another default",
    fact: ["default", "Banner.variant", /otherwise/],
    file: `${components}/banner/banner.recipe.ts`,
    edit: swap('defaultVariants: { variant: "default"', 'defaultVariants: { variant: "error"'),
  },
  {
    name: "a value looks like another",
    fact: ["distinct", "Badge.variant", /teal and blue look the same/],
    file: `${components}/badge/badge.recipe.ts`,
    edit: swap('teal: [solid, "k:bg-teal k:text-on-teal"]', 'teal: [solid, "k:bg-info k:text-on-info"]'),
  },
  {
    name: "a deprecated value no longer warns",
    fact: ["deprecated", "Badge.variant=destructive", /says: nothing/],
    file: `${components}/badge/badge.tsx`,
    edit: swap(/\n {2}if \(variant === "destructive"\) warnOnce\([^\n]*/, "\n  void warnOnce;"),
  },
  {
    name: "a value writes a warning",
    fact: ["values", "Grid.gap=lg", /far apart/],
    file: `${components}/grid/grid.tsx`,
    edit: swap(
      '  const divided = mobileDivider === true && variant === "4up";',
      '  if (gap === "lg") console.warn("far apart");\n  const divided = mobileDivider === true && variant === "4up";',
    ),
  },
  {
    name: "a value breaks an accessibility rule",
    fact: ["values", "Surface.elevation=raised", /aria-roles/],
    file: `${components}/surface/surface.tsx`,
    edit: swap(
      '{ "data-slot": "surface",',
      '{ "data-slot": "surface", role: elevation === "raised" ? "nonsense" : undefined,',
    ),
  },
  {
    name: "a class of a value is gone",
    fact: ["classes", "Tabs.size=sm", /on no element/],
    file: `${components}/tabs/tabs.recipe.ts`,
    edit: swap('panel: "k:mt-3"', 'panel: ""'),
  },
  {
    name: "the stylesheet leaves a class out",
    fact: ["classes", "Empty.size=base", /without a rule in the stylesheet: k:max-w-96/],
    file: "src/styles.css",
    edit: swap(
      '@source "./recipes/**/*.ts";',
      '@source "./recipes/**/*.ts";\n@source not inline("k:max-w-96");',
    ),
  },
  {
    name: "a rule changes the height of a slot",
    fact: ["styling", "Meter:track", /height is 9, not 8/],
    file: "src/theme/base.css",
    edit: swap(/$/, '\n[data-slot="meter-track"] { height: 9px !important; }\n'),
  },
  {
    name: "an element has a color that the catalog does not list",
    fact: ["colors", "Loader.danger-ink", /k:text-danger-ink uses it/],
    file: `${components}/loader/loader.recipe.ts`,
    edit: swap("k:shrink-0 k:align-middle", "k:shrink-0 k:align-middle k:text-danger-ink"),
  },
  {
    name: "a part outside its root no longer throws an error",
    fact: ["parts", "Dialog.Description", /should say so/],
    file: `${components}/dialog/dialog-text.tsx`,
    edit: swap('  useDialogRoot("Dialog.Description");\n', ""),
  },
  {
    name: "a part is missing from its compound",
    fact: ["parts", "Table.Footer exists", /the package has no/],
    file: `${components}/table/index.ts`,
    edit: swap("  Footer: TableFooter,\n", ""),
  },
  {
    name: "a pass-through part adds an attribute",
    fact: ["isPassThrough", "Popover.Title", /more than styles: aria-level/],
    file: `${components}/popover/popover-text.tsx`,
    edit: swap('data-slot="popover-title"', 'data-slot="popover-title" aria-level={3}'),
  },
  {
    name: "a part no longer wraps its primitive",
    fact: ["baseComponent", "Popover.Description", /renders no Popover.Description/],
    file: `${components}/popover/popover-text.tsx`,
    edit: swap("<Base.Description", "<p"),
  },
  {
    name: "a callback is no longer called",
    fact: ["callbacks", "Checkbox.onValueChange", /spy was ever called/],
    file: `${components}/checkbox/checkbox-control.tsx`,
    edit: swap("    onValueChange?.(asked);\n", ""),
  },
  {
    name: "a callback is called with something else",
    fact: ["callbacks", "Input.onValueChange", /it was called with/],
    file: `${components}/input/input.tsx`,
    edit: swap("onValueChange(event.target.value)", "onValueChange(event as never)"),
  },
  {
    name: "a callback sends a reason that isn't listed",
    fact: ["callbacks", "Dialog.Root.onOpenChange", /reason: "swipe"/],
    file: "src/lib/overlay-layer.tsx",
    edit: swap("onChange?.(open, details)", 'onChange?.(open, Object.assign(details, { reason: "swipe" }))'),
  },
  {
    name: "a callback's arguments in another order",
    fact: ["callbacks", "CommandPalette.onSelect", /it was called with/],
    file: `${components}/command-palette/command-palette-panel.tsx`,
    edit: swap("onSelect?.(item as ItemOf<Items>, options)", "onSelect?.(options as never, item as never)"),
  },
  {
    name: "a reason that is listed is no longer sent",
    fact: ["reasons", 'Tooltip.onOpenChange details.reason="escape-key"', /spy was ever called with it/],
    file: `${components}/tooltip/use-escape.ts`,
    edit: swap('reason: "escape-key", event', "event"),
  },
  {
    name: "a callback of an option is no longer called",
    fact: ["callbacks", "MenuBar.options.onClick", /spy was ever called/],
    file: `${components}/menu-bar/menu-bar.tsx`,
    edit: swap("onClick={option.disabled ? undefined : option.onClick}", "onClick={undefined}"),
  },
  {
    name: "a field of an object prop is renamed",
    fact: ["usages", "ClipboardText", /copiedText/],
    file: `${components}/clipboard-text/clipboard-text.tsx`,
    edit: swap("  copiedText?: string;", "  doneText?: string;"),
  },
  {
    name: "a text of an object prop is no longer shown",
    fact: ["fields", "ClipboardText.tooltip.copiedText", /no story/],
    file: `${components}/clipboard-text/clipboard-text.tsx`,
    edit: swap("tooltip?.copiedText ?? words.copied", "words.copied"),
  },
  {
    name: "a value of an object prop does nothing",
    fact: ["fields", "ClipboardText.tooltip.side", /no story/],
    file: `${components}/clipboard-text/clipboard-text.tsx`,
    edit: swap("side={tooltip?.side}", 'side="top"'),
  },
  {
    name: "the icon of an option is ignored",
    fact: ["fields", "MenuBar.options.icon", /no story/],
    file: `${components}/menu-bar/menu-bar.tsx`,
    edit: swap("renderIcon(option.icon)", "renderIcon(null)"),
  },
  {
    name: "a field of the details becomes optional",
    fact: ["types", "ChangeDetails", /the code allows more/],
    file: "src/lib/change-details.ts",
    edit: swap("  isCanceled: boolean;", "  isCanceled?: boolean;"),
  },
  {
    name: "a combination of props is no longer accepted",
    fact: ["usages", "Grid", /not assignable to type 'undefined'/],
    file: `${components}/grid/grid.tsx`,
    edit: swap("  mobileDivider?: boolean;", "  mobileDivider?: never;"),
  },
  {
    name: "an optional prop becomes required",
    fact: ["optional", "PoweredBy.color", /requires it/],
    file: `${components}/powered-by/powered-by.tsx`,
    edit: swap('  color?: keyof Variants["color"];', '  color: keyof Variants["color"];'),
  },
  {
    name: "a required prop becomes optional",
    fact: ["required", "Meter.label", /does not require/],
    file: `${components}/meter/meter.tsx`,
    edit: swap("  label: string;", "  label?: string;"),
  },
  {
    name: "a prop accepts fewer values",
    fact: ["type", "ClipboardText.text", /does not allow all of/],
    file: `${components}/clipboard-text/clipboard-text.tsx`,
    edit: swap("  text: string;", '  text: "npm test" | "npm start";'),
  },
  {
    name: "a callback's type loses its argument",
    fact: ["type", "Switch.onValueChange", /does not allow|allows more/],
    file: "src/lib/common-props.ts",
    edit: swap("  onValueChange?: (checked: boolean) => void;", "  onValueChange?: () => void;"),
  },
  {
    name: "a recipe has a value that the catalog does not list",
    fact: ["values", "Loader.size", /allows more/],
    file: `${components}/loader/loader.recipe.ts`,
    edit: swap(
      '        lg: "k:[--kerf-loader-size:--spacing(8)]",',
      '        lg: "k:[--kerf-loader-size:--spacing(8)]",\n        xl: "k:[--kerf-loader-size:--spacing(12)]",',
    ),
  },
  {
    name: "a component has a prop that the catalog does not list",
    fact: ["props", "Logo", /declares tone/],
    file: `${components}/logo/logo.tsx`,
    edit: swap(
      "  /** The width, in px or as a CSS length.",
      "  tone?: string;\n  /** The width, in px or as a CSS length.",
    ),
  },
];
