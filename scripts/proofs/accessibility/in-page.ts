/** Runs inside the page: IBM's engine, and the HTML for html-validate. */
import { isStorybooksOwn, UNSEEN } from "../../visual/capture/in-page/bounds";
import type { Finding } from "./finding";

/** The parts of IBM's engine that are used here. Its own types require its build. */
interface Engine {
  Checker: new () => { check(root: Document, policies: string[]): Promise<{ results: EngineResult[] }> };
}

interface EngineResult {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  path: { dom: string };
}

window.kerfAccessibility = {
  async ibm() {
    const { ace_ibma: ace } = window as unknown as { ace_ibma: Engine };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results.flatMap(({ ruleId, value: [, outcome], message, path }) => {
      const element = elementAt(path.dom);
      // Other outcomes ask a person to look, and say nothing about this element.
      if (outcome !== "FAIL" || !element || isStorybooksOwn(element)) return [];
      return [{ rule: `ibm/${ruleId}`, message, tag: openingTag(element) }];
    });
  },
  html() {
    const parts = [...document.body.children].filter(
      (element) => !isStorybooksOwn(element) && !element.matches(UNSEEN),
    );
    return parts.map(({ outerHTML }) => outerHTML).join("\n");
  },
};

function elementAt(path: string): Element | undefined {
  const { singleNodeValue: node } = document.evaluate(
    path,
    document,
    null,
    XPathResult.FIRST_ORDERED_NODE_TYPE,
  );
  return node instanceof Element ? node : undefined;
}

function openingTag(element: Element): string {
  return (element.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/, "");
}

declare global {
  interface Window {
    kerfAccessibility: {
      /** The failures that IBM's engine finds. */
      ibm(): Promise<Finding[]>;
      /** The HTML of the story and its portals. */
      html(): string;
    };
  }
}
