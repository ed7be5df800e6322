import { lookUp } from "../../../../.storybook/kit/lookup";
import type { Fact } from "../../../lib/fact";
import { colorsIn } from "./color-facts";
import { servedCatalog } from "./document";
import { measure } from "./measure";
import { pageApi } from "./page-api";
import { styledOf } from "./styled";
import { unnamedSlotsIn } from "./styling-facts";

/**
 * Records facts that only the end of a story shows, not a fixture: colors and sizes after its play function.
 * They can only confirm facts, because a story can have other content around a component. Only for the
 * harness.
 */
export async function recordStoryFacts(component: unknown, isOfCatalog: boolean): Promise<void> {
  const page = pageApi();
  if (!page || isOfCatalog) return;
  const catalog = await servedCatalog();
  const elements = oneOfEachKind(document.querySelectorAll('[class*="k:"]'));
  const colors = colorsIn(elements.map(styledOf), catalog).filter(({ problem }) => !problem);
  page.recordFacts([...colors, ...sizesOf(lookUp(component)?.name)]);

  function sizesOf(name: string | undefined): Fact[] {
    const root = name && catalog.components[name];
    if (!root) return [];
    return unnamedSlotsIn(root, elements.map(measure));
  }
}

/** One element for each combination of slot and classes, because the cells of a long table are all alike. */
function oneOfEachKind(elements: Iterable<Element>): Element[] {
  const kinds = new Map<string, Element>();
  for (const element of elements) {
    const slot = element.closest("[data-slot]")?.getAttribute("data-slot");
    kinds.set(`${slot} ${element.getAttribute("class")}`, element);
  }
  return [...kinds.values()];
}
