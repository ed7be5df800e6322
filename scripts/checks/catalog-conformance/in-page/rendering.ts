import type { ReactNode } from "react";
import { type Measured, measure } from "./measure";
import { mount, type Rendered } from "./mount";
import { pageApi } from "./page-api";
import { type Styled, styledOf } from "./styled";

/** The recorded facts of one rendering. */
export interface Rendering {
  /** The markup without the parts that differ between renderings, such as ids. */
  markup: string;
  /** The fingerprint of the picture. Undefined outside of a test run. */
  picture: string | undefined;
  messages: string[];
  /** The findings of axe, if it ran. */
  violations: string[];
  /** Every component and element that React rendered. */
  rendered: Rendered[];
  /** The `data-slot` and the measures of every element that Kerf styles. */
  boxes: { slot: string; measured: Measured }[];
  /** The classes of every element. */
  classes: Styled[];
}

export interface Wanted {
  picture?: boolean;
  axe?: boolean;
}

/** Renders, records and unmounts. */
export async function renderOnce(node: ReactNode, { picture, axe }: Wanted): Promise<Rendering> {
  const mounted = await mount(node);
  const elements = mounted.roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
  const rendering: Rendering = {
    markup: mounted.roots.map((root) => stable(root.outerHTML)).join("\n"),
    picture: picture ? await pageApi()?.fingerprint() : undefined,
    violations: axe ? await violations() : [],
    messages: mounted.messages,
    rendered: mounted.rendered,
    boxes: elements.flatMap((element) =>
      isStyled(element)
        ? [{ slot: element.getAttribute("data-slot") ?? "", measured: measure(element) }]
        : [],
    ),
    classes: elements.map(styledOf),
  };
  await mounted.unmount();
  return rendering;
}

function isStyled(element: Element): boolean {
  return element.hasAttribute("data-slot") || /(^| )k:/.test(element.getAttribute("class") ?? "");
}

/** The findings of axe in both themes. */
async function violations(): Promise<string[]> {
  const page = pageApi();
  if (!page) return [];
  const found = [];
  for (const theme of ["dark", "light"]) {
    const violations = await page.violations({ "data-theme": theme });
    found.push(...violations.map((violation) => `in ${theme}: ${violation}`));
  }
  return found;
}

/** Removes generated ids, and attributes that depend on positions and timing. */
function stable(html: string): string {
  return (
    html
      .replaceAll(/_r_\w+_/g, "id")
      .replaceAll(/«r\w+»/g, "id")
      .replaceAll(/base-ui-[\w:-]+/g, "id")
      .replaceAll(/ (_echarts_instance_|data-zr-dom-id)="[^"]*"/g, "")
      // Announced text is added and removed by timers.
      .replaceAll(/(<[^>]*(?:role="status"|aria-live=)[^>]*>)[^<]*/g, "$1")
      .replaceAll(/ style="[^"]*"/g, "")
      .replaceAll(/ data-(starting-style|ending-style|anchor-hidden|highlighted)="[^"]*"/g, "")
  );
}

/** The props of each rendered component. */
export function propsOf({ rendered }: Rendering, component: unknown): Record<string, unknown> | undefined {
  return rendered.find(({ type }) => type === component)?.props;
}
