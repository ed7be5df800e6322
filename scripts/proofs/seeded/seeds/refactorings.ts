import { type Seed, swap } from "../seed";

const at = (path: string, name: string, find: string, replacement: string): Seed => ({
  file: `src/components/${path}`,
  name,
  edit: swap(find, replacement),
});

/** Changes that must not change a picture. A reported difference is a false alarm. */
export const refactorings: Seed[] = [
  at(
    "badge/badge.recipe.ts",
    "classes in another order",
    "k:inline-block k:min-h-5",
    "k:min-h-5 k:inline-block",
  ),
  at(
    "badge/badge.tsx",
    "a condition rewritten",
    "variant !== undefined && Object.hasOwn(badgeDots, variant)",
    'Object.hasOwn(badgeDots, variant ?? "")',
  ),
  at(
    "input/input.recipe.ts",
    "a padding for each side",
    'controlSize.base, "k:px-3"',
    'controlSize.base, "k:ps-3 k:pe-3"',
  ),
  at(
    "meter/meter.tsx",
    "a choice rewritten",
    "customValue || formatPercent(scale.share, locale)",
    "customValue ? customValue : formatPercent(scale.share, locale)",
  ),
  at("empty/empty.tsx", "a condition rewritten", "{description && (", "{Boolean(description) && ("),
  at(
    "breadcrumbs/breadcrumbs-separator.tsx",
    "a fragment around an element",
    "<ChevronRightIcon />",
    "<><ChevronRightIcon /></>",
  ),
  at("loader/spinner.tsx", "numbers separated by a comma", '"28 72"', '"28,72"'),
  at(
    "logo/logo.tsx",
    "factors in another order",
    "width: rem(32 * ratio), height: rem(32) }",
    "height: rem(32), width: rem(ratio * 32) }",
  ),
  at(
    "pagination/pagination-controls.tsx",
    "a comparison rewritten",
    'controls === "full"',
    '["full"].includes(controls)',
  ),
  at(
    "textarea/textarea-counter.tsx",
    "a text joined from parts",
    `\`\${written(count)} / \${written(max)}\``,
    '[written(count), written(max)].join(" / ")',
  ),
  at(
    "tabs/tabs.recipe.ts",
    "classes in another order",
    "k:min-w-0 k:text-base k:text-ink",
    "k:text-ink k:text-base k:min-w-0",
  ),
  at("toast/toast-body.tsx", "a choice rewritten", "Icon && <Icon />", "Icon ? <Icon /> : null"),
  at(
    "collapsible/collapsible-trigger.tsx",
    "an additional attribute",
    '<ChevronDownIcon data-slot="collapsible-chevron"',
    '<ChevronDownIcon data-part="chevron" data-slot="collapsible-chevron"',
  ),
  at(
    "link/link.recipe.ts",
    "a class with an arbitrary value",
    "k:underline-offset-3 k:hover:decoration-current",
    "k:underline-offset-[3px] k:hover:decoration-current",
  ),
  at(
    "checkbox/checkbox.recipe.ts",
    "positions with arbitrary values",
    "k:before:start-px k:before:top-px",
    "k:before:top-[1px] k:before:start-[1px]",
  ),
  at(
    "table/table.recipe.ts",
    "classes in another order",
    "k:w-full k:border-separate k:border-spacing-0",
    "k:border-spacing-0 k:border-separate k:w-full",
  ),
  at(
    "surface/surface.tsx",
    "an object property with its name",
    "className: surfaceRecipe({ elevation, className })",
    "className: surfaceRecipe({ className, elevation: elevation })",
  ),
  at(
    "field/field-frame.recipe.ts",
    "classes in another order",
    "k:w-fit k:font-medium",
    "k:font-medium k:w-fit",
  ),
  at(
    "popover/popover.recipe.ts",
    "a border with an arbitrary width",
    "k:rounded-lg k:border k:border-line",
    "k:rounded-lg k:border-[1px] k:border-line",
  ),
  at("banner/banner.tsx", "a comparison negated", 'size === "sm"', '!(size !== "sm")'),
  at(
    "switch/switch.recipe.ts",
    "classes in another order",
    "k:relative k:inline-flex k:shrink-0 k:cursor-pointer",
    "k:cursor-pointer k:shrink-0 k:inline-flex k:relative",
  ),
];
