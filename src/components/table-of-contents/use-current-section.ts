"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * The id of the section that is being read: the last one whose heading has reached the top of the viewport. At the end of the page,
 * it is the section that the address names, or the last one, whose heading is visible. Undefined until hydration.
 *
 * @param nav An element in the page of the sections.
 * @param ids The ids of the headings, in order.
 * @param offset The height in px of what covers the top of the viewport.
 */
export function useCurrentSection(
  nav: RefObject<HTMLElement | null>,
  ids: readonly string[],
  offset: number,
) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const page = nav.current?.ownerDocument;
    const view = page?.defaultView;
    if (!page || !view || ids.length === 0) return;
    let headings: HTMLElement[] = [];
    let observer: IntersectionObserver | undefined;
    const reached = new Set<Element>();

    const update = () => {
      const last = headings.findLast((each) => reached.has(each)) ?? headings[0];
      setCurrent(((isAtEnd(page) && lastVisible(headings, view)) || last)?.id ?? ids[0]);
    };
    const observe = () => {
      observer?.disconnect();
      headings = findHeadings(page, ids);
      const line = Math.max(offset, ...headings.map(landingOf)) + 2;
      // It reaches far below the viewport, so that a heading that jumps from below to above it is reported too.
      observer = new view.IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            if (!isIntersecting && boundingClientRect.top <= line) reached.add(target);
            else reached.delete(target);
          }
          update();
        },
        { root: page, rootMargin: `${-line}px 0px 1000000px 0px`, threshold: 1 },
      );
      reached.clear();
      for (const each of headings) observer.observe(each);
    };
    const handleScroll = () => {
      // Some sections may have been rendered later than the list.
      if (headings.length < ids.length && findHeadings(page, ids).length > headings.length) observe();
      update();
    };
    observe();
    view.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      observer?.disconnect();
      view.removeEventListener("scroll", handleScroll);
    };
  }, [nav, ids, offset]);
  return [current, setCurrent] as const;
}

function findHeadings(page: Document, ids: readonly string[]): HTMLElement[] {
  return ids.map((id) => page.getElementById(id)).filter((each) => each !== null);
}

/** The distance from the top of the viewport at which the browser places a heading that a link goes to. */
function landingOf(heading: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(heading.ownerDocument.documentElement);
  const { scrollMarginTop } = getComputedStyle(heading);
  return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollMarginTop) || 0);
}

function isAtEnd({ scrollingElement }: Document): boolean {
  if (!scrollingElement) return false;
  const { scrollTop, clientHeight, scrollHeight } = scrollingElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
}

/** A link to a section near the end can't bring its heading to the top. */
function lastVisible(headings: readonly HTMLElement[], view: Window): HTMLElement | undefined {
  const visible = headings.filter((each) => {
    const { top } = each.getBoundingClientRect();
    return top >= 0 && top < view.innerHeight;
  });
  return visible.find(({ id }) => view.location.hash === `#${encodeURIComponent(id)}`) ?? visible.at(-1);
}
