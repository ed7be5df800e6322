import { expect, type within } from "storybook/test";
import { Tabs, type TabsListProps, type TabsProps } from ".";

type Canvas = ReturnType<typeof within>;

export function Sections({ list, ...props }: TabsProps & { list?: TabsListProps }) {
  return (
    <Tabs {...props}>
      <Tabs.List aria-label="Settings" {...list}>
        <Tabs.Tab value="general">General</Tabs.Tab>
        <Tabs.Tab value="billing" disabled>
          Billing
        </Tabs.Tab>
        <Tabs.Tab value="people and teams">People</Tabs.Tab>
        <Tabs.Tab value="keys">Keys</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general">
        <input aria-label="Name" />
      </Tabs.Panel>
      <Tabs.Panel value="people and teams">Five people</Tabs.Panel>
      <Tabs.Panel value="keys" keepMounted>
        <input aria-label="Key" />
      </Tabs.Panel>
    </Tabs>
  );
}

export const tab = (canvas: Canvas, name: string) => canvas.getByRole("tab", { name });

export async function expectSelected(canvas: Canvas, name: string) {
  await expect(canvas.getByRole("tab", { selected: true })).toBe(tab(canvas, name));
  await expect(canvas.getByRole("tabpanel", { name })).toBeVisible();
}
