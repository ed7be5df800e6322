import type { Finding } from "./finding";

/** Findings that are wrong, and why. */
interface Exception {
  rule: string;
  /** Only findings whose message and opening tag match. */
  about?: RegExp;
  /** Only in stories whose "Title/Name" matches. */
  stories?: RegExp;
  because: string;
}

const NOT_A_PAGE = "A story shows a component. The application has the page's landmarks.";
const FOCUS_STAYS =
  "Base UI hides everything outside of an open popup from assistive technology, and keeps the focus in the popup.";
const SAME_IN_ALL_VARIANTS = "The story shows the same control in several variants.";
const OWN_POPUP = "The list repeats the attribute of the combobox, which keeps the focus.";
const NATIVE_ELEMENT =
  "The native element can't have this content or this look. The role has all of its keys.";
const NAMED_OTHERWISE = "The group is named by aria-label or aria-labelledby.";
const LEGEND_PART =
  "The description is before a Legend part, which the group can't move. Browsers draw the legend first and name the group by it.";
const CALLERS_ATTRIBUTES = "The story checks that the attribute reaches the element.";
const PAGES_IN_A_PAGE = "The story shows a page at several widths, or inside of the pattern's own page.";

const exceptions: readonly Exception[] = [
  { rule: "ibm/aria_content_in_landmark", because: NOT_A_PAGE },
  { rule: "ibm/skip_main_exists", because: NOT_A_PAGE },
  { rule: "ibm/aria_contentinfo_misuse", because: NOT_A_PAGE },
  {
    rule: "ibm/aria_complementary_labelled",
    because: "A name is needed only beside another landmark of the same kind.",
  },
  {
    rule: "ibm/figure_label_exists",
    about: /data-specimen|data-theme/,
    because: "The headers around the figure label it.",
  },
  { rule: "ibm/aria_hidden_nontabbable", because: FOCUS_STAYS },
  { rule: "html-validate/hidden-focusable", because: FOCUS_STAYS },
  {
    rule: "ibm/element_tabbable_role_valid",
    about: /role="(region|img|group)"|data-specimens|overflow-x-auto/,
    because: "Scrolling regions, toasts and the map's drawing take keys, so that they work without a mouse.",
  },
  {
    rule: "ibm/label_ref_valid",
    about: /data-slot="field-label"/,
    because: "The engine doesn't accept the visually hidden native input of Slider.",
  },
  { rule: "ibm/fieldset_label_valid", about: /duplicate name/, because: SAME_IN_ALL_VARIANTS },
  { rule: "ibm/aria_toolbar_label_unique", because: SAME_IN_ALL_VARIANTS },
  { rule: "html-validate/unique-landmark", because: SAME_IN_ALL_VARIANTS },
  { rule: "ibm/aria_main_label_visible", because: PAGES_IN_A_PAGE },
  { rule: "ibm/aria_main_label_unique", because: PAGES_IN_A_PAGE },
  { rule: "html-validate/no-multiple-main", because: PAGES_IN_A_PAGE },
  { rule: "ibm/fieldset_label_valid", about: /-group"/, because: LEGEND_PART },
  { rule: "html-validate/element-permitted-order", about: /-legend"/, because: LEGEND_PART },
  { rule: "ibm/fieldset_legend_valid", because: NAMED_OTHERWISE },
  { rule: "html-validate/wcag/h71", because: NAMED_OTHERWISE },
  {
    rule: "html-validate/text-content",
    about: /data-slot="(switch|select)/,
    because: "A label element names it, which the rule doesn't accept for buttons.",
  },
  {
    rule: "html-validate/valid-for",
    because: "Field doesn't know its control on the server. A group is named by aria-labelledby instead.",
  },
  {
    rule: "ibm/label_name_visible",
    about: /data-slot="time-field-input"/,
    because: "The label names the group. Each input in it is named by its unit.",
  },
  {
    rule: "ibm/label_name_visible",
    about: /title="oklch/,
    because: "The name says what the swatch shows, and names the colors.",
  },
  {
    rule: "ibm/label_name_visible",
    about: /data-slot="calendar-day"/,
    because: "The name contains the number. The engine doesn't find it in Japanese, which has no spaces.",
  },
  {
    rule: "ibm/aria_attribute_redundant",
    about: /aria-disabled|aria-required/,
    because: "The primitive sets both attributes. They agree.",
  },
  { rule: "ibm/combobox_focusable_elements", because: OWN_POPUP },
  { rule: "ibm/aria_activedescendant_tabindex_valid", because: OWN_POPUP },
  {
    rule: "ibm/combobox_active_descendant",
    because: "aria-selected marks the value. The active option may be another one.",
  },
  {
    rule: "ibm/combobox_autocomplete_valid",
    because: "The popup is a dialog with an input of its own, which completes.",
  },
  {
    rule: "ibm/combobox_haspopup_valid",
    about: /data-list-empty/,
    because: "Base UI gives an empty list the role presentation.",
  },
  {
    rule: "html-validate/no-redundant-aria-label",
    about: /aria-label="Project"/,
    because: "The playground's label can be removed.",
  },
  {
    rule: "ibm/input_label_after",
    because: "`controlFirst={false}` puts the label first.",
  },
  {
    rule: "ibm/aria_child_valid",
    about: /"radiogroup"/,
    because: "The radios are native inputs inside their labels, which are generic elements.",
  },
  {
    rule: "ibm/aria_child_valid",
    about: /"separator"/,
    because: "ARIA 1.3 allows separators in menus.",
  },
  {
    rule: "ibm/aria_child_valid",
    about: /data-empty/,
    because: "The list is empty, and a status says so.",
  },
  {
    rule: "ibm/aria_child_valid",
    stories: /^Behaviour\/(Stepper\/Empty|Tree\/Controlled values\/Focus Is Kept)$/,
    because: "The story has no items.",
  },
  {
    rule: "ibm/aria_descendant_valid",
    about: /"button"/,
    because: "The image only repeats what the name of the button says.",
  },
  {
    rule: "ibm/text_contrast_sufficient",
    because:
      "The engine can't read oklch, so it takes each background for white, and checks only the browser's own colors. axe checks contrast.",
  },
  {
    rule: "ibm/target_spacing_sufficient",
    about: /combobox-open|time-field-input/,
    because: "The whole control is a target of 24 px or more that does the same.",
  },
  {
    rule: "html-validate/no-redundant-role",
    about: /role="list"/,
    because: "Safari announces a list without bullets only if it has the role.",
  },
  {
    rule: "html-validate/no-redundant-role",
    about: /role="(gridcell|button)"/,
    because: "The primitive sets the role. It agrees with the element.",
  },
  { rule: "html-validate/prefer-native-element", because: NATIVE_ELEMENT },
  {
    rule: "html-validate/wcag/h32",
    because: "The form of the story is submitted by Enter, or saved by a script.",
  },
  {
    rule: "ibm/input_label_exists",
    about: /<output>/,
    because: "The story shows what a form has sent. It isn't a control.",
  },
  {
    rule: "ibm/input_autocomplete_valid",
    about: /autocomplete="username"/,
    because: "HTML allows username in an input of type email.",
  },
  {
    rule: "ibm/target_spacing_sufficient",
    stories: /\/(Heights|Thumb)$/,
    because: "The story measures controls of all sizes, one beside the other. The smallest is 20 px high.",
  },
  { rule: "html-validate/aria-label-misuse", about: /data-testid="code"/, because: CALLERS_ATTRIBUTES },
  { rule: "html-validate/attribute-allowed-values", about: /"secret"/, because: CALLERS_ATTRIBUTES },
  {
    rule: "ibm/table_headers_exists",
    because: "The story shows cells only.",
  },
];

/** Finds the explanations of findings, and remembers which ones applied. */
export class Exceptions {
  readonly #applied = new Set<Exception>();

  /** Whether a finding has an explanation. */
  explains({ rule, message, tag }: Finding, story: string): boolean {
    const found = exceptions.find(
      (each) =>
        each.rule === rule &&
        (each.about?.test(`${message} ${tag}`) ?? true) &&
        (each.stories?.test(story) ?? true),
    );
    if (found) this.#applied.add(found);
    return found !== undefined;
  }

  /** The exceptions that no finding needed. */
  unused(): string[] {
    return exceptions
      .filter((each) => !this.#applied.has(each))
      .map(({ rule, about }) => `${rule} ${about ?? ""}`);
  }
}
