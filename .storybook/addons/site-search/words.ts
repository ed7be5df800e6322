import { stemmer } from "stemmer";

/**
 * Groups of words that mean the same in a user interface. Other names of one component are aliases in the
 * catalog. These groups are about actions, appearance, content and states, and names in other systems.
 */
const groups = [
  // Actions.
  "add, create, new, insert",
  "begin, start, first, initial",
  "change, edit, modify, update, customize, override",
  "choose, select, pick",
  "close, dismiss, hide, exit",
  "confirm, confirmation, ask, sure",
  "copy, clipboard, duplicate",
  "delete, remove, clear, destroy, discard",
  "disable, disabled, unavailable, inactive, forbid, block, prevent",
  "drag, move, reorder, sort",
  "end, finish, last, final",
  "expand, collapse, fold, unfold, more",
  "increment, increase, decrement, decrease, step",
  "grow, resize, autosize, autoresize",
  "load, fetch, async, remote, server",
  "loading, busy, pending, waiting, progress",
  "login, signin, authentication",
  "open, show, display, visible, reveal",
  "press, click, tap",
  "register, registration, signup",
  "search, find, filter, query, lookup",
  "sort, order, sortable",
  "submit, send, save",
  "undo, revert, restore",
  "upload, file, attach",
  "validate, validation, invalid, required, constraint",
  // Appearance.
  "bold, strong, weight",
  "border, outline, line",
  "center, align, alignment, justify",
  "color, colour, theme, tone, hue",
  "corner, radius, rounded",
  "dark, night, theme",
  "distance, space, spacing, gap, margin, padding",
  "fixed, sticky, pinned",
  "full, fill, stretch, block, width",
  "long, truncate, overflow, ellipsis, cut",
  "picture, photo, image",
  "phone, mobile, narrow, small, responsive",
  "shadow, elevation, depth",
  "side, position, placement",
  "vertical, orientation, horizontal",
  // Content and states.
  "character, letter",
  "count, counter, number, amount",
  "delay, timeout, duration, wait",
  "error, invalid, failure, problem, wrong",
  "help, hint, description, support",
  "header, head, heading, title",
  "language, locale, translation, international, i18n",
  "maximum, max, limit",
  "message, notification, notice",
  "minimum, min, limit",
  "missing, fallback, absent",
  "mixed, indeterminate, partial",
  "month, calendar, date",
  "nested, submenu, sub, inside",
  "optional, required",
  "past, future, date",
  "percent, percentage, ratio",
  "row, record, item",
  "rtl, direction, bidirectional, mirrored",
  "several, multiple, many, multi",
  "shortcut, hotkey, keybinding, key, keyboard",
  "checkmark, tick, checked, check",
  "warning, caution, danger",
  "week, weekday, weekend, date",
  // Names in other systems.
  "accordion, expander, faq",
  "banner, callout, alert, infobar, admonition, jumbotron",
  "breadcrumb, crumb",
  "calendar, datepicker",
  "carousel, gallery",
  "combobox, typeahead, autosuggest",
  "dialog, modal, lightbox, popup, window",
  "empty, blank, zero, nothing, none",
  "loader, spinner, throbber, hourglass, activity",
  "menu, dropdown, flyout, pulldown",
  "meter, gauge, progress, progressbar, bar",
  "pagination, pager, paging, pages",
  "popover, flyout, bubble, callout",
  "select, dropdown, listbox, picker",
  "skeleton, shimmer, ghost, placeholder",
  "switch, toggle, onoff",
  "table, grid, datagrid, spreadsheet, datatable",
  "tabs, tabstrip, tabbar, view",
  "toast, snackbar, growl, flash, notification",
  "tooltip, hint, infotip, title",
].map((group) => group.split(", "));

const synonyms = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const known = synonyms.get(stemmer(word)) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    synonyms.set(stemmer(word), known);
  }
}

/** Other words for a word. */
export function synonymsOf(word: string): string[] {
  return [...(synonyms.get(stemmer(word)) ?? [])];
}

const stopWords = new Set(
  "a an and are as at be by can could do does for from get give have how i if in into instead is it its like look make me my need of one or should so some that the their them there these this to use using want was way what when where which while who why will with without you your".split(
    " ",
  ),
);

/** Whether a word says nothing about the subject of a question. */
export const isStopWord = (word: string) => stopWords.has(word);
