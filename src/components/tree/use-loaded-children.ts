"use client";

import { useEffect, useRef, useState } from "react";
import { warnOnce } from "../../lib/warn-once";
import type { Load } from "./tree-rows";
import type { TreeItem, TreeProps } from "./tree-types";

/**
 * The children that `loadChildren` returned, by the value of their parent, and the latest result to announce.
 */
export function useLoadedChildren() {
  const [loads, setLoads] = useState<ReadonlyMap<string, Load>>(new Map());
  const [latest, setLatest] = useState<{ item: TreeItem; load: Load }>();
  return {
    loads,
    latest,
    set: (item: TreeItem, load: Load) => {
      setLoads((loads) => new Map(loads).set(item.value, load));
      setLatest({ item, load });
    },
    /** Forgets an error, so that the children are loaded again if the item is expanded. */
    forgetError: ({ value }: TreeItem) => {
      if (loads.get(value) !== "error") return;
      const others = new Map(loads);
      others.delete(value);
      setLoads(others);
    },
  };
}

/** Loads the children of these items after the render. */
export function useMissingChildren(
  missing: readonly TreeItem[],
  loadChildren: TreeProps["loadChildren"],
  set: (item: TreeItem, load: Load) => void,
): void {
  const running = useRef(new Set<string>());
  useEffect(() => {
    if (!loadChildren) return;
    for (const item of missing) {
      // Effects run twice in StrictMode.
      if (running.current.has(item.value)) continue;
      running.current.add(item.value);
      set(item, "loading");
      const end = (load: Load) => {
        running.current.delete(item.value);
        if (load !== "error" && !Array.isArray(load)) {
          warnOnce(
            `Tree's loadChildren returned ${load} for "${item.value}". Return a promise of a list of items.`,
          );
          set(item, "error");
        } else set(item, load);
      };
      // In an async function, so that an error that `loadChildren` throws becomes a rejection.
      (async () => loadChildren(item))().then(end, () => end("error"));
    }
  });
}
