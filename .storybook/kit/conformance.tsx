import type { StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, fn, waitFor } from "storybook/test";
import { expectAriaDisabled } from "./expect-aria-disabled";
import { expectPrintable } from "./expect-printable";
import { expectRootSizeScaling } from "./expect-root-size-scaling";
import { slotOf } from "./slot-of";

/** The props that a caller may set on any part. */
interface CallerProps {
  ref: (element: Element | null) => void;
  className: string;
  id: string;
  "aria-details": string;
  "data-caller": string;
  onClick: () => void;
}

/** Renders a part with the caller's props, inside the components that it needs around it. */
type Render = (props: CallerProps) => ReactNode;

/** The fixture of a part. It provides everything that the part needs around it and inside it. */
export type Subject = Render | Unseen;

/** A part that has no element of its own. */
interface Unseen {
  why: string;
  render: Render;
}

/** A part without an element, and the reason. Its defaults and values are still compared with the catalog. */
export function withoutElement(why: string, render: Render): Unseen {
  return { why, render };
}

const placed = new Map<string, Render>();

/** The fixtures of the components and parts in all stories loaded so far, by name in the catalog. */
export const fixtures: ReadonlyMap<string, Render> = placed;

/**
 * A story that checks the rules for every component and part. The caller's ref, class, attributes and
 * handlers reach the part's element, which has its `data-slot`. The caller's class overrides the part's own.
 * The part renders on the server, hydrates in StrictMode without warnings, grows with the root font size,
 * prints in full, and unmounts without leftovers. Controls, and parts that take `disabled`, also honor
 * `aria-disabled`.
 *
 * scripts/checks/catalog-conformance checks the catalog's facts about a part with the same fixture. So spread `{...props}` after the
 * fixture's own props, and render all slots of the part.
 *
 * @param subjects Fixtures by name in the catalog, such as "Checkbox.Item". Use {@link withoutElement} for a
 * part without an element. A test lists missing fixtures.
 */
export function conformance(subjects: Record<string, Subject>): StoryObj {
  for (const [name, subject] of Object.entries(subjects)) {
    placed.set(name, typeof subject === "function" ? subject : subject.render);
  }
  return {
    name: "Conformance",
    parameters: {
      conformance: subjects,
      visual: { skip: "there is nothing to see: each part is mounted and unmounted again" },
    },
    render: () => (
      <ul>
        {Object.keys(subjects).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
    play: async ({ canvasElement, step }) => {
      for (const [name, subject] of Object.entries(subjects)) {
        if (typeof subject !== "function") continue;
        await step(name, () => hold(slotOf(name), subject, canvasElement));
        await step(`${name}, aria-disabled`, () => expectAriaDisabled(name, subject, canvasElement));
      }
    },
  };
}

async function hold(slot: string, subject: Render, canvas: HTMLElement): Promise<void> {
  let element: Element | null = null;
  const onClick = fn();
  const page = (
    <StrictMode>
      <style>{"@layer utilities { .caller { scroll-margin-block-end: 0.4375rem } }"}</style>
      {subject({
        ref: (node) => {
          element = node;
        },
        className: "caller",
        id: "callers-own",
        "aria-details": "elsewhere",
        "data-caller": "yes",
        onClick: () => onClick(),
      })}
    </StrictMode>
  );
  const others = new Set(document.body.children);
  const container = canvas.appendChild(document.createElement("div"));
  const { renderToString } = await import("react-dom/server");
  container.innerHTML = renderToString(page);
  const onServer = container.querySelector(`[data-slot=${slot}]`);
  const root = hydrateRoot(container, page);
  await waitFor(() => expect(element).not.toBeNull());
  const part = element as unknown as HTMLElement;

  // Outside portals, hydration must keep the element from the server.
  if (container.contains(part)) await expect(part).toBe(onServer);
  await expect(part).toHaveAttribute("data-slot", slot);
  await expect(part).toHaveAttribute("id", "callers-own");
  await expect(part).toHaveAttribute("aria-details", "elsewhere");
  await expect(part).toHaveAttribute("data-caller", "yes");
  // WebKit computes no margin for a row of a table.
  await expect(getComputedStyle(part).scrollMarginBlockEnd).toBe("7px");
  const portals = [...document.body.children].filter((each) => !others.has(each));
  await expectRootSizeScaling(container, portals);
  expectPrintable([container, ...portals]);
  part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect(onClick).toHaveBeenCalledOnce();

  root.unmount();
  container.remove();
  await expect(element).toBeNull();
  await waitFor(() => expect(document.body.childElementCount).toBe(others.size));
}
