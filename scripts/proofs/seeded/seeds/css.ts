import { append, type RecordSeed, type Seed, type StorySeed, tableRows } from "../seed";

/** The HTML that Storybook inserts into the head of every story. */
const file = ".storybook/preview-head.html";

/** Each line has a story, a defect, and a CSS rule for that story. `&` is the root element. */
const rules = `
# One pixel
badge--deployment-status | a badge 1 px lower | & [data-slot=badge] { position: relative; top: 1px }
button--playground | a button 1 px wider | & [data-slot=button] { padding-inline-end: 13px }
banner--payment-failed | an icon 1 px too high | & [data-slot=banner-icon] { margin-top: -1px }
checkbox--playground | a label 1 px further away | & [data-slot=checkbox-label] { padding-inline-start: 1px }
input--playground | an input 1 px less high | & [data-slot=input] { height: 35px }
meter--playground | a track 1 px thinner | & [data-slot=meter-track] { height: 7px }
table--invoices | rows 1 px taller | & [data-slot=table-cell] { padding-bottom: 9px }
tabs--playground | a gap 1 px wider | & [data-slot=tabs-list] { column-gap: 3px }
radio--playground | a radio 1 px to the side | & [data-slot=radio-item] { translate: 1px 0 }
switch--playground | a thumb 1 px off | & [role=switch] > * { translate: 1px 0 }
select--playground | a chevron 1 px off | & [data-slot=select] svg { translate: 0 1px }
grid--playground | a gap 1 px wider | & [data-slot=grid] { row-gap: 25px }
# One step of a color
badge--variants | a color one step off | & [data-slot=badge]:first-child { background: color-mix(in srgb, var(--kerf-ink) 98%, red) }
link--playground | a link one step darker | & [data-slot=link] { color: color-mix(in srgb, var(--kerf-accent-ink) 97%, black) }
surface--playground | a background one step off | & [data-slot=surface] { background: color-mix(in srgb, var(--kerf-surface) 99%, black) }
text--playground | text one step lighter | & [data-slot=text] { color: color-mix(in srgb, var(--kerf-ink) 97%, white) }
empty--playground | a muted text in the full color | & [data-slot=empty-description] { color: var(--kerf-ink) }
code--playground | a background one step off | & [data-slot=code] { background: color-mix(in srgb, var(--kerf-recessed) 98%, blue) }
pagination--playground | a border one step off | & [data-slot=pagination-step] { border-color: color-mix(in srgb, var(--kerf-line-control) 95%, red) }
# Corners, lines, weight
button--sizes | a radius 1 px too large | & [data-slot=button] { border-radius: 7px }
input--sizes | a radius too small | & [data-slot=input] { border-radius: 4px }
surface--elevations | a missing hairline | & [data-slot=surface] { border-color: transparent }
table--sizes | a missing line below the header | & [data-slot=table-head] { border-bottom-color: transparent }
tabs--views | a missing background | & [data-slot=tabs-list] { background: none }
text--sizes | a line 1 px taller | & [data-slot=text] { line-height: 21px }
text--bold | a weight 50 too light | & [data-slot=text] { font-weight: 550 }
field--playground | a label of the wrong weight | & [data-slot=field-label] { font-weight: 400 }
breadcrumbs--playground | a separator half as strong | & [data-slot=breadcrumbs-separator] { opacity: 0.5 }
meter--values | a missing cut at the end | & [data-slot=meter-indicator]::after { display: none }
logo--playground | a logo 0.5 px to the side | & [data-slot=logo] { translate: 0.5px 0 }
# In one theme, direction, width or palette only
banner--variants | dark only: a border one step off | &[data-theme=dark] [data-slot=banner] { border-color: color-mix(in srgb, var(--kerf-line) 90%, red) }
button--variants | dark only: text one step off | &[data-theme=dark] [data-slot=button] { color: color-mix(in srgb, var(--kerf-ink) 96%, red) }
checkbox--checked-states | dark only: a mark too faint | &[data-theme=dark] [data-slot=checkbox]::before { opacity: 0.9 }
empty--sizes | dark only: a title one step off | &[data-theme=dark] [data-slot=empty-title] { color: var(--kerf-ink-muted) }
toast--variants | dark only: a missing border | &[data-theme=dark] [data-slot=toast] { border-color: transparent }
breadcrumbs--states | RTL only: a separator that points back | &[dir=rtl] [data-slot=breadcrumbs-separator] svg { rotate: 180deg }
pagination--states | RTL only: an arrow that points back | &[dir=rtl] [data-slot=pagination-step] svg { scale: none }
field--with-error | RTL only: text 1 px nearer to its icon | &[dir=rtl] [data-slot=field-error] { padding-inline-start: 19px }
inputgroup--playground | RTL only: 1 px | &[dir=rtl] [data-slot=input-group] { padding-inline-start: 1px }
switch--on-states | forced colors only: no mark | @media (forced-colors: active) { & [role=switch] > *::before { display: none !important } }
badge--appearances | forced colors only: no dot | @media (forced-colors: active) { & [data-slot=badge-dot] { visibility: hidden } }
meter--custom-height-and-color | forced colors only: no border | @media (forced-colors: active) { & [data-slot=meter-track] { border: 0 } }
select--states | narrow only: 1 px | @media (width < 400px) { & [data-slot=select] { padding-inline-start: 13px } }
# Hover, focus, disabled
button--states | hover only: no background | & .pseudo-hover-all [data-slot=button], & [data-slot=button].pseudo-hover { background: var(--kerf-surface) }
link--states | focus only: no ring | & .pseudo-focus-visible-all [data-slot=link], & .pseudo-focus-visible [data-slot=link], & [data-slot=link].pseudo-focus-visible { outline: none }
input--states | disabled only: one step off | & [data-slot=input]:disabled { background: color-mix(in srgb, var(--kerf-disabled) 95%, red) }
checkbox--unchecked-states | disabled only: too strong | & [data-slot=checkbox]:disabled { opacity: 0.6 }
# Open
dialog--write-note | open only: a dialog 1 px off | & [data-slot=dialog] { translate: 0 1px }
select--sides | open only: options 1 px lower | & [data-slot=select-option] { min-height: 37px }
tooltip--sides | open only: a radius one off | & [data-slot=tooltip] { border-radius: 7px }
popover--sides | open only: a shadow gone | & [data-slot=popover-content] { box-shadow: none }
dropdownmenu--sides | open only: an item 1 px off | & [data-slot=dropdown-menu-item] { padding-inline-start: 9px }
combobox--content-sides | open only: items 1 px further apart | & [data-slot=combobox-item] { margin-bottom: 1px }
autocomplete--content-sides | open only: a border one step off | & [data-slot=autocomplete-list] { border-color: transparent; background: color-mix(in srgb, var(--kerf-elevated) 97%, black) }
datepicker--playground | a day 1 px too small | & [data-slot=calendar-day] { padding-top: 1px }
commandpalette--in-the-page | an item 1 px taller | & [data-slot=command-palette-item] { padding-top: 11px }
`;

/** Sets the id of the story as an attribute of the root element, which the rules select. */
const nameStory = `<script>
  let channel;
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      value.on("setCurrentStory", ({ storyId }) => { document.documentElement.dataset.story = storyId; });
    },
  });
</script>`;

/** Makes `cssSeeds` apply to their stories only. Apply it before them. */
export const storyAttribute: Seed = {
  name: "the id of the story on the root element",
  file,
  edit: append(nameStory),
};

export const cssSeeds = cssRules(rules).map((seed): StorySeed => ({ ...seed, layer: "visual" }));

/** A seed for each line of a table: `story of a component, or id of a pattern | defect | rule`. */
export function cssRules(table: string): RecordSeed[] {
  return tableRows(table).map(([name = "", defect, css]) => {
    const story = name.startsWith("patterns-") ? name : `components-${name}`;
    return {
      name: `${name}: ${defect}`,
      file,
      edit: append(`<style>html[data-story="${story}"] { ${css} }</style>`),
      story,
    };
  });
}
