"use client";

import { type ComponentProps, type KeyboardEvent, memo, type ReactNode, useId, useState } from "react";
import { type PaginationLabels, paginationLabels } from "../../i18n/labels";
import { overrideStrings, type Texts, useLabels } from "../../i18n/labels-provider";
import {
  ChevronDownIcon,
  ChevronFirstIcon,
  ChevronLastIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  type Icon,
} from "../../icons/icons";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { fillText } from "../../lib/fill-text";
import { isComposing } from "../../lib/is-composing";
import { knownValue } from "../../lib/known-value";
import { isWindowBlur } from "../../lib/window-blur";
import { paginationRecipe, paginationSeparatorRecipe } from "./pagination.recipe";
import { type PageNumbers, type Pages, pageNumbers, readPages } from "./read-pages";

/** The values available to a summary. */
export interface PaginationFacts {
  /**
   * The current page, counted from 1.
   *
   * @minimum 1
   */
  page: number;
  /**
   * The number of items on a page, if known.
   *
   * @minimum 1
   */
  perPage?: number;
  /**
   * The total number of items, if known.
   *
   * @minimum 0
   */
  totalCount?: number;
  /**
   * The visible items, as formatted for the locale: "26–50". It is "0" if there are no items, and empty if the range is
   * unknown.
   */
  pageShowingRange: string;
}

interface PaginationContext extends Pages {
  controls: "full" | "simple";
  labels: Texts<"pagination">;
  numbers: PageNumbers;
  /** The default content of Info. */
  summary: React.ReactNode;
  facts: PaginationFacts;
  /** Requests the existing page that is nearest to a whole number, unless it is already the current page. */
  goTo(page: number): void;
}

export const [PaginationProvider, usePagination] = createStrictContext<PaginationContext>("Pagination");

/** The sentences of the summary, with placeholders in braces. */
export interface PaginationText {
  /** The visible items, with `{range}`, `{total}`, `{page}`, `{pages}` and `{perPage}`. */
  showing?: string;
  /** The text if there are no items. */
  empty?: string;
  /** The text if the total number of items is unknown, with `{page}`. */
  unknown?: string;
}

export interface PaginationProps extends LabelsProps<PaginationLabels>, StyleProps, ComponentProps<"nav"> {
  /**
   * Called with the requested page. It always exists, and is never the current page.
   * @param page The page to show, counted from 1.
   */
  setPage: (page: number) => void;
  /**
   * The current page, counted from 1. A value above the last page is treated as the last page.
   * @default 1
   * @minimum 1
   */
  page?: number;
  /**
   * The number of items on a page.
   *
   * @minimum 1
   */
  perPage?: number;
  /**
   * The total number of items. Without it or `perPage`, only the pages up to `page` are known to exist.
   *
   * @minimum 0
   */
  totalCount?: number;
  /**
   * The navigation controls: only previous and next, or also first, last and any page.
   * @default "full"
   */
  controls?: "full" | "simple";
  /**
   * A custom summary: sentences with placeholders in braces, or a function that renders it.
   * @param facts The current page and the visible items.
   */
  text?: PaginationText | ((facts: PaginationFacts) => ReactNode);
  /** The parts, instead of the default summary and controls. */
  children?: ReactNode;
}

const slots = paginationRecipe();

/**
 * Page navigation for a list, with a summary of the visible items. Controlled: pass `page` and `setPage`.
 *
 * @category Navigation
 * @alias pager, paginator, page numbers
 * @since 0.1.0
 */
export function Pagination({
  setPage,
  page,
  perPage,
  totalCount,
  controls,
  text,
  labels: ownLabels,
  children,
  className,
  ...rest
}: PaginationProps) {
  const labels = useLabels("pagination", paginationLabels, ownLabels);
  const known = knownValue("Pagination.controls", controls, ["full", "simple"]);
  const numbers = pageNumbers(labels.locale);
  const pages = readPages({ page, perPage, totalCount });
  const isKnown = pages.totalCount !== undefined && pages.last > 0;
  const facts: PaginationFacts = {
    page: pages.page,
    perPage: pages.perPage,
    totalCount: pages.totalCount,
    pageShowingRange: isKnown || pages.totalCount === 0 ? numbers.range(pages.first, pages.last) : "",
  };

  function summary(): ReactNode {
    if (typeof text === "function") return text(facts);
    const words = overrideStrings({ ...labels }, text);
    const sentence = pages.totalCount === 0 ? words.empty : isKnown ? words.showing : words.unknown;
    return fillText(sentence, {
      range: facts.pageShowingRange,
      total: numbers.format(pages.totalCount ?? 0),
      page: numbers.format(pages.page),
      pages: numbers.format(pages.pages),
      perPage: numbers.format(pages.perPage ?? 0),
    });
  }

  function goTo(wanted: number) {
    const target = Math.min(Math.max(1, wanted), pages.pages);
    // Compared with the caller's `page`, which may be past the last page. The visible last page can then
    // still be requested.
    if (target !== (page ?? 1)) setPage(target);
  }

  return (
    <nav data-slot="pagination" aria-label={labels.label} className={slots.base({ className })} {...rest}>
      <PaginationProvider
        value={{ ...pages, controls: known, labels, numbers, summary: summary(), facts, goTo }}
      >
        {children ?? (
          <>
            <PaginationInfo />
            <PaginationControls />
          </>
        )}
      </PaginationProvider>
    </nav>
  );
}

