"use client";

import { useEffect, useRef } from "react";

/**
 * How long a text stays in the live region, in ms. It is long enough to be announced, but short enough that
 * people don't find the text when they read the page.
 */
const STAY = 1000;

/**
 * Two live regions for screen readers, and a function that puts a text into one of them. The toasts
 * themselves are in neither, because expanding, closing and moving them would be announced, too. Only their
 * text is copied, so the caller's elements aren't rendered twice.
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
      // Toasts that arrive together render newest first, but are announced in the order in which they
      // arrived.
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
