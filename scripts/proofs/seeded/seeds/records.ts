import { type RecordSeed, swap, tableRows } from "../seed";
import { cssRules } from "./css";

/** Defects that no still picture shows, which `npm run prove -- styles` must catch. See css.ts for the format. */
export const styleSeeds: RecordSeed[] = cssRules(`
# Cursors and layers
button--playground | the cursor of a text | & [data-slot=button] { cursor: text }
input--playground | the cursor of a button | & [data-slot=input] { cursor: pointer }
tree--playground | a row that says it can't be used | & [data-slot=tree-item] { cursor: not-allowed }
menubar--playground | an option that ignores the pointer | & [data-slot=menu-bar-option] { pointer-events: none }
toast--playground | toasts below overlays | & [data-slot=toast-viewport] { z-index: 40 }
dropdownmenu--playground | a menu on the layer of the page | & [data-slot=dropdown-menu-content-positioner] { z-index: 1 }
# What is on top
patterns-nested-overlays--select-in-dialog | a list below its dialog | & [data-slot=select-positioner] { z-index: -1 }
patterns-nested-overlays--dialog-in-drawer | a dialog below the drawer around it | & [data-slot=dialog-portal] { z-index: -1 }
patterns-nested-overlays--tooltip-in-drawer | a tip below the drawer around it | & [data-slot=tooltip-positioner] { z-index: -1 }
sidebar--icon-sidebar | a sidebar over popups | & [data-slot=sidebar] { z-index: 60 }
# Motion
accordion--playground | a panel that opens at once | & [data-slot=accordion-panel] { transition: none }
collapsible--playground | a panel that opens slowly | & [data-slot=collapsible-default-panel] { transition-duration: 400ms }
dialog--playground | a dialog with the easing of exits | & [data-slot=dialog] { transition-timing-function: var(--kerf-ease-exit) }
drawer--playground | a drawer that waits | & [data-slot=drawer] { transition-delay: 100ms }
meter--playground | a bar that jumps | & [data-slot=meter-indicator] { transition-property: none }
switch--playground | a thumb without a transition | & [data-slot=switch-thumb] { transition-property: background-color }
tooltip--playground | a tip that doesn't grow | & [data-slot=tooltip] { transition-property: opacity }
skeleton--playground | a placeholder that stands still | & [data-slot=skeleton-bar] { animation: none }
loader--playground | reduced motion only: a spinner that spins | @media (prefers-reduced-motion: reduce) { & [data-slot=spinner] { animation-name: kerf-spin } }
popover--playground | reduced motion only: a popup that fades | @media (prefers-reduced-motion: reduce) { & [data-slot=popover-content] { transition-duration: 160ms } }
# A pointer over an element
link--playground | hover only: no stronger line | & [data-slot=link]:hover { text-decoration-color: transparent }
checkbox--playground | hover only: no stronger border | & [data-slot=checkbox]:hover { border-color: var(--kerf-line-strong) }
clipboardtext--playground | hover only: a background one step off | & [data-slot=clipboard-text-button]:hover { background: color-mix(in srgb, var(--kerf-tint) 98%, red) }
pagination--playground | active only: as on hover | & [data-slot=pagination-step]:active { background: var(--kerf-tint) }
tabs--playground | dark only: no hover | &[data-theme=dark] [data-slot=tabs-tab]:hover { color: inherit; background: none }
datepicker--playground | dark and active only: a day one step off | &[data-theme=dark] [data-slot=calendar-day]:active { background: color-mix(in srgb, var(--kerf-tint-strong) 95%, red) }
# More contrast
banner--playground | more contrast only: a faint border | @media (prefers-contrast: more) { & [data-slot=banner] { border-color: var(--kerf-line) } }
empty--playground | more contrast only: a faint text | @media (prefers-contrast: more) { & [data-slot=empty-description] { color: gray } }
`);

/** Each line has a story, a file of a component, a defect, a text of the file, and its replacement. */
const calls = `
dateinput--selects | date-input/use-date-value.ts | reports the date twice | onValueChange?.(next ?? null); | onValueChange?.(next ?? null); onValueChange?.(next ?? null);
datetimepicker--controlled-stays | date-time-picker/use-zoned-value.ts | reports the time twice | onValueChange?.(next ?? null); | onValueChange?.(next ?? null); onValueChange?.(next ?? null);
fileupload--rejects | file-upload/use-files.ts | reports only the first rejection | onReject?.(rejected); | onReject?.(rejected.slice(0, 1));
numberfield--keyboard | number-field/use-number-value.ts | commits twice | if (!isResetting.current) onValueCommit?.(next); | onValueCommit?.(next); onValueCommit?.(next);
radio--chooses | radio/use-radio-value.ts | reports the value twice | onValueChange?.(next); | onValueChange?.(next); onValueChange?.(next);
checkbox--toggles | checkbox/checkbox-control.tsx | reports the value before the event | onChange?.(event); | onValueChange?.(asked); onChange?.(event);
select--closes-again | select/use-select-list.ts | reports the opening twice | onOpenChange?.(next); | onOpenChange?.(next); onOpenChange?.(next);
sidebar--opens-and-closes | sidebar/sidebar-root.tsx | reports the wrong state | onOpenChange?.(next); | onOpenChange?.(!next);
slider--keyboard | slider/use-slider-value.ts | commits twice | if (!isLocked()) onValueCommit?.(next as never); | if (!isLocked()) { onValueCommit?.(next as never); onValueCommit?.(next as never); }
stepper--keyboard | stepper/stepper.tsx | reports the step twice | onValueChange?.(next); | onValueChange?.(next); onValueChange?.(next);
switch--switches | switch/use-switch-state.ts | reports the wrong state | onValueChange?.(next); | onValueChange?.(!next);
tabs-keyboard--by-keyboard | tabs/tabs.tsx | reports the tab twice | onValueChange?.(next); | onValueChange?.(next); onValueChange?.(next);
toast-lifetime--alone | toast/toast-body.tsx | the action doesn't close its toast | if (!event.defaultPrevented) onDismiss?.(); | event.preventDefault();
tree--single | tree/tree.tsx | calls onAction twice | onAction?.(row.item); | onAction?.(row.item); onAction?.(row.item);
tree--multiple | tree/use-tree-selection.ts | reports the selection twice | props.onSelectedChange?.(next); | props.onSelectedChange?.(next); props.onSelectedChange?.(next);
daterangepicker--start-and-end | date-range-picker/use-range.ts | reports a date that hasn't changed | if (!isSame(from, start)) props.onStartDateChange?.(start); | props.onStartDateChange?.(start);
`;

/** Defects in the order, number and arguments of calls, which `npm run prove -- callbacks` must catch. */
export const callbackSeeds = tableRows(calls).map(
  ([story, file, name = "", find = "", replacement = ""]): RecordSeed => ({
    name,
    file: `src/components/${file}`,
    edit: swap(find, replacement),
    story: `behaviour-${story}`,
  }),
);
