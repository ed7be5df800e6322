import type { Measure } from "../../../src/catalog/types";

/** How a figure of a sentence is proven. */
export type FigureProof =
  /** By a dimension of the catalog, which `styling` measures in the browser. */
  | { slot: `${string}:${string}`; value?: readonly [prop: string, value: string]; measure: Measure }
  /** By a story or unit test in `src/components`, which has this assertion. */
  | { file: string; asserts: string }
  /** By nothing: it is advice or an example, and says nothing about Kerf. */
  | { advice: true };

const advice = { advice: true } as const;
const breadcrumb = {
  file: "breadcrumbs/breadcrumbs.behaviour.stories.tsx",
  asserts: "expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)",
};
const twelveHours = {
  file: "time-field/time-field.behaviour.stories.tsx",
  asserts: 'expect(hour).toHaveAttribute("aria-valuemax", "12")',
};
const twentyFourHours = {
  file: "time-field/time-field.behaviour.stories.tsx",
  asserts: 'expect(stunde).toHaveAttribute("aria-valuemax", "23")',
};
const belowThePage = {
  file: "sidebar/sidebar.narrow.stories.tsx",
  asserts: "pageAt(canvasElement, 767)",
};
const compact = { file: "stepper/stepper.behaviour.stories.tsx", asserts: "{[480, 479, 280].map(" };
const unit = { slot: "Stack:root", value: ["gap", "1"], measure: "gap" } as const;

/** The proofs of the figures that `figureFacts` can't find in the dimensions and classes of a value. */
export const figureProofs: Record<string, FigureProof> = {
  "Breadcrumbs.size=sm: 24 px": breadcrumb,
  "Breadcrumbs.size=base: 24 px": breadcrumb,
  "Checkbox.guide.accessibility: 24 px": {
    file: "checkbox/checkbox.metrics.stories.tsx",
    asserts: "expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)",
  },
  "DateTimePicker.props.hourCycle.description: 12 hours": twelveHours,
  "DateTimePicker.hourCycle=h23: 24 hours": twentyFourHours,
  "DateTimePicker.hourCycle=h23: 0": twentyFourHours,
  "Dialog.props.size.description: 16 px": { slot: "Dialog:viewport", measure: "padding" },
  "Drawer.props.size.description: 384 px": {
    file: "drawer/drawer.layout.stories.tsx",
    asserts: "expect([narrow?.offsetWidth, invalid?.offsetWidth]).toEqual([272, 384])",
  },
  "Drawer.props.size.description: 48 px": {
    file: "drawer/drawer.layout.stories.tsx",
    asserts: "expect([box(panel).top, box(panel).bottom]).toEqual([48, innerHeight])",
  },
  "Grid.props.gap.alike: 1024 px": {
    file: "grid/grid.behaviour.stories.tsx",
    asserts: "base: [8, 8, 24, 24, 32, 32, 32]",
  },
  "InputGroup.subComponents.Button.description: 60%": {
    file: "input-group/input-group.behaviour.stories.tsx",
    asserts: "expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(box.width * 0.6)",
  },
  "Logo.props.height.description: 32 px": {
    file: "logo/logo.behaviour.stories.tsx",
    asserts: "none: [102, 32]",
  },
  "NumberField.props.largeStep.description: 10 steps": {
    file: "number-field/number-field.behaviour.stories.tsx",
    asserts: 'expect(input).toHaveValue("60")',
  },
  "NumberField.step=any: 1": {
    file: "number-field/number-field.behaviour.stories.tsx",
    asserts: 'expect(input).toHaveValue("98.235,56")',
  },
  "Popover.subComponents.Content.description: 288 px": { slot: "Popover:Content", measure: "width" },
  "Sidebar.description: 768 px": belowThePage,
  "Sidebar.guide.accessibility: 768 px": belowThePage,
  "Sidebar.guide.keyboard.does: 16 px": {
    file: "sidebar/sidebar.resize.stories.tsx",
    asserts: "isWide(canvasElement, 256 + 16 * sign)",
  },
  "Skeleton.guide.do: 1 s": advice,
  "Skeleton.guide.dont.text: 0 lines": {
    file: "skeleton/skeleton.behaviour.stories.tsx",
    asserts: "toEqual([240, 240, 240, 240, 240])",
  },
  "Slider.guide.accessibility: 24 px": {
    file: "slider/slider.behaviour.stories.tsx",
    asserts: "expect(controlOf(input).offsetHeight).toBeGreaterThanOrEqual(24)",
  },
  "Slider.props.largeStep.description: 10 steps": {
    file: "slider/slider.behaviour.stories.tsx",
    asserts: 'expect(thumb).toHaveValue("60")',
  },
  "Stack.props.gap.description: 4 px": unit,
  "Stack.props.padding.description: 4 px": unit,
  "Stack.guide.dont.text: 4 px": unit,
  "Stepper.props.orientation.description: 480 px": compact,
  "Stepper.guide.accessibility: 480 px": compact,
  "Surface.props.children.description: 16 px": { slot: "Surface:root", measure: "padding" },
  "TimeField.description: 24 hours": twentyFourHours,
  "TimeField.props.hourCycle.description: 12 hours": twelveHours,
  "TimeField.hourCycle=h23: 24 hours": twentyFourHours,
  "TimeField.hourCycle=h23: 0": twentyFourHours,
  "TimeField.guide.instead.NumberField: 90 minutes": advice,
  "Tree.guide.do: 100 rows": {
    file: "tree/tree.long.stories.tsx",
    asserts: 'rowsIn(canvas.getByRole("tree", { name: "100 rows" }))).toHaveLength(100)',
  },
  "Tree.props.renderHandle.description: 24 px": { slot: "Tree:handle", measure: "width" },
  "types.DateTimePickerLabels.type.fields.locale.description: 24 hours": twentyFourHours,
  "types.TimeFieldLabels.type.fields.locale.description: 24 hours": twentyFourHours,
};
