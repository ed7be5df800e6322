import { type StorySeed, swap } from "../seed";

const components = "src/components";

const seeds: Omit<StorySeed, "layer">[] = [
  {
    name: "another arrow",
    story: "components-pagination--previous-and-next",
    file: `${components}/pagination/pagination-controls.tsx`,
    edit: swap("<PageStep icon={ChevronLeftIcon}", "<PageStep icon={ChevronFirstIcon}"),
  },
  {
    name: "a separator with another icon",
    story: "components-breadcrumbs--playground",
    file: `${components}/breadcrumbs/breadcrumbs-separator.tsx`,
    edit: swap("import { ChevronRightIcon }", "import { ChevronDownIcon as ChevronRightIcon }"),
  },
  {
    name: "a chevron with another icon",
    story: "components-collapsible--states",
    file: `${components}/collapsible/collapsible-trigger.tsx`,
    edit: swap("import { ChevronDownIcon }", "import { ChevronRightIcon as ChevronDownIcon }"),
  },
  {
    name: "a meter 1 % short",
    story: "components-meter--show-value",
    file: `${components}/meter/meter.tsx`,
    edit: swap(`\${scale.share * 100}%`, `\${scale.share * 99}%`),
  },
  {
    name: "a dot 2 px nearer",
    story: "components-badge--status-list",
    file: `${components}/badge/badge.tsx`,
    edit: swap("k:me-1.5", "k:me-1"),
  },
  {
    name: "a spinner's stroke one hundredth short",
    story: "components-loader--playground",
    file: `${components}/loader/spinner.tsx`,
    edit: swap('"28 72"', '"27 73"'),
  },
  {
    name: "a logo 1 px lower",
    story: "components-logo--colors",
    file: `${components}/logo/logo.tsx`,
    edit: swap("height: rem(32) }", "height: rem(31) }"),
  },
  {
    name: "a counter with another word",
    story: "components-textarea--with-counter",
    file: `${components}/textarea/textarea-counter.tsx`,
    edit: swap(`\${written(count)} / `, `\${written(count)} of `),
  },
  {
    name: "hover only: a faint underline",
    story: "components-link--states",
    file: `${components}/link/link.recipe.ts`,
    edit: swap(" k:hover:decoration-current", ""),
  },
  {
    name: "hover only: no background",
    story: "components-button--states",
    file: `${components}/button/button.recipe.ts`,
    edit: swap("k:hover:not-aria-disabled:bg-accent-hover", "k:hover:not-aria-disabled:bg-accent"),
  },
  {
    name: "focus only: a ring 1 px too near",
    story: "components-switch--off-states",
    file: "src/recipes/focus.ts",
    edit: swap("k:outline-offset-2", "k:outline-offset-1"),
  },
  {
    name: "a bar 2 px too thick",
    story: "components-table--row-states",
    file: `${components}/table/table.recipe.ts`,
    edit: swap("k:h-0.5 k:animate-pulse", "k:h-1 k:animate-pulse"),
  },
  {
    name: "a line 1 px too thin",
    story: "components-tabs--settings",
    file: `${components}/tabs/tabs.recipe.ts`,
    edit: swap("k:after:h-0.5", "k:after:h-px"),
  },
  {
    name: "a radio's dot 1 px too small",
    story: "components-radio--states",
    file: `${components}/radio/radio.recipe.ts`,
    edit: swap("k:before:inset-1 ", "k:before:inset-1.25 "),
  },
  {
    name: "a track 2 px too wide",
    story: "components-switch--sizes",
    file: `${components}/switch/switch.recipe.ts`,
    edit: swap("k:h-4 k:w-7 ", "k:h-4 k:w-7.5 "),
  },
  {
    name: "a success message with the info icon",
    story: "components-toast--variants",
    file: `${components}/toast/toast-body.tsx`,
    edit: swap("success: CircleCheckIcon", "success: InfoIcon"),
  },
  {
    name: "open only: a popover 4 px narrower",
    story: "components-popover--sides",
    file: `${components}/popover/popover.recipe.ts`,
    edit: swap("k:w-72 ", "k:w-71 "),
  },
  {
    name: "indeterminate only: a check mark instead of a dash",
    story: "components-checkbox--indeterminate-states",
    file: `${components}/checkbox/checkbox.recipe.ts`,
    edit: swap("k:indeterminate:before:icon-minus", "k:indeterminate:before:icon-check"),
  },
  {
    name: "a capital letter",
    story: "components-input--optional",
    file: "src/i18n/labels/fields.ts",
    edit: swap('optional: "(optional)"', 'optional: "(Optional)"'),
  },
  {
    name: "a mark one twentieth too large",
    story: "components-link--new-tab",
    file: `${components}/link/link-external-icon.tsx`,
    edit: swap("k:size-[0.9em]", "k:size-[0.95em]"),
  },
  {
    name: "a radius too small",
    story: "components-banner--sizes",
    file: `${components}/banner/banner.recipe.ts`,
    edit: swap("k:gap-3 k:rounded-lg", "k:gap-3 k:rounded-md"),
  },
];

/** Typical mistakes of an engineer: a swapped icon, a mistyped class, a number that is off by one. */
export const pictureSeeds = seeds.map((seed): StorySeed => ({ ...seed, layer: "visual" }));
