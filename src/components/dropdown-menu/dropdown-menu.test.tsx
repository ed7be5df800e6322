import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DropdownMenu } from ".";

test.each<[string, string, ReactElement]>([
  ["Trigger", "DropdownMenu", <DropdownMenu.Trigger key="1" />],
  ["Content", "DropdownMenu", <DropdownMenu.Content key="2" />],
  ["Item", "DropdownMenu", <DropdownMenu.Item key="3" />],
  ["LinkItem", "DropdownMenu", <DropdownMenu.LinkItem key="4" />],
  ["CheckboxItem", "DropdownMenu", <DropdownMenu.CheckboxItem key="5" />],
  ["RadioGroup", "DropdownMenu", <DropdownMenu.RadioGroup key="6" />],
  ["RadioItem", "DropdownMenu.RadioGroup", <DropdownMenu.RadioItem key="7" value="mm" />],
  ["RadioItemIndicator", "DropdownMenu.RadioItem", <DropdownMenu.RadioItemIndicator key="8" />],
  ["Label", "DropdownMenu", <DropdownMenu.Label key="9" />],
  ["Separator", "DropdownMenu", <DropdownMenu.Separator key="10" />],
  ["Shortcut", "DropdownMenu", <DropdownMenu.Shortcut key="11" />],
  ["Group", "DropdownMenu", <DropdownMenu.Group key="12" />],
  ["Sub", "DropdownMenu", <DropdownMenu.Sub key="13" />],
  ["SubTrigger", "DropdownMenu.Sub", <DropdownMenu.SubTrigger key="14" />],
  ["SubContent", "DropdownMenu.Sub", <DropdownMenu.SubContent key="15" />],
])("<DropdownMenu.%s> outside <%s> throws an error that names the missing parent", (name, parent, part) => {
  expect(() => renderToString(part)).toThrow(`<DropdownMenu.${name}> must be used inside <${parent}>.`);
});

test("the server renders the trigger, and no menu", () => {
  const markup = renderToString(
    <DropdownMenu defaultOpen>
      <DropdownMenu.Trigger>Drawing</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>,
  );
  expect(markup).toContain('data-slot="dropdown-menu-trigger"');
  expect(markup).not.toContain("Rename");
});