export interface PaginationInfoProps extends StyleProps, Omit<ComponentProps<"div">, "children"> {
  /**
   * The summary: text, or a function of the values. Defaults to the summary of Pagination.
   * @param facts The current page and the visible items.
   */
  children?: ReactNode | ((facts: PaginationFacts) => ReactNode);
  /**
   * Overrides the `page` passed to the function.
   *
   * @minimum 1
   */
  page?: number;
  /** Overrides the `pageShowingRange` passed to the function. */
  pageShowingRange?: string;
  /**
   * Overrides the `perPage` passed to the function.
   *
   * @minimum 1
   */
  perPage?: number;
  /**
   * Overrides the `totalCount` passed to the function.
   *
   * @minimum 0
   */
  totalCount?: number;
}

/** A summary of the visible items. Screen readers announce it after each change. */
export function PaginationInfo({
  children,
  page,
  pageShowingRange,
  perPage,
  totalCount,
  className,
  ...rest
}: PaginationInfoProps) {
  const { facts, summary } = usePagination("Pagination.Info");
  const given = {
    page: page ?? facts.page,
    perPage: perPage ?? facts.perPage,
    totalCount: totalCount ?? facts.totalCount,
    pageShowingRange: pageShowingRange ?? facts.pageShowingRange,
  };
  return (
    // With its own direction, so that "1–25 of 312" isn't reordered in a right-to-left page.
    <div data-slot="pagination-info" role="status" dir="auto" className={slots.info({ className })} {...rest}>
      {typeof children === "function" ? children(given) : (children ?? summary)}
    </div>
  );
}

export interface PaginationControlsProps extends StyleProps, ComponentProps<"div"> {
  /**
   * The control for jumping to a page that isn't adjacent. `simple` controls have none.
   * @default "input"
   */
  pageSelector?: "input" | "dropdown";
}

/** The buttons to the previous, next, first and last page, with a control for jumping to any page. */
export function PaginationControls({ pageSelector, className, ...rest }: PaginationControlsProps) {
  const { page, pages, controls, labels } = usePagination("Pagination.Controls");
  const selector = knownValue("Pagination.Controls.pageSelector", pageSelector, ["input", "dropdown"]);
  const isFull = controls === "full";
  return (
    <div data-slot="pagination-controls" className={slots.controls({ className })} {...rest}>
      {isFull && <PageStep icon={ChevronFirstIcon} label={labels.first} to={1} />}
      <PageStep icon={ChevronLeftIcon} label={labels.previous} to={page - 1} />
      {isFull && (selector === "input" ? <PageInput /> : <PageList />)}
      <PageStep icon={ChevronRightIcon} label={labels.next} to={page + 1} />
      {isFull && <PageStep icon={ChevronLastIcon} label={labels.last} to={pages} />}
    </div>
  );
}

interface PageStepProps {
  icon: Icon;
  label: string;
  /** The page to go to, which may not exist. */
  to: number;
}

/**
 * A button to another page, disabled if that page doesn't exist. While focused, it uses `aria-disabled`
 * instead. Otherwise, a button that is pressed repeatedly would lose focus on the last page.
 */
function PageStep({ icon: Icon, label, to }: PageStepProps) {
  const { page, pages, goTo } = usePagination("Pagination.Controls");
  const [isFocused, setFocused] = useState(false);
  const isOff = to === page || to < 1 || to > pages;
  return (
    <button
      type="button"
      data-slot="pagination-step"
      aria-label={label}
      disabled={isOff && !isFocused}
      aria-disabled={isOff || undefined}
      className={slots.step()}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => isOff || goTo(to)}
    >
      <Icon />
    </button>
  );
}

/**
 * An input for the page number. Enter and blur commit a whole number, and Escape restores the current page.
 * Other text is discarded.
 */
