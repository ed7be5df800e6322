import type { StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor } from "storybook/test";
import { holdDefaults } from "./defaults";

/** What a caller may set on any part. */
interface CallerProps {
  ref: (element: Element | null) => void;
  className: string;
  id: string;
  "aria-details": string;
  "data-caller": string;
  onClick: () => void;
}

/** Renders a part, with the caller's props on it and around it whatever it needs; or says why it has no element. */
type Subject = ((props: CallerProps) => ReactNode) | string;

/**
 * A story that holds a component and its parts to what every one of them promises: ref, class, attributes and
 * handlers of the caller reach its element, which has its `data-slot`; the caller's class wins; it renders on the
 * server, hydrates in StrictMode without a word, and leaves nothing behind; its defaults are those of the catalog.
 *
 * @param subjects By the name in the catalog, as in "Checkbox.Item". A test says which are missing.
 */
export function conformance(subjects: Record<string, Subject>): StoryObj {
  return {
    name: "Conformance",
    parameters: {
      conformance: Object.keys(subjects),
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
        if (typeof subject === "string") continue;
        await step(name, () => hold(slotOf(name), subject, canvasElement));
        const bare = (props: object) => subject(props as CallerProps);
        await step(`${name}: defaults`, () => holdDefaults(name, bare, canvasElement));
      }
    },
  };
}

async function hold(slot: string, subject: Exclude<Subject, string>, canvas: HTMLElement): Promise<void> {
  let element: Element | null = null;
  const onClick = fn();
  const page = (
    <StrictMode>
      <style>{"@layer utilities { .caller { margin-block-end: 7px } }"}</style>
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
  const before = document.body.childElementCount;
  const container = canvas.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const onServer = container.querySelector(`[data-slot=${slot}]`);
  const root = hydrateRoot(container, page);
  await waitFor(() => expect(element).not.toBeNull());
  const part = element as unknown as HTMLElement;

  // What is not in a portal is the server's own element, taken over.
  if (container.contains(part)) await expect(part).toBe(onServer);
  await expect(part).toHaveAttribute("data-slot", slot);
  await expect(part).toHaveAttribute("id", "callers-own");
  await expect(part).toHaveAttribute("aria-details", "elsewhere");
  await expect(part).toHaveAttribute("data-caller", "yes");
  await expect(getComputedStyle(part).marginBlockEnd).toBe("7px");
  part.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect(onClick).toHaveBeenCalledOnce();

  root.unmount();
  container.remove();
  await expect(element).toBeNull();
  await waitFor(() => expect(document.body.childElementCount).toBe(before));
}

/** "Checkbox.Item" has the slot "checkbox-item", "GridItem" has "grid-item". */
function slotOf(name: string): string {
  return name
    .replace(".", "")
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
}
