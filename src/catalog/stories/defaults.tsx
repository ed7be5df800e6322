import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, waitFor } from "storybook/test";
import { defaultValue } from "./enhancers";
import { catalog, type Descriptor } from "./lookup";

/** Renders a component or part with the given props. */
type Subject = (props: object) => ReactNode;

/**
 * Holds the defaults of the catalog against the running component: with a prop left out, and with what the catalog
 * says that it then is, the page is the same.
 *
 * @param name As in the catalog: "Checkbox.Item".
 */
export async function holdDefaults(name: string, subject: Subject, canvas: HTMLElement): Promise<void> {
  const withDefault = Object.entries(descriptorOf(name).props).filter(
    ([, prop]) => prop.default !== undefined,
  );
  if (withDefault.length === 0) return;
  const leftOut = await markup(subject, {}, canvas);
  for (const [prop, descriptor] of withDefault) {
    const value = defaultValue(descriptor);
    const given = await markup(subject, { [prop]: value }, canvas);
    await expect(given, `${name} with ${prop}={${JSON.stringify(value)}}, its default`).toBe(leftOut);
  }
}

function descriptorOf(name: string): Descriptor {
  const [component = "", part] = name.split(".");
  const root = catalog.components[component];
  const found = part ? root?.subComponents?.[part] : root;
  if (!found) throw new Error(`The catalog has no ${name}. Name it as there, or regenerate the catalog.`);
  return found;
}

/** A part's element as text, once it is there, without what differs from one rendering to the next. */
async function markup(subject: Subject, props: object, canvas: HTMLElement): Promise<string> {
  let element: Element | null = null;
  const container = canvas.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const ref = (node: Element | null) => {
    element = node;
  };
  root.render(subject({ ...props, ref }));
  await waitFor(() => expect(element).not.toBeNull());
  const text = (element as unknown as Element).outerHTML;
  root.unmount();
  container.remove();
  await waitFor(() => expect(element).toBeNull());
  return stable(text);
}

/** Ids are counted through, and what is placed or moves has its place and its moment in its attributes. */
function stable(html: string): string {
  return html
    .replaceAll(/_r_\w+_/g, "id")
    .replaceAll(/«r\w+»/g, "id")
    .replaceAll(/base-ui-[\w:]+/g, "id")
    .replaceAll(/ style="[^"]*"/g, "")
    .replaceAll(/ data-(starting-style|ending-style|side|align|anchor-hidden|highlighted)="[^"]*"/g, "");
}
