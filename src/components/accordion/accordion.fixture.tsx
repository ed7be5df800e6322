import { expect, waitFor } from "storybook/test";
import { Input } from "../input";
import { Accordion, type AccordionProps } from ".";

/** Three items, each with an input. The last item is disabled. */
export function Settings(props: AccordionProps) {
  return (
    <Accordion {...props}>
      {["Build", "Domain", "Regions"].map((name) => (
        <Accordion.Item key={name} value={name} disabled={name === "Regions"}>
          <Accordion.Trigger>{name}</Accordion.Trigger>
          <Accordion.Panel>
            <Input aria-label={`${name} note`} id={`${name}-note`} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

type Canvas = { getByRole: (role: string, options: object) => HTMLElement };

export const trigger = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });

/** Waits until exactly these items are open, and the panels of the others are removed or hidden. */
export const opened = (root: HTMLElement, ...names: string[]) =>
  waitFor(() => {
    const expanded = [...root.querySelectorAll("[aria-expanded=true]")].map((each) => each.textContent);
    const panels = root.querySelectorAll("[data-slot=accordion-panel]:not([hidden])");
    expect(expanded).toEqual(names);
    expect(panels).toHaveLength(names.length);
  });
