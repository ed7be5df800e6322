"use client";

import { useEffect, useRef } from "react";

/**
 * How long a text stays in the live region: long enough to be announced, but people shouldn't find it when reading the
 * page.
 */
const STAY = 1000;

/**
 * Two live regions for screen readers, and what puts a text into one of them. The toasts themselves are in neither:
 * unfolding, closing and moving up would all be news. Elements of a caller's own are not drawn twice for it either.
 */
export function useNews() {
  const polite = useRef<HTMLDivElement>(null);
  const urgent = useRef<HTMLDivElement>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const queue = useRef<[text: string, isUrgent: boolean][]>([]);

  const say = (text: string, isUrgent: boolean) => {
    const region = (isUrgent ? urgent : polite).current;
    if (!region) return;
    const news = document.createElement("div");
    for (const line of text.split("\n")) news.appendChild(document.createElement("p")).textContent = line;
    region.append(news);
    const timer = setTimeout(() => {
      news.remove();
      timers.current.delete(timer);
    }, STAY);
    timers.current.add(timer);
  };

  const announce = useRef((text: string, isUrgent: boolean) => {
    if (text && queue.current.push([text, isUrgent]) === 1) {
      // Those that come together are drawn the newest first; they are said in the order that they came in.
      queueMicrotask(() => {
        for (const news of queue.current.splice(0).reverse()) say(...news);
      });
    }
  });

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return { polite, urgent, announce };
}