function PageInput() {
  const { page, pages, labels, numbers, goTo } = usePagination("Pagination.Controls");
  // The typed text, and the page at which typing began. If the page then changes elsewhere, the new page
  // replaces the text.
  const [draft, setDraft] = useState<{ text: string; page: number }>();
  const text = draft?.page === page ? draft.text : undefined;

  function commit() {
    setDraft(undefined);
    const typed = text === undefined ? undefined : numbers.parse(text);
    if (typed !== undefined) goTo(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Input methods use these keys to confirm their own text.
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      // Enter must not submit a surrounding form.
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && text !== undefined) {
      // Escape only restores the text. A surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
    }
  }

  return (
    <input
      data-slot="pagination-input"
      aria-label={fillText(labels.page, { first: numbers.format(1), pages: numbers.format(pages) })}
      className={slots.input()}
      type="text"
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      disabled={pages === 1}
      value={text ?? numbers.plain(page)}
      onChange={(event) => setDraft({ text: event.target.value, page })}
      // When people return from another window, they go on typing.
      onFocus={(event) => text === undefined && event.target.select()}
      onBlur={(event) => !isWindowBlur(event) && commit()}
      onKeyDown={onKeyDown}
    />
  );
}

/** With more pages than this, the options are rendered only when the user is about to open the list. */
const LONG = 100;

/**
 * A list of all pages. Until it is focused or hovered, a long list has an option only for the current page, whose value
 * is visible.
 */
function PageList() {
  const { page, pages, labels, numbers, goTo } = usePagination("Pagination.Controls");
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <DropDown
      data-slot="pagination-list"
      aria-label={fillText(labels.page, { first: numbers.format(1), pages: numbers.format(pages) })}
      disabled={pages === 1}
      value={page}
      onChange={(event) => goTo(Number(event.target.value))}
      // Each of these events fires before the list opens and before a key changes the value.
      onPointerEnter={want}
      onPointerDown={want}
      onFocus={want}
    >
      {isWanted || pages <= LONG ? (
        <PageOptions pages={pages} locale={labels.locale} />
      ) : (
        <option value={page}>{numbers.format(page)}</option>
      )}
    </DropDown>
  );
}

interface PageOptionsProps {
  pages: number;
  locale: string;
}

/** Memoized, so that a new selection doesn't render the options again. */
const PageOptions = memo(function PageOptions({ pages, locale }: PageOptionsProps) {
  const { format } = pageNumbers(locale);
  return Array.from({ length: pages }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
    <option key={index} value={index + 1}>
      {format(index + 1)}
    </option>
  ));
});

export interface PaginationPageSizeProps extends StyleProps, Omit<ComponentProps<"div">, "onChange"> {
  /**
   * The current number of items on a page. It is listed even if `options` doesn't contain it.
   *
   * @minimum 1
   */
  value: number;
  /**
   * The available numbers of items.
   * @default [25, 50, 100, 250]
   */
  options?: number[];
  /** The label before the list, "Per page" by default. */
  label?: ReactNode;
  /**
   * Called with the selected number. Go back to page 1, because the current page number then shows other items.
   * @param perPage The number of items on a page.
   */
  onChange?: (perPage: number) => void;
}

const usual = [25, 50, 100, 250];

/** A list for selecting the number of items on a page. */
export function PaginationPageSize({
  value,
  options = usual,
  label,
  onChange,
  className,
  ...rest
}: PaginationPageSizeProps) {
  const { labels, numbers } = usePagination("Pagination.PageSize");
  const id = useId();
  const sizes = [...new Set([...options, value])].filter((size) => size >= 1).sort((a, b) => a - b);
  return (
    <div data-slot="pagination-page-size" className={slots.pageSize({ className })} {...rest}>
      <label data-slot="pagination-page-size-label" htmlFor={id}>
        {label ?? labels.perPage}
      </label>
      <DropDown
        id={id}
        data-slot="pagination-page-size-list"
        value={value}
        onChange={(event) => onChange?.(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {numbers.format(size)}
          </option>
        ))}
      </DropDown>
    </div>
  );
}

/**
 * A native select that looks like Kerf's controls. It is native because its options, even thousands, cost
 * nothing until it opens.
 */
function DropDown(props: ComponentProps<"select">) {
  return (
    <span data-slot="pagination-drop-down" className={slots.dropDown()}>
      <select className={slots.select()} {...props} />
      <ChevronDownIcon className={slots.chevron()} />
    </span>
  );
}

export interface PaginationSeparatorProps extends StyleProps, ComponentProps<"span"> {}

/** A divider line between parts. It is hidden on narrow screens, where the parts are stacked. */
export function PaginationSeparator({ className, ...rest }: PaginationSeparatorProps) {
  usePagination("Pagination.Separator");
  return (
    <span
      data-slot="pagination-separator"
      aria-hidden="true"
      className={paginationSeparatorRecipe({ className })}
      {...rest}
    />
  );
}
