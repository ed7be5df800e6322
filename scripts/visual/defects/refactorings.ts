import type { Plant } from "./plant";

const at = (path: string, name: string, find: string, replace: string): Plant => ({
  file: `src/components/${path}`,
  name,
  find,
  replace,
});

/** Changes that nobody can see: an alarm about one of them is a false one. */
export const refactorings: Plant[] = [
  at(
    "badge/badge.recipe.ts",
    "classes in another order",
    "k:inline-block k:min-h-5",
    "k:min-h-5 k:inline-block",
  ),
  at(
    "badge/badge.tsx",
    "a condition put otherwise",
    "variant !== undefined && Object.hasOwn(badgeDots, variant)",
    'Object.hasOwn(badgeDots, variant ?? "")',
  ),
  at(
    "input/input.recipe.ts",
    "a padding by its two sides",
    'controlSize.base, "k:px-3"',
    'controlSize.base, "k:ps-3 k:pe-3"',
  ),
  at(
    "meter/meter.tsx",
    "a choice put otherwise",
    "customValue || formatPercent(scale.share, locale)",
    "customValue ? customValue : formatPercent(scale.share, locale)",
  ),
  at("empty/empty.tsx", "a condition put otherwise", "{description && (", "{Boolean(description) && ("),
  at(
    "breadcrumbs/breadcrumbs-separator.tsx",
    "a fragment around",
    "<ChevronRightIcon />",
    "<><ChevronRightIcon /></>",
  ),
  at("loader/spinner.tsx", "numbers parted by a comma", '"28 72"', '"28,72"'),
  at(
    "logo/logo.tsx",
    "a product the other way round",
    "width: rem(32 * ratio), height: rem(32) }",
    "height: rem(32), width: rem(ratio * 32) }",
  ),
  at(
    "pagination/pagination-controls.tsx",
    "a question put otherwise",
    'controls === "full"',
    '["full"].includes(controls)',
  ),
  at(
    "textarea/textarea-counter.tsx",
    "a text by its parts",
    `\`\${written(count)} / \${written(max)}\``,
    '[written(count), written(max)].join(" / ")',
  ),
  at(
    "tabs/tabs.recipe.ts",
    "classes in another order",
    "k:min-w-0 k:text-base k:text-ink",
    "k:text-ink k:text-base k:min-w-0",
  ),
  at("toast/toast-body.tsx", "a choice put otherwise", "Icon && <Icon />", "Icon ? <Icon /> : null"),
  at(
    "collapsible/collapsible-trigger.tsx",
    "an attribute more",
    '<ChevronDownIcon data-slot="collapsible-chevron"',
    '<ChevronDownIcon data-part="chevron" data-slot="collapsible-chevron"',
  ),
  at(
    "link/link.recipe.ts",
    "a class by its value",
    "k:underline-offset-3 k:hover:decoration-current",
    "k:underline-offset-[3px] k:hover:decoration-current",
  ),
  at(
    "checkbox/checkbox.recipe.ts",
    "a place by one class",
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
    "a name for an object's part",
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
    "a border by its width",
    "k:rounded-lg k:border k:border-line",
    "k:rounded-lg k:border-[1px] k:border-line",
  ),
  at("banner/banner.tsx", "a question the other way round", 'size === "sm"', '!(size !== "sm")'),
  at(
    "switch/switch.recipe.ts",
    "classes in another order",
    "k:relative k:inline-flex k:shrink-0 k:cursor-pointer",
    "k:cursor-pointer k:shrink-0 k:inline-flex k:relative",
  ),
];
